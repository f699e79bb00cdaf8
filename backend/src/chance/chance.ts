/** FNV-1a of a text; of what follows another text with that one's hash. */
export function hashOf(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** A number in [0, 1) that is always the same for the same hash. */
export function chanceOf(hashed: number): number {
  let hash = Math.imul(hashed ^ (hashed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A number in [0, 1) that is always the same for the same text (FNV-1a with a final mix). */
export const chance = (text: string): number => chanceOf(hashOf(text));

/** A whole number from `least` to `most`, always the same for the same text. */
export const pick = (text: string, least: number, most: number): number =>
  least + Math.floor(chance(text) * (most - least + 1));
