import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { home } from '../../testing/demo-pages.tsx';
import { type RenderedSite, renderSite } from '../../testing/render-site.tsx';
import { violations } from '../../testing/violations.ts';

const pages = [home];
afterEach(() => visitorProfile.reset());

async function openPreferences({ user }: RenderedSite): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1 });
  const [pill] = await screen.findAllByRole('button', { name: /Preferencias: país/, hidden: true });
  if (!pill) throw new Error('no way to the preferences');
  await user.click(pill);
  const dialog = await screen.findByRole('dialog', { name: 'Preferencias' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

test('countries and currencies go by their names, and nothing is objectionable', async () => {
  const site = renderSite('/', { pages, bootstrap: { chosen: { country: 'MX' } } });
  const dialog = within(await openPreferences(site));
  expect(dialog.getByRole('combobox', { name: 'País' })).toHaveProperty('value', 'MX');
  const names = dialog.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  expect(names).toContain('Perú');
  expect(names).toContain('Dólar estadounidense (USD)');
  expect(dialog.queryByRole('group', { name: 'Medición de visitas' })).toBeNull();
  expect(await violations()).toEqual([]);
});

test('a country brings its currency, a currency chosen by hand stays, and both are remembered', async () => {
  const site = renderSite('/', { pages, currencies: ['USD', 'COP', 'PEN', 'EUR'] });
  const dialog = within(await openPreferences(site));
  const currency = () => dialog.getByRole('combobox', { name: 'Moneda' });
  await site.user.selectOptions(dialog.getByRole('combobox', { name: 'País' }), 'Perú');
  expect(currency()).toHaveProperty('value', 'PEN');
  await site.user.selectOptions(currency(), 'EUR');
  await site.user.selectOptions(dialog.getByRole('combobox', { name: 'País' }), 'Colombia');
  expect(currency()).toHaveProperty('value', 'EUR');
  expect(document.cookie).toContain('country=CO');
  expect(document.cookie).toContain('currency=EUR');
  await site.user.click(dialog.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('button', { name: /^EUR\. Preferencias/, hidden: true })).not.toHaveLength(0);
});

test('language and appearance change under the open dialog', async () => {
  const site = renderSite('/', { pages });
  const dialog = within(await openPreferences(site));
  await site.user.click(dialog.getByRole('radio', { name: 'Oscura' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await site.user.click(dialog.getByRole('radio', { name: 'English' }));
  await screen.findByRole('dialog', { name: 'Preferences' });
  expect(dialog.getByRole('combobox', { name: 'Country' })).not.toBeNull();
  await site.user.click(dialog.getByRole('radio', { name: 'Same as device' }));
});
