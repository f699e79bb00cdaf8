import { onDay } from '@alisio/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showFlights, showPackages, showResults } from '../testing/package-pages.ts';
import { airports, cardAt, EXPIRES, offerAt, packagePath, packagesFound } from '../testing/packages.ts';

onDay('2026-11-25');

test('the list has one flight and each hotel with it, at one total, and what that saves', async () => {
  const cards = [cardAt(61_560, 68_400), cardAt(80_000, 80_000, 'Posada Almerun')];
  const { container } = showResults({ apiHandlers: [airports, packagesFound(cards)] });
  expect(await screen.findByRole('heading', { level: 1, name: '2 paquetes en Cartagena' })).toBeTruthy();
  const card = within(screen.getByRole('article', { name: 'Casa del Aljibe' }));
  expect(card.getByText('Juntos cuestan US$ 68,40 menos')).toBeTruthy();
  const other = within(screen.getByRole('article', { name: 'Posada Almerun' }));
  expect(other.getByText('Juntos cuestan lo mismo que por separado')).toBeTruthy();
  const href = card.getByRole('link', { name: 'Ver el paquete con Casa del Aljibe' }).getAttribute('href');
  expect(new URL(href ?? '', 'http://a').searchParams.get('flight')).toBe(offerAt(27_200).id);
  expect(await violations(container)).toEqual([]);
});

test('where nobody flies it is said', async () => {
  const none = {
    method: 'POST' as const,
    path: '/packages/search',
    body: { data: [], meta: { total: 0, soldOut: 0, expiresAt: '2026-11-25T12:15:00.000Z' } },
  };
  showResults({ apiHandlers: [airports, none] });
  expect(await screen.findByRole('heading', { name: 'No hay vuelo para esos días' })).toBeTruthy();
});

test('each flight says whose it is and who operates it, and each fare which bags it has not', async () => {
  const offer = offerAt(27_200);
  const bare = {
    ...offer,
    itineraries: offer.itineraries.map((itinerary) => ({
      ...itinerary,
      segments: itinerary.segments.map((segment) => ({ ...segment, operating: { carrierCode: 'P5' } })),
    })),
    dictionaries: { ...offer.dictionaries, carriers: { AV: 'Avianca', P5: 'Wingo' } },
    travelerPricings: offer.travelerPricings.map((pricing) => ({
      ...pricing,
      fareDetailsBySegment: pricing.fareDetailsBySegment.map((fare) => ({
        ...fare,
        brandedFare: 'BASIC',
        includedCabinBags: { quantity: 0 },
        includedCheckedBags: { quantity: 0 },
      })),
    })),
  };
  showFlights({
    apiHandlers: [
      airports,
      {
        method: 'POST',
        path: '/packages/flights',
        body: { data: [bare], meta: { count: 1, currency: 'USD', expiresAt: EXPIRES } },
      },
    ],
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Avianca, operado por Wingo' })).toBeTruthy();
  expect(screen.getByText('Básica, sin maleta de mano, sin maleta en bodega')).toBeTruthy();
});

test('another flight is chosen by what the package costs more, and leads back with all else', async () => {
  const offers = [offerAt(27_200), offerAt(30_000, 'demo1.YFP.200.USD.x')];
  const { address, user } = showFlights({
    path: packagePath('vuelos', { flight: `${offerAt(27_200).id}~r0000000~AAAAAAAAAAA` }),
    apiHandlers: [
      airports,
      {
        method: 'POST',
        path: '/packages/flights',
        body: { data: offers, meta: { count: 2, currency: 'USD', expiresAt: '2026-11-25T12:15:00.000Z' } },
      },
    ],
  });
  const other = await screen.findByRole('link', { name: /Elegir Avianca, .*: \+ US\$\u00a028,00/ });
  const href = new URL(other.getAttribute('href') ?? '', 'http://a');
  expect([href.pathname, href.searchParams.get('flight'), href.searchParams.get('hotel')]).toEqual([
    '/paquetes/detalle',
    'demo1.YFP.200.USD.x',
    '2713a-3',
  ]);
  expect(screen.getByText('Elegido')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cambiar la búsqueda' }));
  expect(address()).toMatch(/^\/paquetes\?from=BOG&to=CTG/);
});

test('a search leads to its results by what was typed, and says what is missing before', async () => {
  const { address, user } = showPackages({ apiHandlers: [airports] });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect((await screen.findAllByText('Elige de dónde sales')).length).toBeGreaterThan(0);
  for (const [label, city] of [
    ['Desde', 'Bogotá'],
    ['A', 'Cartagena'],
  ] as const) {
    await user.type(screen.getByRole('combobox', { name: label }), city);
    await user.click(await screen.findByRole('option', { name: new RegExp(city) }));
  }
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() =>
    expect(address()).toBe(
      '/paquetes/result?from=BOG&to=CTG&departureDate=2026-12-02&returnDate=2026-12-08&rooms=2',
    ),
  );
});

test('another search shows nothing of the one before while it is on its way', async () => {
  const found = packagesFound([cardAt(61_560, 68_400)]);
  const { go, api } = showResults({
    apiHandlers: [
      airports,
      {
        ...found,
        body: undefined,
        respond: () =>
          api.callsTo('/packages/search').length > 1 ? new Promise(() => undefined) : { body: found.body },
      },
    ],
  });
  await screen.findByRole('article', { name: 'Casa del Aljibe' });
  await go(packagePath('result', { from: 'CTG', to: 'BOG' }));
  await waitFor(() => expect(api.callsTo('/packages/search')).toHaveLength(2));
  expect(screen.queryByRole('article')).toBeNull();
});

test('places that could not be asked for are asked for again, and then searched', async () => {
  let isUp = false;
  const { user, api } = showResults({
    apiHandlers: [
      { ...airports, respond: (call) => (isUp ? airports.respond?.(call) : undefined) ?? 'network-error' },
      packagesFound([cardAt(61_560, 68_400)]),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Intentar otra vez' }, { timeout: 8000 });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'Casa del Aljibe' })).toBeTruthy();
  expect(api.callsTo('/packages/search')).toHaveLength(1);
});
