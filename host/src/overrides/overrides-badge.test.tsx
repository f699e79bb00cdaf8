import { screen, within } from '@testing-library/react';
import { home, trips } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { violations } from '../testing/violations.ts';
import { KEPT_OVERRIDES, keptOverrides } from './kept-overrides.ts';

const overrides = [
  { name: 'mf-demo', wanted: '1.4.0-0123abcd', state: 'version' },
  { name: 'mf-other', wanted: 'http://localhost:5101', state: 'refused', reason: 'unreachable' },
] as const;

const site = { pages: [home, trips], registry: { overrides: [...overrides] } };

test('a tab that swaps versions says which, which it could not, and why', async () => {
  renderSite('/', site);
  const badge = within(await screen.findByRole('region', { name: 'Versiones cambiadas en esta pestaña' }));
  expect(badge.getByText(/mf-demo/).closest('li')?.textContent).toContain('1.4.0-0123abcd');
  expect(badge.getByText('no respondió; queda la versión publicada')).not.toBeNull();
  expect(await violations()).toEqual([]);
});

test('any other tab has no badge', async () => {
  renderSite('/', { pages: [home] });
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('region', { name: /Versiones cambiadas/ })).toBeNull();
});

test('a page that fails offers to go on without what is swapped', async () => {
  window.sessionStorage.setItem(KEPT_OVERRIDES, 'mf-demo@1.4.0');
  const { user } = renderSite('/', { ...site, source: () => ({ routes: async () => ({}) }) });
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Sin versiones cambiadas' }));
  expect(keptOverrides()).toBeNull();
});

test('a page that fails in a tab as released offers nothing of the kind', async () => {
  renderSite('/', { pages: [home], source: () => ({ routes: async () => ({}) }) });
  await screen.findByRole('button', { name: 'Intentar de nuevo' });
  expect(screen.queryByRole('button', { name: 'Sin versiones cambiadas' })).toBeNull();
});
