import fc, { type Arbitrary } from 'fast-check';

/** An object that refers to the one before, deeper than any of ours. */
const deep = (): unknown => Array.from({ length: 200 }).reduce((inner: unknown) => ({ inner }), {});

class Made {
  text = 'x';
}

/** What a store, an answer or a script may hold in place of what was agreed. Made anew each time. */
export const ODDITIES: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -1,
  () => 0.5,
  () => 2 ** 53,
  () => -(2 ** 53),
  () => 10n,
  () => '',
  () => ' ',
  () => '\u0000',
  () => 'constructor',
  () => '__proto__',
  // One behind the other: a pattern that remembers where it stopped would fail the second.
  () => 'x',
  () => 'xy',
  () => 'yx',
  () => 'x'.repeat(5000),
  () => '🌴'.repeat(60),
  () => '\ud83c',
  () => '2027-02-29T10:00:00Z',
  () => '2028-02-29T23:59:59.1234Z',
  () => '2028-02-29T24:00:00Z',
  () => ' https://example.com/\na ',
  () => 'http:example',
  () => '/a',
  () => [],
  () => [undefined],
  () => Array(3),
  () => Array(300).fill('x'),
  () => ({}),
  () => ({ length: 3 }),
  () => ({ constructor: 1 }),
  () => ({ constructor: { prototype: null } }),
  () => JSON.parse('{ "__proto__": { "text": "x" } }'),
  () => Object.create({ text: 'x' }),
  () => Object.create(null),
  () => Object.defineProperty({ length: 'x' }, 'text', { value: 'x' }),
  () => Object.defineProperty({ length: 'x' }, 'more', { value: 'x' }),
  () => ({ [Symbol.for('text')]: 'x' }),
  () => new Date(0),
  () => new Map([['text', 'x']]),
  () => new Made(),
  () => () => 'x',
  () => Symbol.for('text'),
  deep,
];
const EXTRA_KEYS = [
  'extra',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '0',
];

interface Place {
  holder: Record<PropertyKey, unknown>;
  key: string;
}

/** Every field in it, the value itself being the field `value` of what is given. */
const placesIn = (holder: Record<PropertyKey, unknown>): Place[] =>
  Object.keys(holder).flatMap((key) => {
    const inside = holder[key];
    const own = { holder, key };
    return typeof inside === 'object' && inside !== null ? [own, ...placesIn(Object(inside))] : [own];
  });

type Spoil = (place: Place) => void;

const define = (holder: object, key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

const lengthen = (value: unknown): unknown => {
  if (typeof value === 'string') return value.repeat(200);
  return Array.isArray(value)
    ? Array.from({ length: 200 }, (_, index) => value[index % value.length])
    : value;
};

const spoils: Arbitrary<Spoil> = fc.oneof(
  fc.constantFrom(...ODDITIES).map(
    (make): Spoil =>
      ({ holder, key }) =>
        define(holder, key, make()),
  ),
  fc.constant<Spoil>(({ holder, key }) => delete holder[key]),
  fc.tuple(fc.constantFrom(...EXTRA_KEYS), fc.constantFrom(...ODDITIES)).map(
    ([extra, make]): Spoil =>
      ({ holder, key }) => {
        const target = typeof holder[key] === 'object' && holder[key] !== null ? holder[key] : holder;
        if (!Array.isArray(target)) define(target, extra, make());
      },
  ),
  fc.constant<Spoil>(({ holder, key }) => define(holder, key, lengthen(holder[key]))),
  fc.constant<Spoil>(({ holder, key }) => define(holder, key, [holder[key]])),
  fc.constant<Spoil>(({ holder, key }) => {
    if (typeof holder[key] === 'object') define(holder, key, Object.create(Object(holder[key])));
  }),
);

const spoilt = fc.array(fc.tuple(spoils, fc.nat()), { minLength: 1, maxLength: 3 });

/** What was right, with up to three fields changed, taken away or added anywhere in it. */
export const spoiltFrom = (fitting: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(fitting, spoilt).map(([value, changes]) => {
    const whole: Record<PropertyKey, unknown> = { value: structuredClone(value) };
    for (const [spoil, at] of changes) {
      const places = placesIn(whole);
      const place = places[at % places.length];
      if (place) spoil(place);
    }
    return whole.value;
  });
