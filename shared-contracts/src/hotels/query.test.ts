import { hotelHref, hotelResultsHref, readHotelQuery, stayHref, writeHotelQuery } from './query.ts';

const TODAY = '2026-11-21';
const read = (said: string) => readHotelQuery(new URLSearchParams(said), TODAY);

test('what an address says is read as it was written', () => {
  const query = read('place=city-3687238&checkIn=2026-12-10&checkOut=2026-12-14&rooms=2-8-4_1&km=40');
  expect(query).toEqual({
    place: { kind: 'city', id: '3687238' },
    km: 40,
    startDate: '2026-12-10',
    endDate: '2026-12-14',
    rooms: [
      { adults: 2, childAges: [8, 4] },
      { adults: 1, childAges: [] },
    ],
    refundableOnly: false,
  });
  expect(read(String(writeHotelQuery(query)))).toEqual(query);
  expect(hotelHref('X-1', query)).toBe(`${hotelResultsHref(query).replace('/result', '/summary')}&hotel=X-1`);
});

test('a point is written no nearer than some hundred metres', () => {
  const query = { ...read(''), point: { lat: 4.609712, lon: -74.08175 } };
  expect(writeHotelQuery(query).get('at')).toBe('4.610,-74.082');
  expect(read(String(writeHotelQuery(query))).point).toEqual({ lat: 4.61, lon: -74.082 });
});

test.each(['', 'here', '91,0', '4.6', '4.6,-181', '4.6,-74,1'])('“%s” is no point', (at) => {
  expect(read(String(new URLSearchParams({ at })))).not.toHaveProperty('point');
});

test.each([
  ['0', undefined],
  ['-3', undefined],
  ['9999', undefined],
  ['999', 321],
  ['25', 25],
])('km=%s is %s', (km, kept) => expect(read(`km=${km}`).km).toBe(kept));

test('a search of a hotel leads to it, any other to a list', () => {
  const query = { ...read(''), place: { kind: 'hotel' as const, id: '2713a-5' } };
  expect(stayHref(query)).toBe(hotelHref('2713a-5', query));
  const around = { ...query, point: { lat: 4.6, lon: -74 } };
  expect(stayHref(around)).toBe(hotelResultsHref(around));
});
