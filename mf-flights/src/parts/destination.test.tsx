import { type ApiHandler, onDay, problemAnswer } from '@alisio/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { changeDraft } from '../features/flight-search/index.ts';
import { airportGroup, BOGOTA } from '../testing/places.ts';
import { showDestination, showHome, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const cartagena = airportGroup('CTG', 'Cartagena', ['CTG', 'Rafael Núñez']);
const airports: ApiHandler = {
  method: 'GET',
  path: '/search/airports',
  respond: ({ query }) => ({ body: { data: query.get('term') === 'cartagena' ? [cartagena] : [] } }),
};
const box = () => screen.getByRole('textbox', { name: '¿A dónde quieres viajar?' });

test('the flight search opens with the destination that was typed, and whatever else was filled in', async () => {
  changeDraft({ origin: BOGOTA });
  const page = showDestination({ apiHandlers: [airports] });
  expect(box().getAttribute('placeholder')).toBe('Ciudad o aeropuerto');
  await page.user.type(box(), 'cartagena{Enter}');
  await waitFor(() => expect(page.address()).toBe('/'));
  page.unmount();
  showHome();
  expect(screen.getByRole('combobox', { name: 'Origen' })).toHaveProperty('value', 'Bogotá');
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveProperty('value', 'Cartagena');
});

test('with nothing typed the flight search opens as it was', async () => {
  const page = showDestination();
  await page.user.click(screen.getByRole('button', { name: 'Buscar vuelos' }));
  expect(page.address()).toBe('/');
});

test('what has no match or no answer says so, and keeps what was typed', async () => {
  const page = showDestination({ apiHandlers: [airports] });
  await page.user.type(box(), 'xyz{Enter}');
  await screen.findByText('No se encontraron resultados para tu búsqueda');
  page.api.use(problemAnswer('GET', '/search/airports', 'unavailable'));
  await page.user.type(box(), 'a{Enter}');
  await screen.findByText(/^No pudimos buscar/);
  expect(box()).toHaveProperty('value', 'xyza');
  expect(page.address()).toBe('/no-hay');
  expect(await violations(page.container)).toEqual([]);
});

test('in English it asks in English', async () => {
  const page = showDestination({ language: 'en' });
  expect(screen.getByRole('textbox', { name: 'Where do you want to go?' })).toBeTruthy();
  expect(await violations(page.container)).toEqual([]);
});
