import { frames } from '@alisio/platform/sdk/remote';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PageRouter } from '../router/page-router.tsx';
import { contact, home, summary, trips } from '../testing/demo-pages.tsx';
import { type DemoPage, demoSite } from '../testing/demo-site.ts';
import { Site } from './app.tsx';

const HREF = '/registry/1.json';
const learned = (page: DemoPage): DemoPage => ({ ...page, isLearned: true });

const real = globalThis.fetch;
let asked: string[];
let answer: PromiseWithResolvers<Response>;
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  asked = [];
  answer = Promise.withResolvers();
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return answer.promise;
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

/** A site of which its first page carries the first page alone. */
async function open(pages: readonly DemoPage[], source?: Parameters<typeof demoSite>[0]['source']) {
  const { whole, ...site } = demoSite({
    pages: [home, ...pages.map(learned)],
    registry: { rest: { href: HREF, versions: 'word' } },
    ...(source && { source }),
  });
  render(<Site {...site} router={PageRouter} />);
  const here = await screen.findByRole('heading', { level: 1, name: 'Página de prueba' });
  return { here, tell: () => act(async () => answer.resolve(Response.json(whole))) };
}

const main = () => within(screen.getByRole('main'));
const press = () => userEvent.click(screen.getByRole('link', { name: '→' }));

test('what stands stays until it is known what the next address is, then its page comes', async () => {
  const { here, tell } = await open([trips]);
  expect(asked).toEqual([]);
  await press();
  expect(window.location.pathname).toBe('/');
  expect(here.isConnected).toBe(true);
  await tell();
  await screen.findByRole('heading', { level: 1, name: 'Mis viajes' });
  expect(window.location.pathname).toBe(trips.path);
  expect(asked).toEqual([HREF]);
});

test('while its code is on its way the frame and the skeleton are those of its own layout', async () => {
  let times = 0;
  const { tell } = await open([{ ...trips, layout: summary.layout }], (routes) => ({
    routes: () => {
      times += 1;
      return times === 1 ? Promise.resolve(routes) : new Promise(() => undefined);
    },
  }));
  expect(screen.queryByLabelText('Principal')).not.toBeNull();
  await press();
  await tell();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(frames[summary.layout].header).not.toBe(frames[trips.layout].header);
  expect(screen.queryByLabelText('Principal')).toBeNull();
});

test('an address that is nobody’s after that is not found', async () => {
  const { tell } = await open([contact]);
  await press();
  await tell();
  expect(await main().findByRole('heading', { level: 1 })).not.toBeNull();
  expect(document.title).toMatch(/^Página no encontrada/);
});

test('who goes elsewhere meanwhile goes there alone', async () => {
  const { here, tell } = await open([trips]);
  await press();
  await userEvent.click(screen.getByRole('link', { name: 'Vuelos' }));
  await tell();
  expect(window.location.pathname).toBe('/');
  expect(here.isConnected).toBe(true);
});

test('an address that the browser has gone to by itself is shown when it is known', async () => {
  window.history.replaceState(null, '', trips.path);
  window.history.pushState(null, '', '/');
  const { here, tell } = await open([trips]);
  await act(
    () =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
        window.history.back();
      }),
  );
  expect(here.isConnected).toBe(true);
  await tell();
  await screen.findByRole('heading', { level: 1, name: 'Mis viajes' });
});
