import { flightSearch } from './flight-search-store.ts';

const BOGOTA = { code: 'BOG', name: 'El Dorado', cityName: 'Bogotá', countryName: 'Colombia', isCity: false };
const MIAMI = { code: 'MIA', name: 'Miami', cityName: 'Miami', countryName: 'Estados Unidos', isCity: false };

/** As releases of before wrote it, when the shell had the store. */
const KEPT = {
  form: {
    tripType: '1',
    cabinClass: 'economy',
    departureDate: '2027-02-04',
    returnDate: '2027-02-04',
    origin: BOGOTA,
    destination: MIAMI,
    hotelDestination: null,
    rooms: 1,
    adultCount: 1,
    childrenCount: 0,
    infantCount: 0,
    currencyCode: 'USD',
    countryCode: '',
  },
  recentPlaces: [MIAMI, BOGOTA],
};

test('what a tab kept of a search before this release is read today as it was', () => {
  const text = JSON.stringify({ v: 1, d: KEPT });
  sessionStorage.setItem('alisio.flight-search', Buffer.from(text).toString('base64'));
  expect(flightSearch.get()).toEqual(KEPT);
});
