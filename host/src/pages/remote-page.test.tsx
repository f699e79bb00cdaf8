import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import { gone, notFound, type PageModule, redirectTo } from '@alisio/platform/sdk/remote';
import { useLocation } from '@alisio/platform/sdk/router';
import { localToday } from '@alisio/shared-contracts/dates';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { home, results, trips } from '../testing/demo-pages.tsx';
import type { DemoPage } from '../testing/demo-site.ts';
import { renderSite } from '../testing/render-site.tsx';

const retry = () => screen.findByRole('button', { name: 'Intentar de nuevo' });

test('while the code is on its way the layout and a skeleton show', async () => {
  const never = () => ({ routes: () => new Promise(() => undefined) });
  renderSite('/', { pages: [home], source: never });
  expect(screen.getByRole('banner')).not.toBeNull();
  expect(screen.getByText('Cargando…')).not.toBeNull();
  expect(await screen.findByRole('heading', { name: 'Esta página tarda más de lo normal' })).not.toBeNull();
});

test('a slow page that comes in the end takes its place by itself', async () => {
  let arrive: () => void = () => undefined;
  const late = (routes: unknown) => ({
    routes: () =>
      new Promise((resolve) => {
        arrive = () => resolve(routes);
      }),
  });
  renderSite('/', { pages: [home], source: late });
  await retry();
  arrive();
  await screen.findByRole('heading', { name: 'Página de prueba' });
});

test('a dead remote gives a message, the head stays, and a retry brings the page without a reload', async () => {
  let dead = true;
  const { user } = renderSite('/', {
    pages: [home, trips],
    source: (routes) => ({
      routes: async () => {
        if (dead) throw new Error('ScriptNetworkError');
        return routes;
      },
    }),
  });
  await screen.findByRole('heading', { name: 'Esta página no cargó' });
  expect(screen.getByRole('banner')).not.toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: /^Llamar: \+57/ })).not.toBeNull();
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'Esta página no cargó' });
  dead = false;
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'Página de prueba' });
});

test('a remote that exposes something else is told from a dead one', async () => {
  renderSite('/', { pages: [home], source: () => ({ routes: async () => ({ default: 'surprise' }) }) });
  await screen.findByRole('heading', { name: 'Algo falló en esta página' });
});

test('a claim without its page is an error of that page only', async () => {
  const { module: _, ...claimOnly } = trips;
  const { user } = renderSite('/', { pages: [home, claimOnly] });
  await user.click(await screen.findByRole('link', { name: '→' }));
  await screen.findByRole('heading', { name: 'Algo falló en esta página' });
  await user.click(screen.getAllByRole('link', { name: 'Alisio, inicio' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'Página de prueba' });
});

const fragile = { broken: true };
function Fragile() {
  if (fragile.broken) throw new Error('boom');
  return <h1>Repuesta</h1>;
}

test('what a page throws while it renders stays in its place, and a retry recovers', async () => {
  const silence = console.error;
  console.error = () => undefined;
  fragile.broken = true;
  const { user } = renderSite('/', { pages: [{ ...home, module: { default: Fragile } }] });
  await screen.findByRole('heading', { name: 'Algo falló en esta página' });
  fragile.broken = false;
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'Repuesta' });
  console.error = silence;
});

test('a part of a page that broke while it loaded is loaded again by a retry', async () => {
  const silence = console.error;
  console.error = () => undefined;
  let broken = true;
  // What a browser does with code: the same part for as long as the page's code stays.
  const loaded = async () => {
    const part = broken
      ? Promise.reject(new Error('boom'))
      : Promise.resolve({ default: () => <h1>Entera</h1> });
    const Part = lazy(() => part);
    return { default: () => <Part /> };
  };
  const { user } = renderSite('/', {
    pages: [home],
    source: () => ({
      routes: async () => ({
        default: {
          texts: { es: async () => ({ default: {} }), en: async () => ({ default: {} }) },
          pages: { '/': loaded },
        },
      }),
    }),
  });
  await screen.findByRole('heading', { name: 'Algo falló en esta página' });
  broken = false;
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'Entera' });
  console.error = silence;
});

const question = (words: string, queryFn: () => Promise<string>) => ({ queryKey: ['demo', words], queryFn });

/** Asks what its loader asks. */
function Asking() {
  const { search } = useLocation();
  return <h1>{useQuery(question(search, async () => 'nobody')).data ?? 'Espera'}</h1>;
}

const demoPage = (loader: PageModule['loader']): DemoPage => ({
  ...trips,
  module: { default: Asking, ...(loader ? { loader } : {}) },
});

test('a loader asks for the page, with the address that was asked for, and the page does not ask again', async () => {
  const asked: string[] = [];
  const page = demoPage(({ request, scope, language, today }) => {
    const { search } = new URL(request.url);
    const answer = async () => {
      asked.push(search);
      return `${language} ${today} ${search}`;
    };
    return queryClientOf(scope).prefetchQuery(question(search, answer));
  });
  renderSite('/user/my-journey?a=1', { pages: [home, page] });
  await screen.findByRole('heading', { name: `es ${localToday()} ?a=1` });
  expect(asked).toEqual(['?a=1']);
});

test('a page does not wait for its loader', async () => {
  const page = demoPage(() => new Promise(() => undefined));
  renderSite('/user/my-journey', { pages: [home, page] });
  await screen.findByRole('heading', { name: 'nobody' });
});

test('a loader may lead elsewhere, or say that there is nothing', async () => {
  const away = renderSite('/user/my-journey', { pages: [home, demoPage(() => redirectTo('/'))] });
  await screen.findByRole('heading', { name: 'Página de prueba' });
  away.unmount();
  renderSite('/user/my-journey', { pages: [home, demoPage(() => notFound())] });
  await screen.findByRole('heading', { name: 'Página no encontrada' });
  expect(screen.getByText(/No hay nada en \/user\/my-journey/)).not.toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('a loader may say that what was there is gone', async () => {
  renderSite('/user/my-journey', { pages: [home, demoPage(() => gone())] });
  await screen.findByRole('heading', { level: 1, name: 'Esta página ya no está' });
  expect(screen.getByText(/^Lo que había en \/user\/my-journey se retiró/)).not.toBeNull();
  await waitFor(() => expect(document.title).toBe('Esta página ya no está · Alisio'));
});

test("an address that the claim does not know is nobody's, and the remote is not asked", async () => {
  let asked = 0;
  const known = { ...results, known: { url: ['*-a-*'] } };
  renderSite('/asdf/results', {
    pages: [home, known],
    source: (routes) => ({
      routes: async () => {
        asked += 1;
        return routes;
      },
    }),
  });
  await screen.findByRole('heading', { name: 'Página no encontrada' });
  expect(screen.getByText(/No hay nada en \/asdf\/results/)).not.toBeNull();
  expect(screen.getByRole('main').dataset.remote).toBe('host');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(asked).toBe(0);
  cleanup();
  renderSite('/bogota-a-miami/results', { pages: [home, known] });
  await screen.findByRole('heading', { name: 'Resultados' });
});

test('a loader that fails is told, and the page asks by itself', async () => {
  const silence = console.error;
  const told: unknown[] = [];
  console.error = (...words) => told.push(words);
  const fault = new Error('boom');
  const page = demoPage(() => {
    throw fault;
  });
  renderSite('/user/my-journey', { pages: [home, page] });
  await screen.findByRole('heading', { name: 'nobody' });
  expect(told).toContainEqual(['The loader of a page failed', fault]);
  console.error = silence;
});
