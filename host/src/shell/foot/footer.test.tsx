import { screen, within } from '@testing-library/react';
import { confirm, home, summary, trips } from '../../testing/demo-pages.tsx';
import type { DemoPage } from '../../testing/demo-site.ts';
import { renderSite } from '../../testing/render-site.tsx';

const contact: DemoPage = { path: '/contact-us', page: 'contact', layout: 'custom' };
const pages = [home, trips, summary, confirm];
const foot = async () => within(await screen.findByRole('contentinfo'));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('the foot leads on, writes to configured addresses, and says licence and fees', async () => {
  renderSite('/', { pages: [...pages, contact] });
  const footer = await foot();
  expect(hrefOf(footer.getByRole('link', { name: 'Buscar mi reserva' }))).toBe('/user/my-journey');
  expect(hrefOf(footer.getByRole('link', { name: 'Contacto' }))).toBe('/contact-us');
  expect(hrefOf(footer.getByRole('link', { name: 'Cancelaciones' }))).toBe('mailto:cancel@alisio.test');
  expect(hrefOf(footer.getByRole('link', { name: /^Llamar/ }))).toBe('tel:+576010000000');
  expect(footer.getByText(/Todos los días de 8.*a.*10/)).not.toBeNull();
  expect(
    footer.getByText(/licencia 0000-000.*incluida en los precios: ATOL US\$\s2,73, SAFI US\$\s2,93/),
  ).not.toBeNull();
  expect(footer.getByText(/Calle Ficticia 100, Bogotá, Colombia/)).not.toBeNull();
});

test('pages that nobody serves are not linked', async () => {
  renderSite('/', { pages });
  const footer = await foot();
  for (const name of ['Contacto', 'Términos', 'Privacidad', 'Preguntas frecuentes'])
    expect(footer.queryByRole('link', { name })).toBeNull();
});

test('while paying the foot is slim: who sells and the choices, nothing that leads away', async () => {
  renderSite('/booking/summary', { pages: [...pages, contact] });
  const footer = await foot();
  expect(footer.queryAllByRole('link')).toEqual([]);
  expect(footer.getByRole('button', { name: /Cambiar a inglés/ })).not.toBeNull();
  expect(footer.getByText(/licencia 0000-000/)).not.toBeNull();
});

test('the band with the line stands where selling by phone is promoted, once', async () => {
  const first = renderSite('/', { pages });
  await foot();
  const band = screen.getByRole('region', {
    name: /^Hay tarifas que solo se venden por teléfono: hasta 27/,
  });
  expect(hrefOf(within(band).getByRole('link', { name: /^Llamar/ }))).toBe('tel:+576010000000');
  expect(within(band).getByText(/^(Abierto|Cerrado) ahora/)).not.toBeNull();
  first.unmount();
  renderSite('/booking/confirm', { pages });
  await foot();
  expect(screen.queryByRole('region', { name: /Hay tarifas/ })).toBeNull();
});

test('the foot stays as it is from page to page, also where the band above it goes', async () => {
  const { user } = renderSite('/', { pages: [home, { ...trips, callLine: 'own' }] });
  const footer = await screen.findByRole('contentinfo');
  await user.click(screen.getByRole('link', { name: '→' }));
  await screen.findByRole('heading', { name: 'Mis viajes' });
  expect(screen.getByRole('contentinfo')).toBe(footer);
});
