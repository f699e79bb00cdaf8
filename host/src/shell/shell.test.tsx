import { screen, waitFor, within } from '@testing-library/react';
import { authorize, confirm, home, results, summary, trips } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { violations } from '../testing/violations.ts';

const pages = [home, trips, summary, results, confirm, authorize];

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
    if (path !== '/booking/authenticate') await screen.findByRole('contentinfo');
    expect(await violations()).toEqual([]);
  },
);

test('the navigation leads only to pages that some remote serves, and marks the section', async () => {
  renderSite('/', { pages });
  await screen.findByRole('heading', { level: 1 });
  const nav = within(screen.getByLabelText('Principal'));
  const links = nav.getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Vuelos', 'Mis viajes']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

test('the checkout has no navigation, the bank page neither head nor foot', async () => {
  const checkout = renderSite('/booking/summary', { pages });
  await screen.findByRole('heading', { name: 'Resumen' });
  await screen.findByRole('contentinfo');
  expect(screen.queryByLabelText('Principal')).toBeNull();
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
  expect(screen.getByText('Mis viajes · Alisio').getAttribute('role')).toBe('status');
});

test('a path that nobody claims is named, with ways on and the phone line', async () => {
  renderSite('/vuelos/raros', { pages });
  await screen.findByText(/No hay nada en \/vuelos\/raros/);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Buscar mi reserva' }).getAttribute('href')).toBe('/user/my-journey');
  expect(main.getByRole('link', { name: 'Buscar vuelos' }).getAttribute('href')).toBe('/');
  expect(main.getByRole('link', { name: /^Llamar/ }).getAttribute('href')).toBe('tel:+576010000000');
  expect(document.title).toBe('Página no encontrada · Alisio');
});
