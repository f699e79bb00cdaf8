/** Names of a view's looks beside the first, as an address chooses one: `casona-day.svg#b`. */
export const OTHER_LOOKS = ['b', 'c', 'd'] as const;

/** FNV-1a: the same for the same seed, at the edge as in a browser. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The end of a drawing's address that chooses the look of a seed; nothing for the first one. */
export function lookOf(seed: string): string {
  const look = OTHER_LOOKS[(hashOf(seed) % (OTHER_LOOKS.length + 1)) - 1];
  return look === undefined ? '' : `#${look}`;
}
