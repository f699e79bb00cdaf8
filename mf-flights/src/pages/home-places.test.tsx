import { keepVisitorId } from '@alisio/platform/sdk/api';
import type { ApiHandler } from '@alisio/platform/testing';
import { onDay } from '@alisio/platform/testing';
import { screen, within } from '@testing-library/react';
import { flightSearch } from '../features/flight-search/flight-search-store.ts';
import { rememberSearch } from '../features/flight-search/remember.ts';
import { airportGroup, searchForm } from '../testing/places.ts';
import { showHome, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const box = (name: string) => screen.getByRole('combobox', { name });
const offered = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('option');
const words = (options: HTMLElement[]) => options.map(({ textContent }) => textContent);

const near: ApiHandler = {
  method: 'GET',
  path: '/airports/nearby',
  respond: ({ query }) => ({
    body: {
      data: query.has('distance')
        ? []
        : airportGroup('BOG', 'Bogotá', ['BOG', 'El Dorado']).airports.map((airport) => ({
            ...airport,
            distance: 12.4,
          })),
    },
  }),
};

const nothing = { altitude: null, altitudeAccuracy: null, heading: null, speed: null, accuracy: 20 };
const coords = { ...nothing, latitude: 4.71, longitude: -74.07, toJSON: () => nothing };
const AT_HOME: GeolocationPosition = { timestamp: 0, coords, toJSON: () => nothing };
const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
const REFUSED: GeolocationPositionError = { code: 1, message: '', ...CODES };

/** A browser that tells where it is, or does not; what it was asked is counted. */
function locating(tell: (done: PositionCallback, refuse: PositionErrorCallback) => void) {
  const asked: true[] = [];
  const getCurrentPosition = (done: PositionCallback, refuse: PositionErrorCallback) => {
    asked.push(true);
    tell(done, refuse);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return asked;
}
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test('airports near the visitor stand in the list once they ask for them, and nobody is located before', async () => {
  const asked = locating((done) => done(AT_HOME));
  const page = showHome({ apiHandlers: [near] });
  await page.user.click(box('Origen'));
  expect(asked).toHaveLength(0);
  await page.user.click(screen.getByRole('option', { name: 'Aeropuertos cerca de ti' }));
  const airport = await screen.findByRole('option', { name: 'Bogotá, El Dorado A 12\u00a0km BOG' });
  expect(asked).toHaveLength(1);
  expect(await violations(page.container)).toEqual([]);
  await page.user.click(airport);
  expect(box('Origen')).toHaveProperty('value', 'Bogotá');
  await page.user.click(box('Destino'));
  expect(screen.queryByRole('group', { name: 'Cerca de ti' })).toBeNull();
});

test('who does not say where they are is told what to do, and can still choose', async () => {
  locating((_done, refuse) => refuse(REFUSED));
  const page = showHome({ apiHandlers: [near] });
  await page.user.click(box('Origen'));
  await page.user.click(screen.getByRole('option', { name: 'Aeropuertos cerca de ti' }));
  expect(
    (await screen.findAllByText(/El navegador no nos dice dónde estás. Escribe un lugar/)).length,
  ).toBeGreaterThan(0);
  expect(offered('Lugares populares').length).toBeGreaterThan(3);
});

test('a search of before comes back whole from either box, and one whose day is over does not', async () => {
  rememberSearch(searchForm({ adultCount: 2, tripType: '1', cabinClass: 'business' }));
  rememberSearch({ ...searchForm({ departureDate: '2026-11-20' }), origin: null });
  const page = showHome();
  await page.user.click(box('Destino'));
  expect(words(offered('Búsquedas recientes'))).toEqual(['Bogotá a Miami sáb\u00a012\u00a0dic']);
  await page.user.click(screen.getByRole('option', { name: /^Bogotá a Miami/ }));
  expect(box('Origen')).toHaveProperty('value', 'Bogotá');
  expect(screen.getByText('2 viajeros, Ejecutiva')).toBeTruthy();
  expect(flightSearch.get().form).toMatchObject({ tripType: '1', departureDate: '2026-12-12' });
});

test('searches of before say what they found at least, asked for together once the box is open', async () => {
  const lowest = { amount: 31_150, currency: 'USD' };
  const kept: ApiHandler = {
    method: 'POST',
    path: '/flight/cached',
    body: { error: false, data: [{ search: 1, count: 12, lowest }] },
  };
  rememberSearch(searchForm({ adultCount: 2 }));
  rememberSearch({ ...searchForm(), destination: searchForm().origin, origin: searchForm().destination });
  keepVisitorId('device-of-the-tab');
  const page = showHome({ apiHandlers: [kept] });
  expect(page.api.callsTo('/flight/cached')).toEqual([]);
  await page.user.click(box('Destino'));
  await screen.findByRole('option', { name: /^Bogotá a Miami .* desde US\$\s312$/ });
  expect(words(offered('Búsquedas recientes'))[0]).toMatch(/^Miami a Bogotá Del 12 al 27\sdic$/);
  const calls = page.api.callsTo('/flight/cached');
  expect(calls.map(({ body }) => body)).toMatchObject([
    { searches: [{ legInfo: { '1': { from: 'MIA' } } }, { travelerInfo: { adult: 2 } }] },
  ]);
  expect(calls[0]?.query.get('userId')).toBe('device-of-the-tab');
});

test('what was searched in the place of a mistyped name is said', async () => {
  const mended: ApiHandler = {
    method: 'GET',
    path: '/search/airports',
    body: { data: [airportGroup('MIA', 'Miami', ['MIA', 'Miami'])], searched: 'Miami' },
  };
  const page = showHome({ apiHandlers: [mended] });
  await page.user.type(box('Destino'), 'mimai');
  expect(await screen.findByRole('option', { name: /^Miami/ })).toBeTruthy();
  expect(screen.getAllByText(/Buscamos «Miami»/)).toHaveLength(2);
});
