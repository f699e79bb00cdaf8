import { bagPrice, type FlightOffer, firstBagCosts, mostBagsToAdd } from './index.ts';

interface Fare {
  included?: number;
  /** of the supplier for one bag, minor units; none sells none */
  price?: number;
  more?: number;
}

const way = (id: string) => ({ segments: [{ id }] }) as FlightOffer['itineraries'][number];

/** Travellers with a fare for each of the ways `out` and `back`. */
const offerOf = (currency: string, ...travelers: ['ADULT' | 'CHILD' | 'INFANT', Fare, Fare][]) =>
  ({
    itineraries: [way('out'), way('back')],
    travelerPricings: travelers.map(([type, ...fares]) => ({
      type,
      fareDetailsBySegment: fares.map(({ included = 0, price, more = 3 }, i) => ({
        segmentId: i === 0 ? 'out' : 'back',
        includedCheckedBags: { quantity: included },
        additionalServices: {
          chargeableCheckedBags: {
            quantity: more,
            ...(price === undefined ? {} : { price: { amount: price, currency } }),
          },
        },
      })),
    })),
  }) as Pick<FlightOffer, 'travelerPricings' | 'itineraries'>;

const out = way('out');

test('a bag costs five units more than the supplier asks, in whole units', () => {
  expect(bagPrice(offerOf('USD', ['ADULT', { price: 4_340 }, {}]), out)).toEqual({
    amount: 4_800,
    currency: 'USD',
  });
  expect(bagPrice(offerOf('USD', ['ADULT', { price: 4_360 }, {}]), out)?.amount).toBe(4_900);
  expect(bagPrice(offerOf('CLP', ['ADULT', { price: 41_000 }, {}]), out)?.amount).toBe(41_005);
  expect(bagPrice(offerOf('USD', ['ADULT', {}, {}]), out)).toBeUndefined();
});

test('who has a seat adds bags', () => {
  const family = offerOf('USD', ['ADULT', {}, {}], ['CHILD', {}, {}], ['INFANT', { more: 0 }, { more: 0 }]);
  expect(mostBagsToAdd(family, out)).toBe(6);
});

test('a first bag is paid by way and by who has none, and nobody pays for a lap', () => {
  const bare = { price: 3_500 };
  const family = offerOf(
    'USD',
    ['ADULT', bare, bare],
    ['CHILD', bare, { ...bare, included: 1 }],
    ['INFANT', { more: 0 }, { more: 0 }],
  );
  expect(firstBagCosts(family)).toEqual([8_000, 4_000, 0]);
});

test('where somebody cannot have one there is no such price', () => {
  expect(firstBagCosts(offerOf('USD', ['ADULT', { price: 3_500 }, {}]))).toBeUndefined();
  expect(
    firstBagCosts(offerOf('USD', ['ADULT', { price: 1, more: 0 }, { price: 1, more: 0 }])),
  ).toBeUndefined();
});
