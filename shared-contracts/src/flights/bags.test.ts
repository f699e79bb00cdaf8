import {
  bagFacts,
  bagsByWay,
  type FareDetails,
  hasLapInfants,
  type Itinerary,
  type TravelerPricing,
} from './index.ts';

type Bags = FareDetails['includedCabinBags'];

const NONE: Bags = { quantity: 0 };
const CABIN: Bags = { quantity: 1, weight: 10, weightUnit: 'KG' };
const CHECKED: Bags = { quantity: 1, weight: 23, weightUnit: 'KG' };

const way = (...ids: readonly string[]): Itinerary => ({
  duration: 'PT1H',
  durationInMinutes: 60,
  stops: ids.length - 1,
  departureTimeTag: 'evening',
  arrivalTimeTag: 'evening',
  segments: ids.map((id) => ({
    id,
    departure: { iataCode: 'BOG', at: '2026-12-12T20:05:00' },
    arrival: { iataCode: 'MIA', at: '2026-12-12T23:05:00' },
    carrierCode: 'AV',
    number: id,
    aircraft: { code: '320' },
    operating: { carrierCode: 'AV' },
    duration: 'PT1H',
    durationInMinutes: 60,
    numberOfStops: 0,
    distanceKm: 2400,
  })),
});

/** One traveller whose fare includes these bags on each segment. */
function traveler(
  type: TravelerPricing['type'],
  fares: Record<string, [cabin: Bags, checked: Bags]>,
): TravelerPricing {
  const none = { amount: 0, currency: 'USD' };
  return {
    travelerId: '1',
    type,
    price: { currency: 'USD', total: '0', base: '0', taxes: [], intBase: none, intTotal: none },
    fareDetailsBySegment: Object.entries(fares).map(
      ([segmentId, [includedCabinBags, includedCheckedBags]]) => ({
        segmentId,
        cabin: 'ECONOMY',
        fareBasis: 'X',
        class: 'X',
        brandedFare: 'BASIC',
        includedCabinBags,
        includedCheckedBags,
        additionalServices: { chargeableCheckedBags: { quantity: 0 } },
      }),
    ),
  };
}

const OUT = way('1', '2');
const BACK = way('3');

test('every kind is told, included or not; the personal item always is', () => {
  const travelerPricings = [traveler('ADULT', { '1': [NONE, NONE], '2': [NONE, NONE] })];
  expect(bagFacts({ travelerPricings }, [OUT])).toEqual([
    { kind: 'personal', count: 1, says: 'count' },
    { kind: 'cabin', count: 0, says: 'none' },
    { kind: 'checked', count: 0, says: 'none' },
  ]);
});

test('the leanest segment counts, and the weight is that of one piece in both measures', () => {
  const heavy: Bags = { quantity: 2, weight: 70, weightUnit: 'LB' };
  const travelerPricings = [traveler('ADULT', { '1': [CABIN, heavy], '2': [{ quantity: 1 }, CHECKED] })];
  expect(bagFacts({ travelerPricings }, [OUT])).toEqual([
    { kind: 'personal', count: 1, says: 'count' },
    { kind: 'cabin', count: 1, weight: 10, pounds: 22, says: 'weight' },
    { kind: 'checked', count: 1, weight: 23, pounds: 50, says: 'weight' },
  ]);
});

test('a segment without a bag takes it from the whole way, but not from the other way', () => {
  const travelerPricings = [
    traveler('ADULT', { '1': [CABIN, CHECKED], '2': [CABIN, NONE], '3': [CABIN, CHECKED] }),
  ];
  const ways = bagsByWay({ travelerPricings, itineraries: [OUT, BACK] });
  expect(ways.map((one) => [one.way, one.bags.map(({ count }) => count)])).toEqual([
    ['outbound', [1, 1, 0]],
    ['return', [1, 1, 1]],
  ]);
});

test('ways that are alike are told once', () => {
  const travelerPricings = [
    traveler('ADULT', { '1': [CABIN, NONE], '2': [CABIN, NONE], '3': [CABIN, NONE] }),
  ];
  expect(bagsByWay({ travelerPricings, itineraries: [OUT, BACK] }).map((one) => one.way)).toEqual(['whole']);
});

test('an infant on a lap takes no bag from the others, and is known to have none', () => {
  const adult = traveler('ADULT', { '3': [CABIN, CHECKED] });
  const travelerPricings = [adult, traveler('INFANT', { '3': [NONE, NONE] })];
  expect(bagFacts({ travelerPricings }, [BACK]).map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(hasLapInfants({ travelerPricings })).toBe(true);
  expect(hasLapInfants({ travelerPricings: [adult] })).toBe(false);
});
