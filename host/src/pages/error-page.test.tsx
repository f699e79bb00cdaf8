import { problemAnswer, stubApi } from '@alisio/platform/testing';
import { flightSearch } from '@alisio/shared-contracts/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { home, trips } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { violations } from '../testing/violations.ts';

const pages = [home, trips];
const main = () => within(screen.getByRole('main'));

const cartagena = {
  airportCode: 'CTG',
  name: 'Rafael Núñez',
  cityName: 'Cartagena',
  cityCode: 'CTG',
  countryName: 'Colombia',
  countryCode: 'CO',
  isCity: false,
  location: { lat: 10.4, lon: -75.5 },
};

function Broken(): never {
  throw new Error('tarifa sin moneda');
}

let silence: typeof console.error;
beforeEach(() => {
  silence = console.error;
});
afterEach(() => {
  console.error = silence;
  flightSearch.reset();
});

test.each([
  ['es', 'Error interno del servidor', /^Algo falló de nuestro lado/, 'Código 500'],
  ['en', 'Internal server error', /on our end/, 'Code 500'],
] as const)(
  'the address of internal errors shows one in %s, in a bare frame',
  async (language, title, text, code) => {
    renderSite('/505', { pages, language });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(main().getByText(text)).not.toBeNull();
    expect(main().getByText(code)).not.toBeNull();
    expect(main().getByRole('link', { name: /^(Llamar|Call)/ })).not.toBeNull();
    await screen.findByRole('contentinfo');
    expect(screen.queryByLabelText(language === 'es' ? 'Principal' : 'Main')).toBeNull();
    expect(document.title).toBe(`${title} · Alisio`);
    expect(await violations()).toEqual([]);
  },
);

test('what a page throws is told with its message, in the frame of errors', async () => {
  console.error = () => undefined;
  renderSite('/', { pages: [{ ...home, module: { default: Broken } }] });
  await screen.findByText('Mensaje: tarifa sin moneda');
  expect(screen.getByLabelText('Principal')).not.toBeNull();
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('region', { name: /Hay tarifas/ })).toBeNull();
});

test('a destination typed on a page that is not there opens the flight search with it', async () => {
  const { cityCode, cityName, countryCode, countryName } = cartagena;
  const body = { data: [{ cityCode, cityName, countryCode, countryName, airports: [cartagena] }] };
  const api = stubApi([{ method: 'GET', path: '/search/airports', body }]);
  const { user } = renderSite('/no-hay', { pages });
  await user.type(
    await screen.findByRole('textbox', { name: '¿A dónde quieres viajar?' }),
    'cartagena{Enter}',
  );
  await screen.findByRole('heading', { name: 'Página de prueba' });
  expect(flightSearch.get().form?.destination).toMatchObject({ code: 'CTG', cityName: 'Cartagena' });
  api.restore();
});

test('a search without a match or without an answer says so, and keeps what was typed', async () => {
  const api = stubApi([{ method: 'GET', path: '/search/airports', body: { data: [] } }]);
  const { user } = renderSite('/no-hay', { pages });
  const box = await screen.findByRole('textbox', { name: '¿A dónde quieres viajar?' });
  await user.type(box, 'xyz{Enter}');
  await screen.findByText('No se encontraron resultados para tu búsqueda.');
  api.use(problemAnswer('GET', '/search/airports', 'unavailable'));
  await user.type(box, 'a{Enter}');
  await screen.findByText(/No pudimos buscar/);
  await waitFor(() => expect(box).toHaveProperty('value', 'xyza'));
  expect(await violations()).toEqual([]);
  api.restore();
});
