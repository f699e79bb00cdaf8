import { onDay, problemAnswer } from '@alisio/platform/testing';
import { type FlightCalendarPayload, flightCalendarPayload } from '@alisio/shared-contracts/flights';
import { screen, waitFor, within } from '@testing-library/react';
import { airportGroup } from '../testing/places.ts';
import { basic, card, found, SEARCH, unknownPlaces, usual } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

test('no flights, in the words of §8, with a person and another day to turn to', async () => {
  const page = showResults({ apiHandlers: [found(), unknownPlaces] });
  await screen.findByRole('heading', { level: 2, name: 'Lo sentimos, no hay vuelos para tu búsqueda' });
  expect(screen.getByRole('link', { name: /Llamar al/ }).getAttribute('href')).toBe('tel:+576010000000');
  expect(await violations(page.container)).toEqual([]);
  page.api.use(found(basic));
  await page.user.click(screen.getByRole('link', { name: 'Salir un día después' }));
  await card(/^Avianca/);
  expect(page.address()).toContain('departureDate=2026-12-13&');
  expect(page.address()).toContain('returnDate=2026-12-27');
});

test('where nothing flies, the nearest days and the neighbors of either end are proposed that have a price', async () => {
  const near = (airportCode: string, distance: number) => ({
    ...airportGroup(airportCode, airportCode, [airportCode, airportCode]).airports[0],
    distance,
  });
  const prices = (asked: FlightCalendarPayload) => {
    if (asked.days === 1) return asked.from === 'AXM' ? [{ date: '2026-12-12', total: 32_010 }] : [];
    const dates = ['2026-12-08', '2026-12-11', '2026-12-14', '2026-12-15'];
    return dates.map((date) => ({ date, total: 41_000 }));
  };
  const page = showResults({
    // Places that no other test has asked for: an answer is kept for half an hour.
    path: resultsPath({ from: 'PEI', to: 'TPA' }),
    apiHandlers: [
      found(),
      { method: 'GET', path: '/airports/nearby', body: { data: [near('AXM', 40.4), near('CLO', 148)] } },
      {
        method: 'POST',
        path: '/air/flight-offer/calendar',
        respond: ({ body }) => ({
          body: { data: prices(flightCalendarPayload.parse(body)), meta: { currency: 'USD' } },
        }),
      },
    ],
  });
  const ways = within(await screen.findByRole('region', { name: 'Sí los hay cerca' }));
  const neighbor = await ways.findByRole('link', { name: /^Desde AXM AXM a 40\skm de PEI desde US\$\s321$/ });
  expect(neighbor.getAttribute('href')).toMatch(/from=AXM&to=TPA/);
  expect(ways.queryByRole('link', { name: /CLO/ })).toBeNull();
  const days = ways.getAllByRole('link', { name: /diciembre/ });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/11 de diciembre.* un día antesdesde US\$\s410/),
    expect.stringMatching(/14 de diciembre.* 2 días despuésdesde US\$\s410/),
  ]);
  expect(days[1]?.getAttribute('href')).toContain('departureDate=2026-12-14');
  expect(await violations(page.container)).toEqual([]);
});

test.each([
  ['4', /^Prueba con otro día/],
  ['5', /^Son muchos asientos en un vuelo. Prueba con menos viajeros/],
])('who is many is told that fewer may fly: %s', async (adult, told) => {
  showResults({ path: resultsPath({ adult }), apiHandlers: [found(), unknownPlaces] });
  expect(await screen.findByText(told)).toBeTruthy();
});
test('another day keeps the order, the filters and the bag, and nothing that was chosen or paged', async () => {
  const kept = { sort: 'fastest', airline: 'AV', bag: '1' };
  showResults({
    path: resultsPath({ ...kept, page: '2', flight: 'AV1.12-12' }),
    apiHandlers: [found(basic), unknownPlaces],
  });
  const next = await screen.findByRole('link', { name: 'Salir un día después' });
  const strip = within(await screen.findByRole('navigation', { name: 'Precios de los días cercanos' }));
  for (const link of [next, ...strip.getAllByRole('link').slice(4, 5)]) {
    const words = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(words)).toMatchObject({ ...kept, departureDate: '2026-12-13' });
    expect(words.has('page') || words.has('flight')).toBe(false);
  }
});

test('a search that fails can be repeated, and nothing of it is lost', async () => {
  const page = showResults({ apiHandlers: [problemAnswer('POST', SEARCH, 'unavailable'), unknownPlaces] });
  await screen.findByRole('heading', { level: 2, name: 'No pudimos buscar los vuelos' });
  page.api.use(...usual);
  await page.user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
  await card(/^Avianca/);
  expect(page.address()).toBe(resultsPath());
});

