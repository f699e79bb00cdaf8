/**
 * JSON in which what occurs more than once is written once: a list of offers names the same airports, flights and fares
 * again and again, and a browser reads through all of it before it paints the page.
 *
 * The text is an array of parts, the last of which is the whole. In a part `[0, …]` is an array of what follows, and
 * `[n]` stands for the n-th part.
 */

/** An array or object that was found, as text with the numbers of those in it. */
interface Found {
  open: string;
  /** texts, and numbers of found ones */
  pieces: (string | number)[];
  close: string;
  times: number;
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @param value as `JSON.parse` gives it */
export function pack(value: unknown): string {
  const found: Found[] = [];
  const numbers = new Map<string, number>();

  /** Its number when it is an array or object, else its text. */
  const find = (one: unknown): string | number => (isWhole(one) ? findWhole(one) : JSON.stringify(one));
  const findWhole = (one: object): number => {
    const isArray = Array.isArray(one);
    const pieces = isArray
      ? one.flatMap((item) => [',', find(item)])
      : Object.entries(one).flatMap(([key, item], index) => [
          `${index > 0 ? ',' : ''}${JSON.stringify(key)}:`,
          find(item),
        ]);
    const name =
      (isArray ? '[' : '{') + pieces.map((it) => (typeof it === 'number' ? `[${it}]` : it)).join('');
    const known = numbers.get(name);
    const number =
      known ?? found.push({ open: isArray ? '[0' : '{', pieces, close: isArray ? ']' : '}', times: 0 }) - 1;
    if (known === undefined) numbers.set(name, number);
    const it = found[number];
    if (it) it.times += 1;
    return number;
  };

  const parts: string[] = [];
  const places = new Map<number, string>();
  const write = (piece: string | number): string => {
    if (typeof piece === 'string') return piece;
    const known = places.get(piece);
    if (known !== undefined) return known;
    const it = found[piece];
    if (!it) return '';
    const text = it.open + it.pieces.map(write).join('') + it.close;
    if (it.times === 1) return text;
    const place = `[${parts.push(text)}]`;
    places.set(piece, place);
    return place;
  };
  const whole = write(find(value));
  return `[${[...parts, whole].join(',')}]`;
}

/** What `pack` wrote. @throws SyntaxError when the text is not whole */
export function unpack(text: string): unknown {
  const parts: unknown[] = [];
  const read = (written: unknown): unknown => {
    if (Array.isArray(written)) {
      const [number, ...items] = written;
      return number ? parts[number - 1] : items.map(read);
    }
    if (isWhole(written))
      return Object.fromEntries(Object.entries(written).map(([key, item]) => [key, read(item)]));
    return written;
  };
  for (const part of JSON.parse(text)) parts.push(read(part));
  return parts.at(-1);
}
