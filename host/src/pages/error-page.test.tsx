import { notFound, type PartModule } from '@alisio/platform/sdk/remote';
import { screen, within } from '@testing-library/react';
import { contact, home, search, trips } from '../testing/demo-pages.tsx';
import type { DemoPage, DemoPart } from '../testing/demo-site.ts';
import { renderSite } from '../testing/render-site.tsx';
import { violations } from '../testing/violations.ts';

const pages = [home, trips];
const main = () => within(screen.getByRole('main'));

function Broken(): never {
  throw new Error('tarifa sin moneda');
}

let silence: typeof console.error;
beforeEach(() => {
  silence = console.error;
});
afterEach(() => {
  console.error = silence;
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

const found: DemoPart = {
  ...search,
  slot: 'error-search',
  href: '/',
  module: { default: () => <input aria-label="¿A dónde?" /> },
};
const box = () => main().findByRole('textbox', { name: '¿A dónde?' });
const wayHome = () => main().queryByRole('link', { name: 'Buscar vuelos' });

test('a page that is not there offers the searches that are live, each in place of the link to its page', async () => {
  renderSite('/no-hay', { pages, parts: [found, { ...search, name: 'other' }] });
  await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
  expect(await box()).not.toBeNull();
  expect(document.querySelectorAll('[data-part]')).toHaveLength(1);
  expect(wayHome()).toBeNull();
  expect(main().getByRole('link', { name: 'Buscar mi reserva' })).not.toBeNull();
  expect(await violations()).toEqual([]);
});

test('where nothing is in a part of the site, the way to that part is the first, and the one that leads', async () => {
  const trip: DemoPage = {
    path: '/user/trip',
    page: 'trip',
    layout: 'custom',
    nav: 'my-trips',
    module: { default: () => <h1>Viaje</h1>, loader: () => notFound() },
  };
  renderSite('/user/trip', { pages: [...pages, trip] });
  await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
  const [first, second] = main().getAllByRole('link');
  expect([first, second].map((link) => link?.textContent)).toEqual(['Buscar mi reserva', 'Buscar vuelos']);
  expect(first?.getAttribute('href')).toBe('/user/my-journey');
  expect(first?.className).not.toBe(second?.className);
});

test('where nobody offers a search there is none, and a link to every page', async () => {
  renderSite('/no-hay', { pages });
  await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
  expect(wayHome()).not.toBeNull();
  expect(document.querySelector('[data-part]')).toBeNull();
});

test.each([
  ['is', [contact, trips], ['Buscar mi reserva', 'Contacto']],
  ['is not', [trips], ['Buscar mi reserva']],
])(
  'while nobody searches, the page by which a person is reached is a way on where it %s live',
  async (_, live, ways) => {
    renderSite('/no-hay', { pages: live });
    await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent).filter((text) => !/\d/.test(text ?? ''))).toEqual(
      ways,
    );
  },
);

test('the page by which a person is reached is no way on from itself', async () => {
  console.error = () => undefined;
  renderSite('/contact-us', { pages: [{ ...contact, module: { default: Broken } }, trips] });
  await screen.findByText('Mensaje: tarifa sin moneda');
  expect(main().getByRole('link', { name: 'Buscar mi reserva' })).not.toBeNull();
  expect(main().queryByRole('link', { name: 'Contacto' })).toBeNull();
});

test('a page that could not be had has its retry first, and no search of another', async () => {
  console.error = () => undefined;
  renderSite('/', { pages: [{ ...home, module: { default: Broken } }, trips], parts: [found] });
  await screen.findByText('Mensaje: tarifa sin moneda');
  expect(wayHome()).not.toBeNull();
  expect(document.querySelector('[data-part]')).toBeNull();
});

test.each<[string, PartModule | undefined]>([
  ['is not there', undefined],
  ['throws', { default: Broken }],
])('in place of a search that %s stands a link to its page', async (_, module) => {
  console.error = () => undefined;
  const { module: _whole, ...claim } = found;
  const { user } = renderSite('/no-hay', { pages, parts: [module ? { ...claim, module } : claim] });
  await user.click(await main().findByRole('link', { name: 'Hoteles' }));
  await screen.findByRole('heading', { name: 'Página de prueba' });
});
