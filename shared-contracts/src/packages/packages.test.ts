import { cartItem } from '../checkout-stores/index.ts';
import { isPair, type Paired } from '../orders/index.ts';
import { z } from '../zod/index.ts';
import { comparedSum, packageCartItems, packageCode, savingOf, stayOfFlight } from './index.ts';

const end = (iataCode: string, at: string) => ({ iataCode, at });
function trip(arrival: string, departure: string) {
  const segment = {
    id: '1',
    carrierCode: 'AV',
    number: '1',
    aircraft: { code: '320' },
    operating: { carrierCode: 'AV' },
    duration: 'PT2H',
    durationInMinutes: 120,
    numberOfStops: 0,
    distanceKm: 900,
  };
  const way = (from: string, leaves: string, to: string, arrives: string) => ({
    duration: 'PT2H',
    durationInMinutes: 120,
    stops: 0,
    departureTimeTag: 'night' as const,
    arrivalTimeTag: 'night' as const,
    segments: [{ ...segment, departure: end(from, leaves), arrival: end(to, arrives) }],
  });
  return {
    itineraries: [way('BOG', '2026-12-10T23:10:00', 'MAD', arrival), way('MAD', departure, 'BOG', departure)],
  };
}

test('the nights begin where the flight lands, a day later after a night above the clouds, and end where it leaves', () => {
  expect(stayOfFlight(trip('2026-12-11T14:00:00', '2026-12-14T08:00:00'))).toEqual({
    startDate: '2026-12-11',
    endDate: '2026-12-14',
  });
  expect(stayOfFlight(trip('2026-12-14T06:00:00', '2026-12-14T20:00:00'))).toBeUndefined();
  expect(stayOfFlight({ itineraries: [] })).toBeUndefined();
});

test('what is saved is the sum of what each part costs less', () => {
  const sum = comparedSum([
    { together: 27_200, apart: 27_200 },
    { together: 61_560, apart: 68_400 },
  ]);
  expect([sum, savingOf(sum)]).toEqual([{ together: 88_760, apart: 95_600 }, 6840]);
});

const soldWith = (product: string): Paired['soldWith'] => ({
  product,
  startDate: '2026-12-10',
  endDate: '2026-12-14',
  at: { lat: 10.45, lon: -75.51 },
  people: 2,
});
const flight: Paired = { product: 'flight', soldWith: soldWith('hotel') };
const hotel: Paired = { product: 'hotel', soldWith: soldWith('flight') };

test('a flight and a hotel of one trip are a pair, and no others', () => {
  expect(isPair(flight, hotel)).toBe(true);
  const other = (change: Partial<Paired['soldWith']>): Paired => ({
    ...hotel,
    soldWith: { ...hotel.soldWith, ...change },
  });
  expect(isPair(flight, other({ startDate: '2026-12-11' }))).toBe(false);
  expect(isPair(flight, other({ endDate: '2026-12-13' }))).toBe(false);
  expect(isPair(flight, other({ people: 3 }))).toBe(false);
  expect(isPair(flight, other({ at: { lat: 4.6, lon: -74.1 } }))).toBe(false);
  expect(isPair(flight, other({ product: 'hotel' }))).toBe(false);
  expect(isPair(hotel, hotel)).toBe(false);
});

test('each part that was confirmed is an item of the cart, in their order', () => {
  const part = (product: string, amount: number) => ({
    product,
    reference: `${product}-1`,
    title: product,
    total: { amount, currency: 'USD' },
    shares: [amount],
    apart: amount,
    travelers: { adult: 2, child: 0, infant: 0 },
    details: { of: product },
    expiresAt: '2026-11-25T12:08:00.000Z',
  });
  const items = packageCartItems(
    { data: [part('flight', 27_200), part('hotel', 61_560)] },
    '/paquetes/detalle?hotel=x-1',
  );
  expect(items.map((item) => z.parse(cartItem, item))).toEqual(items);
  expect(
    items.map(({ product, reference, heldUntil, backHref }) => [product, reference, heldUntil, backHref]),
  ).toEqual([
    ['flight', 'flight-1', '2026-11-25T12:08:00.000Z', '/paquetes/detalle?hotel=x-1'],
    ['hotel', 'hotel-1', '2026-11-25T12:08:00.000Z', '/paquetes/detalle?hotel=x-1'],
  ]);
});

test('the code of a package is heard to be one, and another flight or stay has another', () => {
  const coded = {
    flights: [{ carrierCode: 'AV', number: '8', departureAt: '2026-12-10T07:40:00' }],
    brandedFare: 'BASIC',
    stay: 'KT-4827',
  };
  expect(packageCode(coded)).toMatch(/^PK-[2-9]{4}$/);
  expect(packageCode({ ...coded, stay: 'KT-4828' })).not.toBe(packageCode(coded));
  expect(packageCode({ ...coded, brandedFare: 'FLEX' })).not.toBe(packageCode(coded));
  const withKayak = packageCode({ ...coded, activity: 'AC-2290' });
  expect(withKayak).not.toBe(packageCode(coded));
  expect(packageCode({ ...coded, activity: 'AC-2291' })).not.toBe(withKayak);
});
