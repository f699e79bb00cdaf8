import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { authorize, confirm, home, results, summary, trips } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';

const pages = [home, trips, summary, results, confirm, authorize];

/** What axe finds on the whole page; colours need a real window. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test.each([
  ['/', 'es', 'Página de prueba'],
  ['/', 'en', 'Test page'],
  ['/bogota-a-miami/results', 'es', 'Resultados'],
  ['/booking/summary', 'es', 'Resumen'],
  ['/booking/summary', 'en', 'Resumen'],
  ['/booking/confirm', 'en', 'Confirmación'],
  ['/booking/authenticate', 'es', 'Banco'],
  ['/no-hay', 'es', 'Página no encontrada'],
  ['/no-hay', 'en', 'Page not found'],
] as const)(
  '%s in %s has one heading, landmarks, and nothing that axe objects to',
  async (path, language, heading) => {
    renderSite(path, { pages, language });
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(await violations()).toEqual([]);
  },
);

test('the navigation leads only to pages that some remote serves', async () => {
  renderSite('/', { pages });
  await screen.findByRole('heading', { level: 1 });
  const [nav] = screen.getAllByRole('navigation', { name: 'Principal', hidden: true });
  if (!nav) throw new Error('no navigation');
  expect(
    within(nav)
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Vuelos', 'Mis viajes']);
  expect(within(nav).getByRole('link', { name: 'Vuelos', hidden: true }).getAttribute('aria-current')).toBe(
    'page',
  );
});

test('the checkout has no navigation, the bank page neither head nor foot', async () => {
  const checkout = renderSite('/booking/summary', { pages });
  await screen.findByRole('heading', { name: 'Resumen' });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: /^Llamar: \+57/ })).not.toBeNull();
  checkout.unmount();
  renderSite('/booking/authenticate', { pages });
  await screen.findByRole('heading', { name: 'Banco' });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('another page takes title and focus, and is announced', async () => {
  const { user } = renderSite('/', { pages });
  await screen.findByRole('heading', { name: 'Página de prueba' });
  expect(document.title).toBe('Página de prueba');
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: '→' }));
  await screen.findByRole('heading', { name: 'Mis viajes' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(document.title).toBe('Mis viajes · Alisio');
  expect(screen.getByText('Mis viajes · Alisio')).toBe(screen.getByRole('status'));
});

test('the menu opens, leads on, and closes by Escape', async () => {
  const { user } = renderSite('/', { pages });
  const button = await screen.findByRole('button', { name: 'Menú' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(await violations()).toEqual([]);
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!menu) throw new Error('no menu');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(within(menu).getByRole('link', { name: 'Mis viajes' }));
  await screen.findByRole('heading', { name: 'Mis viajes' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('a path that nobody claims is named, with ways on and the phone line', async () => {
  renderSite('/vuelos/raros', { pages });
  await screen.findByText(/No hay nada en \/vuelos\/raros/);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Buscar vuelos' }).getAttribute('href')).toBe('/');
  expect(main.getByRole('link', { name: /^Llamar/ }).getAttribute('href')).toBe('tel:+576010000000');
  expect(document.title).toBe('Página no encontrada · Alisio');
});
