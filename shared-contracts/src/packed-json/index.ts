/**
 * JSON in which what stands in many places is written once: a list of offers names the same airports, flights and fares
 * again and again, in objects with the same keys, and whoever reads the list reads through all of them. Answers of the API
 * come so to who accepts it (`PACKED`), and first data to the page.
 *
 * The text is an array of parts, the last of which is the whole. In a part `[0, …]` is an array of what follows, and
 * `[n]` stands for the n-th part, which stands before it. What was one part is one object where it is read. A part of texts
 * alone names keys: `[-n, …]` is an object with the keys of the n-th part, and what follows is what stands under them.
 */

/**
 * Parameter of the media types of packed answers; of an answer in parts each line is packed. Until objects were written by
 * their keys it was `profile=packed`, which is answered in plain JSON now.
 */
export const PACKED = 'profile=rows';

const isWhole = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a text in JSON has to have written otherwise: quotes, backslashes, control characters, halves of signs. */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** As JSON has it: in a list nothing is `null`. The usual is written here, some times faster than by the runtime. */
function scalar(value: unknown): string {
  if (typeof value === 'string' && !ESCAPED.test(value)) return `"${value}"`;
  if (typeof value === 'boolean' || Number.isFinite(value)) return `${value}`;
  return JSON.stringify(value) ?? 'null';
}

const arrayOf = (items: readonly string[]): string => `[${['0', ...items].join()}]`;

/** The keys under which something stands. */
const keysOf = (one: object): string[] =>
  Object.entries(one).flatMap(([key, item]) => (item === undefined ? [] : [key]));

/** Keys in their order, as far as they go. */
class Keys {
  readonly #then = new Map<string, Keys>();
  /** the key that came next the last time: of many objects with the same keys nothing is looked for */
  #lastKey: string | undefined;
  #last: Keys | undefined;
  /** what stands before the values of an object with these keys, once there was one */
  begin: string | undefined;
  readonly #before: readonly string[];

  constructor(before: readonly string[]) {
    this.#before = before;
  }

  /** Nothing where no object can be written so: it would be told of the key where it is read, and not have it. */
  get text(): string | undefined {
    const cannot = this.#before.length === 0 || this.#before.includes('__proto__');
    return cannot ? undefined : JSON.stringify(this.#before);
  }

  with(key: string): Keys {
    if (this.#last && this.#lastKey === key) return this.#last;
    const more = this.#then.get(key) ?? new Keys([...this.#before, key]);
    this.#then.set(key, more);
    [this.#lastKey, this.#last] = [key, more];
    return more;
  }
}

/** Lists of keys that are parts of a packed text, each before what is written by it. */
export class KeyLists {
  readonly #none = new Keys([]);
  readonly #add: (list: string) => number;

  /** @param add makes a text a part, and gives its place, from 1 */
  constructor(add: (list: string) => number) {
    this.#add = add;
  }

  /**
   * `[-n`, behind which an object's values follow; then those under further keys.
   * What is undefined is left out.
   * @returns nothing where there can be no list
   */
  beginOf(one: object, further: readonly string[] = []): string | undefined {
    let keys = this.#none;
    for (const [key, value] of Object.entries(one)) if (value !== undefined) keys = keys.with(key);
    return this.#begin(further.reduce((before, key) => before.with(key), keys));
  }

  #begin(keys: Keys): string | undefined {
    if (keys.begin === undefined && keys.text !== undefined) keys.begin = `[-${this.#add(keys.text)}`;
    return keys.begin;
  }
}

/** @param value as `unpack` gives it: what is one object there is written once, and what keys several have */
export function pack(value: unknown): string {
  const shared = new Set<object>();
  const keys = new Map<object, readonly string[]>();
  const uses = new Map<string, number>();
  const look = (one: object): void => {
    if (keys.has(one)) {
      shared.add(one);
      return;
    }
    const own = Array.isArray(one) ? [] : keysOf(one);
    keys.set(one, own);
    const named = JSON.stringify(own);
    uses.set(named, (uses.get(named) ?? 0) + 1);
    for (const item of Object.values(one)) if (isWhole(item)) look(item);
  };
  if (isWhole(value)) look(value);

  const parts: string[] = [];
  const lists = new KeyLists((list) => parts.push(list));
  const places = new Map<object, string>();
  const objectText = (one: Record<string, unknown>): string => {
    const own = keys.get(one) ?? [];
    const begin = (uses.get(JSON.stringify(own)) ?? 0) > 1 ? lists.beginOf(one) : undefined;
    const members = own.map((key) => (begin ? '' : `${JSON.stringify(key)}:`) + write(one[key]));
    return begin ? `${[begin, ...members].join()}]` : `{${members.join()}}`;
  };
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

/** How a value stands in a packed text by itself, its keys with it. What is undefined is left out. */
export const packedPart = (value: unknown): string => {
  if (Array.isArray(value)) return arrayOf(value.map(packedPart));
  if (!isWhole(value)) return scalar(value);
  const members = keysOf(value).map((key) => `${JSON.stringify(key)}:${packedPart(value[key])}`);
  return `{${members.join()}}`;
};

/** What `pack` wrote. @throws SyntaxError when the text is not whole */
export const unpack = (text: string): unknown => unpackParts(JSON.parse(text));

/** What `pack` wrote, where it stands in other JSON. What is given is used up. */
export function unpackParts(written: readonly unknown[]): unknown {
  const parts: unknown[] = [];
  const objectOf = (keys: unknown, values: readonly unknown[]): unknown => {
    const made: Record<string, unknown> = {};
    if (Array.isArray(keys)) for (const [place, key] of keys.entries()) made[key] = read(values[place + 1]);
    return made;
  };
  const read = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const [first] = part;
      // A list of keys, which is no value.
      if (typeof first === 'string') return part;
      if (first < 0) return objectOf(parts[-first - 1], part);
      return first ? parts[first - 1] : part.slice(1).map(read);
    }
    if (isWhole(part)) for (const key in part) part[key] = read(part[key]);
    return part;
  };
  for (const part of written) parts.push(read(part));
  return parts.at(-1);
}
