import { type ApiHandler, asVisitor, onDay, problemAnswer, renderPage } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { listedHotel, worldOf } from '../testing/hotels.ts';
import { violations } from '../testing/violations.ts';
import AroundPart from './around.tsx';

onDay('2026-11-21');

const CARTAGENA = { city: 'Cartagena', latitude: 10.42, longitude: -75.55 };
const show = (given: Record<string, unknown>, apiHandlers: ApiHandler[] = []) =>
  renderPage(
    { default: () => <AroundPart given={given} /> },
    { texts: [{ namespace: 'hotels', es, en }], apiHandlers },
  );

test('hotels around where a text is about stand in it with what a stay costs, whole, and lead to it', async () => {
  const { container } = show(
    CARTAGENA,
    worldOf([listedHotel('Hotel Mar', { total: 640, area: 'Getsemaní' })]),
  );
  const hotel = await screen.findByRole('link', { name: 'Hotel Mar' });
  expect(hotel.closest('li')?.textContent).toMatch(/^Hotel MarHotel, 3 estrellas, Getsemaní.*US\$\s640,00$/);
  expect(hotel.getAttribute('href')).toMatch(
    /^\/hoteles\/summary\?place=city-2713a&checkIn=.*&hotel=hotel-mar$/,
  );
  expect(screen.getByText(/^Total de \d noches, del .* con impuestos y cargos\.$/)).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Ver todos los hoteles en Cartagena' });
  expect(all.getAttribute('href')).toMatch(/^\/hoteles\/result\?place=city-2713a&km=40&/);
  expect(await violations(container)).toEqual([]);
});

test('where prices are shown in another currency than is charged, both are said', async () => {
  asVisitor({ currency: 'COP' });
  show(CARTAGENA, worldOf([listedHotel('Hotel Mar', { total: 640 })]));
  const hotel = await screen.findByRole('link', { name: 'Hotel Mar' });
  expect(hotel.closest('li')?.textContent).toMatch(/COP\s[\d.]+$/);
  expect(
    screen.getByText(/^Precios en pesos colombianos .* Se cobra en dólares estadounidenses\.$/),
  ).toBeTruthy();
});

test.each<[string, ApiHandler[]]>([
  ['No encontramos hoteles con lugar cerca.', worldOf([])],
  [
    'No pudimos traer los hoteles. Búscalos aquí.',
    [problemAnswer('POST', '/hotel-offers/search', 'unavailable'), ...worldOf([])],
  ],
])('without hotels it says so, and the way on stands in their place: %s', async (words, apiHandlers) => {
  show(CARTAGENA, apiHandlers);
  await screen.findByText(words);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver todos los hoteles en Cartagena' })).toBeTruthy();
});

test.each([{ ...CARTAGENA, latitude: 104.2 }, { ...CARTAGENA, city: undefined }, { city: 'Cartagena' }])(
  'of a text that tells no name or no point on earth nothing is drawn: %o',
  (given) => {
    expect(show(given).container.textContent).toBe('');
  },
);
