import { screen, within } from '@testing-library/react';
import { home, trips } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { violations } from '../testing/violations.ts';

const off = ({ module: _, ...claim }: typeof home) => ({
  registry: { disabled: [{ name: 'mf-off', owner: 'another team', claims: [claim] }] },
});

const main = () => within(screen.getByRole('main'));

test('a page that is switched off says so calmly, with the line to a person and the ways on', async () => {
  renderSite('/user/my-journey', { pages: [home], ...off(trips) });
  await screen.findByRole('heading', { level: 1, name: 'Esta parte está en pausa' });
  expect(main().getByRole('link', { name: /^Llamar/ })).not.toBeNull();
  expect(main().getByRole('link', { name: 'Buscar vuelos' })).not.toBeNull();
  expect(main().getByRole('button', { name: 'Intentar de nuevo' })).not.toBeNull();
  expect(document.title).toBe('En pausa · Alisio');
  const nav = within(screen.getByLabelText('Principal'));
  expect(nav.queryByText('Mis viajes')).toBeNull();
  expect(nav.getByText('Vuelos')).not.toBeNull();
  await screen.findByRole('contentinfo');
  expect(await violations()).toEqual([]);
});

test('a link of another page leads there as well', async () => {
  const { user } = renderSite('/', { pages: [home], ...off(trips) });
  await user.click(await screen.findByRole('link', { name: '→' }));
  await screen.findByRole('heading', { name: 'Esta parte está en pausa' });
});

test('a home page that is switched off leaves the other pages and offers no flight search', async () => {
  const { user } = renderSite('/', { pages: [trips], ...off(home) });
  await screen.findByRole('heading', { name: 'Esta parte está en pausa' });
  expect(screen.queryByRole('search')).toBeNull();
  await user.click(within(screen.getByLabelText('Principal')).getByText('Mis viajes'));
  await screen.findByRole('heading', { name: 'Mis viajes' });
});
