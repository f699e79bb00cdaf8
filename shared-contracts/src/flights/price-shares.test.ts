import { type PricedOffer, priceShares, tripEnds } from './index.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const priced = (total: number, ...each: number[]): PricedOffer => ({
  price: { currency: 'USD', total: '', base: '', intTotal: usd(total) },
  travelerPricings: each.map((amount, i) => ({
    travelerId: String(i + 1),
    type: 'ADULT',
    price: { currency: 'USD', total: '', base: '', taxes: [], intBase: usd(amount), intTotal: usd(amount) },
    fareDetailsBySegment: [],
  })),
});

test('a price is the sum of what each traveler pays, and stands alone where it is not', () => {
  expect(priceShares(priced(300, 200, 100))).toEqual([200, 100]);
  expect(priceShares(priced(301, 200, 100))).toEqual([301]);
});

test('a trip without names of its places is told by their codes', () => {
  const dictionaries = { carriers: {}, locations: {}, aircraft: {} };
  const at = (iataCode: string) => ({ iataCode, at: '2026-12-12T20:05:00' });
  const itinerary = {
    duration: 'PT1H',
    durationInMinutes: 60,
    stops: 0,
    departureTimeTag: 'evening' as const,
    arrivalTimeTag: 'evening' as const,
    segments: [
      {
        id: '1',
        departure: at('BOG'),
        arrival: at('MIA'),
        carrierCode: 'AV',
        number: '8',
        aircraft: { code: '320' },
        operating: { carrierCode: 'AV' },
        duration: 'PT1H',
        durationInMinutes: 60,
        numberOfStops: 0,
        distanceKm: 2430,
      },
    ],
  };
  expect(tripEnds({ itineraries: [itinerary], dictionaries })).toEqual({
    from: 'BOG',
    to: 'MIA',
    toCityCode: 'MIA',
    fromCountryCode: '',
  });
});