test('a link without its places asks for what is missing, and keeps what it has', async () => {
  const medellin = airportGroup('MDE', 'Medellín', ['MDE', 'José María Córdova']);
  const page = showResults({
    path: '/x/results?from=MDE&adult=2',
    apiHandlers: [{ method: 'GET', path: '/search/airports', body: { data: [medellin] } }],
  });
  expect(screen.getByRole('heading', { level: 1, name: '¿A dónde quieres volar?' })).toBeTruthy();
  expect(await screen.findByDisplayValue('Medellín')).toBeTruthy();
  expect(screen.getByRole('button', { name: /2 viajeros, Económica/ })).toBeTruthy();
  expect(page.api.callsTo(SEARCH)).toHaveLength(0);
});

test('a link from a place to itself says so', () => {
  showResults({ path: resultsPath({ to: 'BOG' }), apiHandlers: [unknownPlaces] });
  expect(screen.getByText(/son el mismo lugar/)).toBeTruthy();
});

test('a link to a place that nobody knows asks for it where its code stands, and keeps the rest', async () => {
  const errors = [
    { path: 'legInfo.1.to', code: 'unknown-place' },
    { path: 'legInfo.2.from', code: 'unknown-place' },
  ];
  const page = showResults({
    path: resultsPath({ to: 'ZZZ' }),
    apiHandlers: [problemAnswer('POST', SEARCH, 'validation', { errors }), unknownPlaces],
  });
  expect(await screen.findByText(/No conocemos un lugar de este enlace/)).toBeTruthy();
  const to = screen.getByRole('combobox', { name: 'Destino' });
  expect(to).toHaveProperty('value', 'ZZZ');
  expect(to.getAttribute('aria-invalid')).toBe('true');
  const told = document.getElementById(to.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('Elige a dónde vas');
  await waitFor(() => expect(document.title).toBe('¿A dónde quieres volar?'));
  expect(screen.getByRole('button', { name: /1 viajero, Económica/ })).toBeTruthy();
  expect(page.api.callsTo(SEARCH)).toHaveLength(1);
  expect(await violations(page.container)).toEqual([]);
});

test('a day that is over where the flight leaves is said by its field, until another is chosen', async () => {
  const errors = [{ path: 'legInfo.1.departureDate', code: 'departure-past' }];
  const over = problemAnswer('POST', SEARCH, 'validation', { errors });
  const page = showResults({ path: resultsPath({ departureDate: TODAY }), apiHandlers: [over] });
  await screen.findByRole('heading', { level: 1, name: 'Esa fecha ya pasó' });
  const slot = screen.getByRole('button', { name: /^Ida/ });
  const told = document.getElementById(slot.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('Ese día ya terminó en el lugar de salida. Elige otro');
  await page.user.click(screen.getByRole('button', { name: 'Buscar vuelos' }));
  expect(page.api.callsTo(SEARCH)).toHaveLength(1);
  expect(await violations(page.container)).toEqual([]);
});

test('the arrow that moves the day keeps the focus while it searches, finds nothing or fails, and says the day', async () => {
  const held = Promise.withResolvers<void>();
  const page = showResults({ apiHandlers: [found(basic), unknownPlaces] });
  await card(/^Avianca/);
  page.api.use({
    ...found(),
    respond: async () => {
      await held.promise;
      return { body: found().body };
    },
  });
  const next = screen.getByRole('link', { name: 'Salir un día después' });
  next.focus();
  await page.user.keyboard('{Enter}');
  await screen.findByText('Buscando vuelos');
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.activeElement).toBe(next);
  const days = within(screen.getByRole('group', { name: 'Día de salida' }));
  expect(days.getByText(/13 dic/).getAttribute('aria-live')).toBe('polite');
  held.resolve();
  await screen.findByRole('heading', { name: /no hay vuelos/ });
  expect(document.activeElement).toBe(next);
  page.api.use(problemAnswer('POST', SEARCH, 'unavailable'));
  await page.user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'No pudimos buscar los vuelos' });
  expect(document.activeElement).toBe(next);
});

test('where a cabin has no flights, the same search in Economy is a press away', async () => {
  showResults({
    path: resultsPath({ cabin: 'first', sort: 'cheapest' }),
    apiHandlers: [found(), unknownPlaces],
  });
  const usual = await screen.findByRole('link', { name: 'Ver en Económica' });
  expect(usual.getAttribute('href')).toMatch(/departureDate=2026-12-12.*&cabin=economy&.*sort=cheapest/);
});
