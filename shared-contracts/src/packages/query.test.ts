import { attribution } from '../attribution/index.ts';
import { z } from '../zod/index.ts';
import {
  packageFlightSearch,
  packageFlightsHref,
  packageHotelSearch,
  packageHref,
  packageResultsHref,
  readPackageQuery,
  writePackageQuery,
} from './index.ts';

const TODAY = '2026-11-21';
const read = (said: string) => readPackageQuery(new URLSearchParams(said), TODAY);
const WHOLE =
  'from=BOG&to=CTG&departureDate=2026-12-10&returnDate=2026-12-14&cabin=business&rooms=2-8-1_1&place=city-3687238' +
  '&flight=demo1.CB.211&hotel=3687238-5&plans=double.breakfast.free-cancellation_single.room-only.non-refundable&activity=E-1';

test('what an address says of a package is read as it was written', () => {
  const query = read(WHOLE);
  expect(query).toEqual({
    from: 'BOG',
    to: 'CTG',
    departureDate: '2026-12-10',
    returnDate: '2026-12-14',
    cabin: 'business',
    rooms: [
      { adults: 2, childAges: [8, 1] },
      { adults: 1, childAges: [] },
    ],
    place: { kind: 'city', id: '3687238' },
    flight: 'demo1.CB.211',
    hotel: '3687238-5',
    ways: [
      { roomTypeCode: 'double', board: 'breakfast', cancellation: 'free-cancellation' },
      { roomTypeCode: 'single', board: 'room-only', cancellation: 'non-refundable' },
    ],
    activity: 'E-1',
  });
  expect(String(writePackageQuery(query))).toBe(WHOLE);
  expect(packageHref(query)).toBe(`/paquetes/detalle?${WHOLE}`);
  expect(packageFlightsHref(query)).toBe(`/paquetes/vuelos?${WHOLE}`);
});

test('an address that says nothing is a week from today for one', () => {
  expect(read('')).toEqual({
    from: '',
    to: '',
    departureDate: '2026-11-28',
    returnDate: '2026-12-04',
    cabin: 'economy',
    rooms: [{ adults: 1, childAges: [] }],
    ways: [],
  });
});

test.each([
  ['2026-12-10', '2026-12-11'],
  ['2026-12-09', '2026-12-11'],
  ['2027-02-10', '2027-01-09'],
])('who comes back on %s has one night at least, and thirty at most', (back, read) => {
  // A return before the departure is none.
  const said = new URLSearchParams({ departureDate: '2026-12-10', returnDate: back });
  const { returnDate } = readPackageQuery(said, '2026-12-01');
  expect(returnDate).toBe(back < '2026-12-10' ? '2026-12-14' : read);
});

test('another hotel is looked for with the flight and the activity that were chosen', () => {
  const { hotel: _, ...kept } = read(WHOLE);
  const [path = '', search = ''] = packageResultsHref(read(WHOLE)).split('?');
  expect([path, read(search)]).toEqual(['/paquetes/result', { ...kept, ways: [] }]);
});

test('who sleeps in the rooms flies there and back: children under two on a lap', () => {
  const infoData = z.parse(attribution, { source: '', medium: '', affiliateId: '', referrer: '' });
  const query = read(WHOLE);
  expect(packageFlightSearch(query, infoData)).toMatchObject({
    legInfo: {
      '1': { from: 'BOG', to: 'CTG', departureDate: '2026-12-10' },
      '2': { from: 'CTG', to: 'BOG', departureDate: '2026-12-14' },
    },
    cabin: 'business',
    travelerInfo: { adult: 3, child: 1, infant: 1 },
    currencyCode: 'USD',
  });
  expect(packageHotelSearch(query, { lat: 10.4, lon: -75.5 }, infoData)).toMatchObject({
    geoSearch: { radius: 30, UOM: 'KM', geoCode: { latitude: 10.4, longitude: -75.5 } },
    rateInfo: {
      stayDateTimeRange: { startDate: '2026-12-10', endDate: '2026-12-14' },
      rooms: {
        room: [
          { index: 1, adult: 2, children: 2, childAge: [8, 1] },
          { index: 2, adult: 1, children: 0, childAge: [] },
        ],
      },
    },
  });
});
