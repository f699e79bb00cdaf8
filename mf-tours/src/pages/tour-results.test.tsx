import { onDay } from '@alisio/platform/testing';
import type { ListedTour } from '@alisio/shared-contracts/tours';
import { screen, waitFor } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showTourResults } from '../testing/tour-pages.ts';
import { listedTour, peru } from '../testing/tours.ts';

onDay('2026-11-25');

const chile = { slug: 'chile', code: 'CL', name: 'Chile' };
const hard = listedTour({
  country: chile,
  slug: 'torres',
  title: 'Torres del Paine',
  effort: 'hard',
  days: 8,
  nights: 7,
  from: { amount: 99_000, currency: 'USD' },
});
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => listedTour({ slug: `ruta-${at}`, title: `Ruta ${at}` }));

const found = (data: readonly ListedTour[]) =>
  [
    { method: 'GET', path: '/tours/search', body: { data } },
    { method: 'GET', path: '/tours/countries', body: { data: [peru] } },
  ] as const;
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);

test('a card says how long, how hard and how high, where one sleeps, and which departure is next', async () => {
  const { container } = showTourResults({ apiHandlers: [...found([listedTour()])] });
  const text = (await screen.findByRole('article', { name: 'Cusco en tres días' })).textContent?.replace(
    /\u00a0/g,
    ' ',
  );
  expect(text).toContain('3 días, 2 noches');
  expect(text).toContain('Esfuerzo: Medio');
  expect(text).toContain('Hasta 3.399 m de altura');
  expect(text).toContain('Se duerme en Cusco y Ollantaytambo');
  expect(text).toContain('Próxima salida: vie 12 febQuedan 6 lugares');
  expect(text).toContain('desde US$ 520 por persona');
  expect(await violations(container)).toEqual([]);
});

test('facets, order and page stand in the address', async () => {
  const { unmount } = showTourResults({
    path: '/turs/result?effort=hard',
    apiHandlers: [...found([listedTour(), hard])],
  });
  expect(await screen.findByText('1 de 2 tours.')).toBeTruthy();
  expect(names()).toEqual(['Torres del Paine']);
  unmount();
  const { user, address } = showTourResults({
    path: '/turs/result?sort=long',
    apiHandlers: [...found([listedTour(), hard])],
  });
  await waitFor(() => expect(names()).toEqual(['Torres del Paine', 'Cusco en tres días']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'price');
  await waitFor(() => expect(names()).toEqual(['Cusco en tres días', 'Torres del Paine']));
  expect(address()).toBe('/turs/result?sort=price');
});

test('ten tours stand on a page, the others on the next', async () => {
  showTourResults({ path: '/turs/result?page=2', apiHandlers: [...found(many(12))] });
  await screen.findByRole('heading', { level: 1, name: '12 tours de varios días' });
  expect(names()).toHaveLength(2);
});

test('a country is a facet: the others can be added, since the server is asked of all', async () => {
  const { user, address } = showTourResults({
    path: '/turs/result?country=peru&adults=2',
    apiHandlers: [...found([listedTour(), hard])],
  });
  await screen.findByText('1 de 2 tours.');
  await user.click(screen.getByRole('button', { name: 'País' }));
  await user.click(await screen.findByRole('checkbox', { name: /Chile/ }));
  await waitFor(() => expect(address()).toContain('country=chile.peru'));
  expect(await screen.findByText('2 de 2 tours.')).toBeTruthy();
});

test('nothing in that month: the way to all months keeps the rest of the question', async () => {
  showTourResults({ path: '/turs/result?month=2027-03&adults=3', apiHandlers: [...found([])] });
  expect(await screen.findByRole('heading', { name: 'No hay tours con esa búsqueda' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos los meses' }).getAttribute('href')).toBe(
    '/turs/result?adults=3',
  );
});
