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

/** The parts of a packed text, each before whatever names it, for who writes a text without having all of it first. */
export class PackedParts {
  /** as they stand in it */
  readonly texts: string[] = [];
  readonly #none = new Keys([]);

  /** @param text of a value, packed @returns what stands for it from now on */
  add(text: string): string {
    return `[${this.texts.push(text)}]`;
  }

  /** `[-n`, behind which values follow; nothing for keys of which there can be no list. */
  beginOf(keys: readonly string[]): string | undefined {
    return this.#begin(keys.reduce((before, key) => before.with(key), this.#none));
  }

  #begin(keys: Keys): string | undefined {
    if (keys.begin === undefined && keys.text !== undefined) keys.begin = `[-${this.texts.push(keys.text)}`;
    return keys.begin;
  }

  /**
   * How an object begins, with its values, when those under some of its keys follow, in the order of these. What is
   * undefined is left out.
   * @returns nothing where it has to be written otherwise
   */
  open(one: Readonly<Record<string, unknown>>, followed: readonly string[] = []): string | undefined {
    let keys = this.#none;
    let values = '';
    for (const key in one) {
      const value = one[key];
      if (value === undefined || followed.includes(key)) continue;
      keys = keys.with(key);
      values += `,${this.textOf(value)}`;
    }
    for (const key of followed) keys = keys.with(key);
    const begin = this.#begin(keys);
    return begin && begin + values;
  }

  /** How a value stands in the text, with nothing of it a part of its own. */
  textOf(value: unknown): string {
    if (!isWhole(value)) return scalar(value);
    if (Array.isArray(value)) {
      let items = '[0';
      for (const item of value) items += `,${this.textOf(item)}`;
      return `${items}]`;
    }
    const open = this.open(value);
    return open === undefined ? packedPart(value) : `${open}]`;
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

  const parts = new PackedParts();
  const places = new Map<object, string>();
  const objectText = (one: Record<string, unknown>): string => {
    const own = keys.get(one) ?? [];
    const begin = (uses.get(JSON.stringify(own)) ?? 0) > 1 ? parts.beginOf(own) : undefined;
    const members = own.map((key) => (begin ? '' : `${JSON.stringify(key)}:`) + write(one[key]));
    return begin ? `${[begin, ...members].join()}]` : `{${members.join()}}`;
  };
  const write = (one: unknown): string => {
    if (!isWhole(one)) return scalar(one);
    const known = places.get(one);
    if (known !== undefined) return known;
    const text = Array.isArray(one) ? arrayOf(one.map(write)) : objectText(one);
    if (!shared.has(one)) return text;
    const place = parts.add(text);
    places.set(one, place);
    return place;
  };
  const whole = write(value);
  return `[${[...parts.texts, whole].join()}]`;
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
