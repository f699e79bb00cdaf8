/**
 * JSON in which what stands in many places is written once: a list of offers names the same airports, flights and fares
 * again and again, and whoever reads the list reads through all of them. Answers of the API come so to who accepts it
 * (`PACKED`), and first data to the page.
 *
 * The text is an array of parts, the last of which is the whole. In a part `[0, …]` is an array of what follows, and
 * `[n]` stands for the n-th part, which stands before it. What was one part is one object where it is read.
 */

/** Parameter of the media types of packed answers; of an answer in parts each line is packed. */
export const PACKED = 'profile=packed';

const isWhole = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** With nothing in it that has to be looked at. */
const isFlat = (value: object): boolean => !Object.values(value).some(isWhole);

/** As JSON has it: in a list nothing is `null`. */
const scalar = (value: unknown): string => JSON.stringify(value) ?? 'null';

const arrayOf = (items: readonly string[]): string => `[${['0', ...items].join()}]`;

/** @param value as `unpack` gives it: what is one object there is written once */
export function pack(value: unknown): string {
  const seen = new Set<object>();
  const shared = new Set<object>();
  const look = (one: object): void => {
    if (seen.has(one)) {
      shared.add(one);
      return;
    }
    seen.add(one);
    for (const item of Object.values(one)) if (isWhole(item)) look(item);
  };
  if (isWhole(value)) look(value);

  const parts: string[] = [];
  const places = new Map<object, string>();
  const names = new Map<string, string>();
  const nameOf = (key: string): string => {
    const name = names.get(key) ?? `${JSON.stringify(key)}:`;
    names.set(key, name);
    return name;
  };
  const objectText = (one: object): string =>
    isFlat(one)
      ? JSON.stringify(one)
      : `{${Object.entries(one)
          .flatMap(([key, item]) => (item === undefined ? [] : nameOf(key) + write(item)))
          .join()}}`;
  const write = (one: unknown): string => {
    if (!isWhole(one)) return scalar(one);
    const known = places.get(one);
    if (known !== undefined) return known;
    const text = Array.isArray(one) ? arrayOf(one.map(write)) : objectText(one);
    if (!shared.has(one)) return text;
    const place = `[${parts.push(text)}]`;
    places.set(one, place);
    return place;
  };
  const whole = write(value);
  return `[${[...parts, whole].join()}]`;
}

/** How a value stands in a packed text, with nothing of it a part of its own. What is undefined is left out. */
export const packedPart = (value: unknown): string => {
  if (Array.isArray(value)) return arrayOf(value.map(packedPart));
  if (!isWhole(value)) return scalar(value);
  const members = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [`${JSON.stringify(key)}:${packedPart(item)}`],
  );
  return `{${members.join()}}`;
};

/** What `pack` wrote. @throws SyntaxError when the text is not whole */
export const unpack = (text: string): unknown => unpackParts(JSON.parse(text));

/** What `pack` wrote, where it stands in other JSON. What is given is used up. */
export function unpackParts(written: readonly unknown[]): unknown {
  const parts: unknown[] = [];
  const read = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const number = part.shift();
      return number ? parts[number - 1] : part.map(read);
    }
    if (isWhole(part)) for (const key in part) part[key] = read(part[key]);
    return part;
  };
  for (const part of written) parts.push(read(part));
  return parts.at(-1);
}
