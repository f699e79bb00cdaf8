import { screen, waitFor, within } from '@testing-library/react';
import { home, trips } from '../../testing/demo-pages.tsx';
import { type RenderedSite, renderSite } from '../../testing/render-site.tsx';
import { violations } from '../../testing/violations.ts';

const pages = [home, trips];
const menuButton = () => screen.findByRole('button', { name: 'Menú' });

async function openMenu({ user }: RenderedSite): Promise<HTMLElement> {
  await user.click(await menuButton());
  const menu = await screen.findByRole('dialog', { name: 'Menú' });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  return menu;
}

test('a press before its code is here is kept, and opens a menu that keeps the focus', async () => {
  const site = renderSite('/', { pages });
  const button = await menuButton();
  const menu = await openMenu(site);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(await violations()).toEqual([]);
  for (let press = 0; press < 8; press += 1) {
    await site.user.tab();
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  }
});

test('a person is one tap away from the menu too', async () => {
  const site = renderSite('/', { pages });
  const menu = await openMenu(site);
  const line = within(menu).getByRole('link', { name: /^Llamar: \+57/ });
  expect(line.getAttribute('href')).toBe('tel:+576010000000');
});

test('Escape closes it and gives the focus back', async () => {
  const site = renderSite('/', { pages });
  await openMenu(site);
  await site.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = await menuButton();
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('it leads on, closes, and the page that was come to has the focus', async () => {
  const site = renderSite('/', { pages });
  const menu = await openMenu(site);
  expect(within(menu).getByRole('link', { name: 'Vuelos' }).getAttribute('aria-current')).toBe('page');
  await site.user.click(within(menu).getByRole('link', { name: 'Mis viajes' }));
  await screen.findByRole('heading', { name: 'Mis viajes' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('the link to the page where one is closes it too', async () => {
  const site = renderSite('/', { pages });
  const menu = await openMenu(site);
  await site.user.click(within(menu).getByRole('link', { name: 'Vuelos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('from the menu to the preferences: one gives way to the other', async () => {
  const site = renderSite('/', { pages });
  const menu = await openMenu(site);
  await site.user.click(within(menu).getByRole('button', { name: /Preferencias/ }));
  await screen.findByRole('dialog', { name: 'Preferencias' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull());
});
