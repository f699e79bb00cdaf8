import { screen, within } from '@testing-library/react';
import { home, trips } from '../testing/demo-pages.tsx';
import { type DemoPage, demoSite } from '../testing/demo-site.ts';
import { renderSite } from '../testing/render-site.tsx';
import { navEntries } from './nav-entries.ts';

const linked = (nav: string, place: number): DemoPage => ({
  path: `/${nav}`,
  page: nav,
  layout: 'custom',
  nav,
  navLink: { label: { es: `${nav} es`, en: `${nav} en` }, place },
  module: { default: () => <h1>{nav}</h1> },
});

const named = (banner: HTMLElement) => within(banner).getByRole('navigation', { hidden: true });
const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);

test('a remote that the shell never heard of is in head, foot and ways on, at its place', async () => {
  const pages = [trips, linked('seguros', 70), home];
  const { user } = renderSite('/nada', { pages });
  await screen.findByRole('heading', { name: 'Página no encontrada' });
  expect(links(named(screen.getByRole('banner')))).toEqual(['Vuelos', 'seguros es', 'Mis viajes']);
  expect(links(await screen.findByRole('contentinfo'))).toEqual(
    expect.arrayContaining(['Vuelos', 'seguros es']),
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Buscar mi reserva' })).not.toBeNull();
  await user.click(main.getByRole('link', { name: 'seguros es' }));
  await screen.findByRole('heading', { name: 'seguros' });
  const entry = within(named(screen.getByRole('banner'))).getByRole('link', {
    name: 'seguros es',
    hidden: true,
  });
  expect(entry.getAttribute('aria-current')).toBe('page');
});

test('it is called by the language in use', () => {
  renderSite('/', { pages: [home, linked('seguros', 70)], language: 'en' });
  expect(links(named(screen.getByRole('banner')))).toEqual(['Flights', 'seguros en']);
});

test("§2's order stands, what shares a place is in order of its remote, and a page without a link has none", () => {
  const site = demoSite({ pages: [] });
  const claims: [string, string, number][] = [
    ['mf-b', 'equal-b', 70],
    ['mf-booking', 'my-trips', 90],
    ['mf-content', 'trains', 50],
    ['mf-tours', 'tours', 40],
    ['mf-a', 'equal-a', 70],
    ['mf-cruises', 'cruises', 30],
    ['mf-hotels', 'hotels', 20],
    ['mf-flights', 'flights', 10],
  ];
  const all = claims.flatMap(([name, nav, place]) => {
    const { pages } = demoSite({
      pages: [linked(nav, place), { ...linked(nav, place), path: `/${nav}/x`, navLink: undefined }],
    });
    return pages.all.map((page) => ({ ...page, remote: { ...page.remote, name } }));
  });
  const entries = navEntries({ ...site.pages, all, claims: all }, '/tours/x');
  expect(entries.map(({ entry }) => entry)).toEqual([
    'flights',
    'hotels',
    'cruises',
    'tours',
    'trains',
    'equal-a',
    'equal-b',
    'my-trips',
  ]);
  expect(entries.filter(({ current }) => current).map(({ entry, current }) => [entry, current])).toEqual([
    ['tours', 'true'],
  ]);
});
