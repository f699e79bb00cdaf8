import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { useTexts } from '../sdk/i18n/index.ts';
import { defineRemote, defineRoutes } from '../sdk/remote/index.ts';
import { stubApi } from '../testing/api-stub.ts';
import { startAlone } from './index.ts';

const config = defineRemote({
  name: 'mf-kites',
  owner: 'Kites',
  contracts: '^1.0.0',
  namespace: 'kites',
  budgets: { entry: 1, firstPage: 1 },
  routes: [
    { path: '/', page: 'all', layout: 'default' },
    { path: '/:kite/string', page: 'string', layout: 'default' },
  ],
  parts: [
    {
      name: 'wind',
      place: 70,
      head: { es: { title: 'Viento', text: 'De hoy' }, en: { title: 'Wind', text: 'Today' } },
      href: '/',
      room: { narrow: 160, wide: 144 },
    },
  ],
});

function Kites() {
  const { t } = useTexts('kites');
  return <h1>{t('title')}</h1>;
}

const routes = defineRoutes({
  texts: {
    es: async () => ({ default: { title: 'Cometas' } }),
    en: async () => ({ default: { title: 'Kites' } }),
  },
  pages: {
    '/': async () => ({ default: Kites }),
    '/:kite/string': async () => ({ default: () => <h1>Cuerda</h1> }),
  },
  parts: { wind: async () => ({ default: () => <h2>Alisio</h2> }) },
});

const at = (address: string) => window.history.replaceState(null, '', address);

let restore: () => void;
beforeEach(() => {
  restore = stubApi([], '/api').restore;
  document.body.innerHTML = '<div id="root" data-pay-origin="http://pay.test"></div>';
  Reflect.set(document, 'cookie', 'locale=; Max-Age=0; Path=/');
});
afterEach(() => {
  restore();
  at('/');
});

const start = () => act(() => startAlone(config, routes));

test('a remote stands alone, with its pages to go to, when no API answers', async () => {
  await start();
  expect(await screen.findByRole('heading', { name: 'Cometas' })).not.toBeNull();
  expect(screen.getByRole('link', { name: '/' })).not.toBeNull();
  expect(screen.getByText('/:kite/string')).not.toBeNull();
});

test('each part that it offers stands at an address of its own', async () => {
  await start();
  await userEvent.click(await screen.findByRole('link', { name: '/_parts/wind' }));
  expect(await screen.findByRole('heading', { name: 'Alisio' })).not.toBeNull();
});

test('language and theme are switched, and kept for the next time', async () => {
  await start();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'en');
  expect(await screen.findByRole('heading', { name: 'Kites' })).not.toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.cookie).toContain('locale=en');
  expect(document.cookie).toContain('theme=dark');
});

test('an address with a parameter is answered by its page, another one with a sentence', async () => {
  at('/roja/string');
  await start();
  expect(await screen.findByRole('heading', { name: 'Cuerda' })).not.toBeNull();
  document.body.innerHTML = '<div id="root"></div>';
  at('/nowhere');
  await start();
  expect(await screen.findByText('mf-kites claims no page of this address.')).not.toBeNull();
});

test('a claim without a page is said by name', async () => {
  await expect(startAlone(config, { ...routes, pages: {} })).rejects.toThrow(
    'mf-kites: src/routes.ts has no page for /.',
  );
});
