import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';
import { unpack } from '@alisio/shared-contracts/packed-json';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeOffer } from '../../../testing/flight-offer.ts';
import { packedAnswer } from './offer-text.ts';

const META = '{"count":1}';
const written = (offers: readonly FlightOffer[], meta = META): string =>
  Buffer.from(
    packedAnswer(
      offers.map((offer) => [offer, offer.id]),
      meta,
    ),
  ).toString('latin1');
/** As JSON says it: without what is undefined. */
const said = (offers: readonly FlightOffer[]) =>
  JSON.parse(JSON.stringify({ data: offers, meta: { count: 1 } }));

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('738', '[1]', '\ud800', 'é', '"', '__proto__', ''),
);
const money = fc.record({ amount: fc.integer(), currency: word });
/** Whatever a supplier may put where a contract leaves it open; some of it undefined, and some in several offers. */
const open = fc.dictionary(
  word.filter((key) => key !== '__proto__'),
  fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined)),
  { maxKeys: 4 },
);
const names = fc.dictionary(word, word, { maxKeys: 3 });

interface Shared {
  open: object[];
  taxes: object[][];
  fares: object[][];
  prices: object[];
  dictionaries: object[];
}

const shared: fc.Arbitrary<Shared> = fc
  .record({
    open: fc.array(open, { minLength: 4, maxLength: 4 }),
    taxes: fc.array(fc.array(fc.record({ code: word, amount: word }), { maxLength: 2 }), {
      minLength: 2,
      maxLength: 2,
    }),
    amounts: fc.array(
      fc.record({ currency: word, total: word, base: word, intBase: money, intTotal: money }),
      { minLength: 3, maxLength: 3 },
    ),
    dictionaries: fc.array(
      fc.record({ carriers: names, aircraft: names, locations: fc.dictionary(word, names, { maxKeys: 2 }) }),
      { minLength: 2, maxLength: 2 },
    ),
  })
  .map(({ open, taxes, amounts, dictionaries }) => ({
    ...{ open, taxes, dictionaries },
    fares: [[], open.slice(0, 1), open.slice(1, 3)],
    prices: amounts.map((amount, at) => ({ ...amount, taxes: taxes[at % 2] })),
  }));

const place = fc.nat(3);
const offersOf = (all: Shared): fc.Arbitrary<FlightOffer[]> => {
  const one = <T>(of: readonly T[]) => fc.constantFrom(...of);
  const traveler = fc.record(
    {
      travelerId: word,
      type: word,
      associatedAdultId: word,
      price: one(all.prices),
      fareDetailsBySegment: one(all.fares),
    },
    { requiredKeys: ['travelerId', 'type', 'price', 'fareDetailsBySegment'] },
  );
  const offer = fc.record({
    ...{ type: word, id: word, disId: word, metaName: word, oneWay: fc.boolean(), lastTicketingDate: word },
    numberOfBookableSeats: place,
    validatingAirlineCodes: fc.array(word, { maxLength: 2 }),
    price: fc.record({ currency: word, total: word, base: word, intTotal: money }),
    ...{ included: one(all.open), fareRules: one(all.open), co2Emissions: one(all.open) },
    itineraries: fc.array(one(all.open), { maxLength: 2 }),
    travelerPricings: fc.array(traveler, { maxLength: 5 }),
    dictionaries: one(all.dictionaries),
  });
  // What is written does not depend on what the values are.
  return fc.array(offer, { maxLength: 5 }) as fc.Arbitrary<unknown> as fc.Arbitrary<FlightOffer[]>;
};

test('whatever offers say and have in common is said by the text, in ASCII', () => {
  fc.assert(
    fc.property(shared.chain(offersOf), (offers) => {
      const text = written(offers);
      expect(text).toMatch(/^[ -~]*$/);
      expect(unpack(text)).toEqual(said(offers));
    }),
    { numRuns: 300 },
  );
});

test('an answer says nothing of a longer one that was written before it', () => {
  const offer = makeOffer();
  written(Array.from({ length: 50 }, (_, at) => ({ ...offer, id: `${at}` })));
  expect(unpack(written([offer]))).toEqual(said([offer]));
});

test('what travelers of one type pay, and what offers have in common, is written once', () => {
  const [adult] = makeOffer().travelerPricings;
  if (!adult) throw new Error('somebody travels');
  const price = { ...adult.price, base: '777.77' };
  const two: TravelerPricing[] = [
    { ...adult, price },
    { ...adult, price, travelerId: '2' },
  ];
  const offer = { ...makeOffer(), travelerPricings: two };
  const text = written([offer, { ...offer, id: 'another' }]);
  const leaves = offer.itineraries[0]?.segments[0]?.departure.at ?? '';
  // Once for each offer, not for each traveler.
  expect(text.split(price.base)).toHaveLength(3);
  expect(text.split(leaves)).toHaveLength(2);
});
