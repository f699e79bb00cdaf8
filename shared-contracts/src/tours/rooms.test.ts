import fc from 'fast-check';
import {
  depositShares,
  likelyRooms,
  peopleOf,
  sleepersOf,
  sumOf,
  TOUR_ROOMS,
  type TourParty,
  tourPriceLines,
  tourShares,
  travelersIn,
} from './index.ts';

const PRICES = {
  rooms: [
    { kind: 'double', each: 52_000 },
    { kind: 'twin', each: 52_000 },
    { kind: 'triple', each: 49_000 },
    { kind: 'single', each: 66_000 },
    { kind: 'shared', each: 52_000 },
  ],
  child: 39_000,
} as const;

const parties: fc.Arbitrary<TourParty> = fc.integer({ min: 1, max: 9 }).chain((adults) =>
  fc.record({
    adults: fc.constant(adults),
    childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: Math.min(8, 9 - adults) }),
  }),
);

test('two adults and a child take a triple, and a single is left for who has none to share with', () => {
  expect(likelyRooms({ adults: 2, childAges: [8] }, TOUR_ROOMS)).toEqual(['triple']);
  expect(likelyRooms({ adults: 2, childAges: [8] }, ['double', 'single'])).toEqual(['double', 'single']);
  expect(likelyRooms({ adults: 3, childAges: [] }, ['double', 'single'])).toEqual(['double', 'single']);
  expect(likelyRooms({ adults: 1, childAges: [] }, TOUR_ROOMS)).toEqual(['single']);
});

test('no room has children alone, and nobody is without a bed', () => {
  expect(sleepersOf(['double', 'double'], { adults: 1, childAges: [9, 4, 3] })).toBeUndefined();
  expect(sleepersOf(['double'], { adults: 3, childAges: [] })).toBeUndefined();
  expect(sleepersOf(['triple'], { adults: 1, childAges: [4, 9] })).toEqual([
    { kind: 'triple', adults: 1, childAges: [9, 4] },
  ]);
});

test('everybody sleeps once, each room has an adult, and the lines add up to the shares', () => {
  fc.assert(
    fc.property(
      parties,
      fc.array(fc.constantFrom(...TOUR_ROOMS), { minLength: 1, maxLength: 9 }),
      (party, anyRooms) => {
        for (const kinds of [anyRooms, likelyRooms(party, TOUR_ROOMS)]) {
          const rooms = sleepersOf(kinds, party);
          if (!rooms) continue;
          expect(sumOf(rooms.map(peopleOf))).toBe(peopleOf(party));
          expect(rooms.every(({ adults }) => adults > 0)).toBe(true);
          const shares = tourShares(rooms, PRICES) ?? [];
          expect(shares).toHaveLength(peopleOf(party));
          expect(sumOf(tourPriceLines(rooms, PRICES).map(({ count, each }) => count * each))).toBe(
            sumOf(shares),
          );
          const { adult, child, infant } = travelersIn(party);
          expect(adult + child + infant).toBe(shares.length);
        }
      },
    ),
  );
});

test('a party that may travel has rooms', () => {
  fc.assert(
    fc.property(parties, (party) => {
      const rooms = sleepersOf(likelyRooms(party, TOUR_ROOMS), party);
      // A grown-up for each room: two children at the most with one of them.
      expect(rooms !== undefined).toBe(party.childAges.length <= 2 * party.adults);
    }),
  );
});

test('a deposit is whole units of each share and never more than it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 900_000 })),
      fc.integer({ min: 1, max: 99 }),
      (shares, percent) => {
        const now = depositShares(shares, percent);
        for (const [at, part] of now.entries()) {
          const share = shares[at] ?? 0;
          expect(part).toBeLessThanOrEqual(share);
          expect(part === share || part % 100 === 0).toBe(true);
          expect(part).toBeGreaterThanOrEqual(Math.min(share, (share * percent) / 100));
        }
      },
    ),
  );
});

test('children pay nothing that is not sold to them', () => {
  const rooms = sleepersOf(['double'], { adults: 1, childAges: [5] }) ?? [];
  expect(tourShares(rooms, { rooms: PRICES.rooms })).toBeUndefined();
  expect(tourShares(rooms, { rooms: [], child: 1 })).toBeUndefined();
});
