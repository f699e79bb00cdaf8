import fc from 'fast-check';
import { encode } from '../encoding/index.ts';
import { z } from '../zod/index.ts';
import { defineSessionStore } from './session-store.ts';

const KEY = 'test.trip';
const trip = z.strictObject({
  to: z.string(),
  days: z.nullable(z.int()),
  people: z.array(z.strictObject({ name: z.string(), bag: z.optional(z.strictObject({ kilos: z.int() })) })),
  product: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('flight'), seats: z.record(z.string(), z.int()) }),
    z.strictObject({ kind: z.literal('cruise'), deck: z.int() }),
  ]),
});
type Trip = z.infer<typeof trip>;

const initial: Trip = { to: '', days: null, people: [], product: { kind: 'flight', seats: {} } };

/** What code of today reads when this lies in the tab. */
function readToday(text: string): Trip {
  sessionStorage.setItem(KEY, text);
  return defineSessionStore({ key: KEY, version: 2, schema: trip, initial }).get();
}
afterEach(() => sessionStorage.clear());

const word = fc.string({ unit: 'grapheme', maxLength: 8 });
const anyTrip: fc.Arbitrary<Trip> = fc.record({
  to: word,
  days: fc.option(fc.integer()),
  people: fc.array(
    fc.record(
      { name: word, bag: fc.record({ kilos: fc.integer() }) },
      { requiredKeys: ['name'], noNullPrototype: true },
    ),
    { maxLength: 3 },
  ),
  product: fc.oneof(
    fc.record({
      kind: fc.constant('flight' as const),
      seats: fc.dictionary(fc.stringMatching(/^[0-9][A-F]$/), fc.integer()),
    }),
    fc.record({ kind: fc.constant('cruise' as const), deck: fc.integer() }),
  ),
});

/** The same with fields that a newer version has added, at every level. */
function grown({ people, product, ...rest }: Trip, extra: unknown): object {
  return {
    ...rest,
    newer: extra,
    people: people.map(({ bag, ...person }) => ({
      ...person,
      newer: extra,
      ...(bag ? { bag: { ...bag, newer: extra } } : {}),
    })),
    product: { ...product, newer: extra },
  };
}

test('what a newer version has added is left out, and everything else is kept', () => {
  fc.assert(
    fc.property(anyTrip, fc.jsonValue(), (kept, extra) => {
      const asStored: unknown = JSON.parse(JSON.stringify(kept));
      expect(readToday(encode({ v: 2, d: grown(kept, extra) }))).toEqual(asStored);
    }),
  );
});

test('whatever lies there, what is read fits, and reading never fails', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.jsonValue().map(encode),
    fc.tuple(fc.integer({ min: -1, max: 4 }), fc.jsonValue()).map(([v, d]) => encode({ v, d })),
    fc.tuple(anyTrip, fc.jsonValue()).map(([kept, to]) => encode({ v: 2, d: { ...kept, to } })),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(trip.safeParse(readToday(text)).success).toBe(true);
    }),
  );
});

test('a later shape is dropped, not guessed at', () => {
  const kept: Trip = { ...initial, to: 'Lima' };
  expect(readToday(encode({ v: 3, d: kept }))).toEqual(initial);
});

test('a field that is gone drops what was kept, for nobody could tell what it was', () => {
  const { to: _to, ...older } = initial;
  expect(readToday(encode({ v: 2, d: { ...older, days: 3 } }))).toEqual(initial);
});
