import fc from 'fast-check';

/** What people and attackers send where something else was asked for. */
const NAUGHTY: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'ﷺ'.repeat(20),
  '👩‍👩‍👧‍👦',
  "'; DROP TABLE booking_order; --",
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%0d%0a',
  'a\r\nset-cookie: x=1',
  'x'.repeat(3000),
  '1e309',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '-1',
  0,
  -1,
  -0,
  0.1,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  { length: 1 },
  { toString: 'x' },
];

export const naughty = fc.oneof(
  fc.constantFrom(...NAUGHTY),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

type Place = { holder: object; key: string };

function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...places(Reflect.get(value, key))]);
}

/** A request that was right, with one place of it broken: replaced, left out, or given a field that nobody asked for. */
export const brokenFrom = (right: object): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), naughty).map(([at, how, value]) => {
    const copy = structuredClone(right);
    const all = places(copy);
    const place = all[at % all.length];
    if (!place) return value;
    if (how === 'remove') Reflect.deleteProperty(place.holder, place.key);
    else Reflect.set(place.holder, how === 'add' ? 'somethingElse' : place.key, value);
    return copy;
  });
