import { type ApiHandler, asVisitor, problemAnswer, renderPage } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { listedTour, peru } from '../testing/tours.ts';
import { toursTexts } from '../testing/tours-texts.ts';
import OfCountryPart from './of-country.tsx';

const ofPeru: ApiHandler = {
  method: 'GET',
  path: '/tours/countries/{country}',
  body: {
    country: { ...peru, whenToGo: 'Mayo.', papers: 'Pasaporte.', money: 'Soles.' },
    tours: ['a', 'b', 'c', 'd'].map((name) => listedTour({ slug: `cusco-${name}`, title: `Cusco ${name}` })),
  },
};
const show = (given: Record<string, unknown>, apiHandlers: ApiHandler[]) =>
  renderPage(
    { default: () => <OfCountryPart given={given} /> },
    { texts: toursTexts({ es: {}, en: {} }), apiHandlers },
  );

test('the next tours of a country stand in a text with their price from, and lead to them', async () => {
  show({ slug: 'peru' }, [ofPeru]);
  const tour = await screen.findByRole('link', { name: 'Cusco a' });
  expect(tour.closest('li')?.textContent).toMatch(/^Cusco a3 días, sale el vie\s12\sfeb.*desde.*US\$\s520$/);
  expect(tour.getAttribute('href')).toMatch(/^\/turs\/peru\/cusco-a/);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3, name: 'Tours en Perú' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos los tours' }).getAttribute('href')).toBe('/turs/peru');
});

test('where prices are shown in another currency than is charged, both are said', async () => {
  asVisitor({ currency: 'MXN' });
  show({ slug: 'peru' }, [ofPeru]);
  await screen.findByRole('link', { name: 'Cusco a' });
  expect(
    screen.getByText(/^Precios en pesos mexicanos .* Se cobra en dólares estadounidenses\.$/),
  ).toBeTruthy();
});

test.each([
  ['has none', problemAnswer('GET', '/tours/countries/{country}', 'not-found')],
  ['cannot be asked', problemAnswer('GET', '/tours/countries/{country}', 'unavailable')],
])('of a country that %s the way to its tours stands in their place', async (_, answer) => {
  show({ slug: 'peru' }, [answer]);
  await screen.findByText('No pudimos traer los tours. Míralos aquí.', undefined, { timeout: 5000 });
  expect(screen.getByRole('link', { name: 'Ver todos los tours' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('of a text that tells no country nothing is drawn', () => {
  expect(show({ country: 'PE' }, []).container.textContent).toBe('');
});
