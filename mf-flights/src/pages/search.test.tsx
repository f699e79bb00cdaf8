import { onDay } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { changeHref } from '../features/flight-search/index.ts';
import { foundPlaces } from '../testing/known-places.ts';
import { resultsPath, showSearch, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const airports = {
  method: 'GET',
  path: '/search/airports',
  respond: ({ query }: { query: URLSearchParams }) => ({
    body: { data: foundPlaces(query.get('term') ?? '') },
  }),
} as const;
const open = (query: Record<string, string>) => showSearch(query, { apiHandlers: [airports] });

test('a place that nobody knows is asked for again, by its field, with what was typed', async () => {
  const page = open({ origin: 'Xyzzy', destination: 'Bogotá' });
  await screen.findAllByText('No se encontraron resultados para tu búsqueda');
  const box = screen.getByRole('combobox', { name: 'Origen' });
  expect(box).toHaveProperty('value', 'Xyzzy');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveProperty('value', 'Bogotá');
  expect(await violations(page.container)).toEqual([]);
});

test('a name of several cities leads to each of them', async () => {
  const page = open({ origin: 'san jose', destination: 'Bogotá' });
  await screen.findByText('Hay varios lugares que se llaman «san jose». ¿Cuál es?');
  expect(screen.getAllByRole('link', { name: /^San José/ })).toHaveLength(2);
  expect(screen.getAllByText('Hay varios lugares con ese nombre. Elige uno')).not.toEqual([]);
  expect(await violations(page.container)).toEqual([]);
});

test('the form of a search is filled in with it, and sends by itself what stands in it', async () => {
  const results = new URL(resultsPath({ adult: '3', cabin: 'first_class' }), 'http://alisio.test');
  const { searchParams } = new URL(changeHref(results.search), results);
  open(Object.fromEntries(searchParams));
  await screen.findByText('MIA');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Buscar vuelos' });
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/vuelos/buscar']);
  const sent = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  expect(sent).toMatchObject({
    tripType: '2',
    origin: 'Bogotá',
    originChosen: 'BOG Bogotá',
    destination: 'Miami',
    departureDate: '2026-12-12',
    returnDate: '2026-12-27',
    adult: '3',
    cabin: 'first_class',
  });
  expect(sent).not.toHaveProperty('change');
});
