import { onDay } from '@alisio/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showFlights, showResults } from '../testing/package-pages.ts';
import { airports, cardAt, EXPIRES, offerAt, packagePath, packagesFound } from '../testing/packages.ts';

onDay('2026-11-25');

const cards = [cardAt(61_560, 68_400), cardAt(80_000, 80_000, 'Posada Almerun')];
const facets = {
  values: {
    stars: [
      { value: '4', count: 1, from: 61_560 },
      { value: '3', count: 1, from: 80_000 },
    ],
    board: [
      { value: 'room-only', count: 2, from: 61_560 },
      { value: 'breakfast', count: 1, from: 90_000 },
    ],
  },
  ranges: { price: { min: 60_000, max: 90_000, counts: [1, 1] } },
};
/** The API of two packages, one of which has breakfast. */
const two = {
  method: 'POST' as const,
  path: '/packages/search',
  respond: ({ query }: { query: URLSearchParams }) => ({
    body: query.has('board')
      ? packagesFound(cards.slice(0, 1), { total: 2, kept: 1, facets }).body
      : packagesFound(cards, { kept: 2, facets }).body,
  }),
};

test('packages are narrowed by the server: the address asks, a chip takes it back, and so does Back', async () => {
  const { user, address, api, go } = showResults({ apiHandlers: [airports, two] });
  await screen.findByRole('heading', { level: 1, name: '2 paquetes en Cartagena' });
  await user.click(screen.getByRole('button', { name: 'Comidas' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Comidas' }));
  await user.click(sheet.getByRole('checkbox', { name: /^Desayuno incluido, 1 paquete/ }));
  await waitFor(() => expect(address()).toBe(packagePath('result', { board: 'breakfast' })));
  await user.click(await screen.findByRole('button', { name: 'Ver 1 paquete' }));
  await screen.findByRole('heading', { level: 1, name: '1 paquete en Cartagena' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(api.callsTo('/packages/search').at(-1)?.query.get('board')).toBe('breakfast');
  expect(await screen.findByRole('button', { name: 'Quitar Desayuno incluido' })).toBeTruthy();
  // Not the cheapest room: the page of the package begins with the one that was asked for.
  const [way] = screen.getAllByRole('link', { name: /Casa del Aljibe/ });
  expect(way?.getAttribute('href')).toMatch(/plans=any\.[a-z-]+\.[a-z-]+/);
  await go(-1);
  await screen.findByRole('heading', { level: 1, name: '2 paquetes en Cartagena' });
  expect(address()).toBe(packagePath('result'));
});

test('flights of packages are narrowed by who flies, and counted', async () => {
  const offer = offerAt(27_200);
  const other = {
    ...offerAt(30_000, 'demo1.YFP.200.USD.x'),
    itineraries: offer.itineraries.map((itinerary) => ({
      ...itinerary,
      segments: itinerary.segments.map((segment) => ({
        ...segment,
        carrierCode: 'P5',
        operating: { carrierCode: 'P5' },
      })),
    })),
    dictionaries: { ...offer.dictionaries, carriers: { P5: 'Wingo' } },
  };
  const { address } = showFlights({
    path: packagePath('vuelos', { airline: 'P5' }),
    apiHandlers: [
      airports,
      {
        method: 'POST',
        path: '/packages/flights',
        body: { data: [offer, other], meta: { count: 2, currency: 'USD', expiresAt: EXPIRES } },
      },
    ],
  });
  await screen.findByText('1 vuelo pasa los filtros.');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(
    'Wingo',
  );
  expect(await screen.findByRole('button', { name: 'Quitar Wingo' })).toBeTruthy();
  expect(address()).toBe(packagePath('vuelos', { airline: 'P5' }));
});
