import type { PageModule } from '@alisio/platform/sdk/remote';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as demo from '../testing/demo-pages.tsx';
import { demoSite } from '../testing/demo-site.ts';
import { createFetchAhead, fetchWhatHandsComeTo, fetchWhatIsGoneTo } from './fetch-ahead.ts';
import { LEAVING, type Leaving } from './page-router.tsx';

const HREF = '/bogota-a-miami/results?from=BOG';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window.navigator, 'connection');
});

/** The page of a site with links in it, and what came of the results' page. */
function shop({ late = false } = {}) {
  const loader = jest.fn<NonNullable<PageModule['loader']>>();
  const results = { ...demo.results, module: { default: () => null, loader } };
  const site = demoSite({ pages: [demo.home, results] });
  const record = site.pages.all.find(({ claim }) => claim.path === demo.results.path)?.record;
  const stop = new AbortController();
  const drawn: string[] = [];
  const follow = () => {
    const ahead = createFetchAhead(site.pages, site.app, (address) => drawn.push(address));
    fetchWhatHandsComeTo(ahead, stop.signal);
  };
  if (!late) follow();
  render(
    <main>
      <a href={HREF}>
        <b>results</b>
      </a>
      <a href={HREF} target="_blank" rel="noopener">
        new tab
      </a>
      <a href={HREF} download>
        file
      </a>
      <a href="https://elsewhere.test/bogota-a-miami/results">elsewhere</a>
      <a href="/nobody">nobody</a>
      <p>text</p>
    </main>,
  );
  return {
    loader,
    drawn,
    follow,
    site,
    here: () => record?.state().status === 'ready',
    stop: () => stop.abort(),
  };
}

const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a link to where the visitor is brings nothing', async () => {
  const { loader, here } = shop();
  window.history.replaceState(null, '', HREF);
  fireEvent.pointerOver(screen.getByText('results'));
  await rest(100);
  expect([here(), loader.mock.calls]).toEqual([false, []]);
});

test.each(['pointerOver', 'focusIn'] as const)(
  'a link that a hand rests on (%s) has its page and data there before it is pressed',
  async (come) => {
    const { loader, here, stop } = shop();
    fireEvent[come](screen.getByText('results'));
    expect(here()).toBe(false);
    await rest(100);
    expect(here()).toBe(true);
    expect(loader).toHaveBeenCalledTimes(1);
    expect(loader.mock.lastCall?.[0]).toMatchObject({ params: { url: 'bogota-a-miami' }, language: 'es' });
    expect(loader.mock.lastCall?.[0].request.url).toBe(new URL(HREF, window.location.origin).href);
    stop();
  },
);

test('its page is drawn when what it asks is answered, if the hand still rests there', async () => {
  const { loader, drawn, stop } = shop();
  const open: (() => void)[] = [];
  const answer = () => void open.splice(0).map((resolve) => resolve());
  loader.mockImplementation(() => new Promise<void>((resolve) => void open.push(resolve)));
  fireEvent.pointerOver(screen.getByText('results'));
  await rest(5000);
  expect(drawn).toEqual([]);
  answer();
  await rest(5000);
  expect(drawn).toEqual([HREF]);
  const home = document.createElement('a');
  home.href = '/bogota-a-miami/results?from=CLO';
  screen.getByRole('main').append(home);
  fireEvent.pointerOver(home);
  await rest(100);
  fireEvent.pointerOver(screen.getByText('results'));
  await rest(100);
  answer();
  await rest(5000);
  expect(drawn).toEqual([HREF, HREF]);
  stop();
});

test('a link that the keyboard came to before anybody followed it counts', async () => {
  const { follow, here, stop } = shop({ late: true });
  screen.getByRole('link', { name: 'results' }).focus();
  follow();
  await rest(100);
  expect(here()).toBe(true);
  stop();
});

test('a page that scrolls to what the keyboard came to, under a hand that is elsewhere, brings it', async () => {
  const { here, stop } = shop();
  fireEvent.focusIn(screen.getByText('results'));
  fireEvent.pointerOver(screen.getByText('text'));
  await rest(100);
  expect(here()).toBe(true);
  stop();
});

test('a press does not wait for a rest', async () => {
  const { here, stop } = shop();
  fireEvent.pointerDown(screen.getByText('results'));
  await rest(0);
  expect(here()).toBe(true);
  stop();
});

test('a hand that only passes over a link brings nothing', async () => {
  const { here, stop } = shop();
  fireEvent.pointerOver(screen.getByText('results'));
  await rest(20);
  fireEvent.pointerOver(screen.getByText('text'));
  await rest(1000);
  expect(here()).toBe(false);
  stop();
});

test.each(['new tab', 'file', 'elsewhere', 'nobody'])(
  'nothing comes for what is no page of this tab: %s',
  async (name) => {
    const { here, stop } = shop();
    fireEvent.pointerDown(screen.getByText(name));
    await rest(1000);
    expect(here()).toBe(false);
    stop();
  },
);

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'nothing comes ahead on a line like %o',
  async (connection) => {
    Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
    const { here, stop } = shop();
    fireEvent.pointerDown(screen.getByText('results'));
    await rest(1000);
    expect(here()).toBe(false);
    stop();
  },
);

test('a loader that fails ahead is nobody’s trouble', async () => {
  const { loader, here, stop } = shop();
  loader.mockImplementation(() => {
    throw new Error('not now');
  });
  fireEvent.pointerDown(screen.getByText('results'));
  await rest(0);
  expect(here()).toBe(true);
  stop();
});

test('a page that is not known yet is learned first, and where it cannot be nothing comes', async () => {
  const results = { ...demo.results, isLearned: true };
  const { whole, pages, app } = demoSite({
    pages: [demo.home, results],
    registry: { rest: { href: '/registry/1.json', versions: 'word' } },
  });
  const ready = () => pages.all.map(({ claim, record }) => [claim.path, record.state().status === 'ready']);
  const real = globalThis.fetch;
  const ahead = createFetchAhead(pages, app);
  globalThis.fetch = () => Promise.reject(new TypeError('network'));
  ahead(HREF, 'page');
  await rest(0);
  expect(ready()).toEqual([['/', false]]);
  globalThis.fetch = async () => Response.json(whole);
  ahead(HREF, 'page');
  await rest(0);
  globalThis.fetch = real;
  expect(ready()).toEqual([
    ['/', false],
    [results.path, true],
  ]);
});

/** Goes to an address as the router says it. */
function leave(href: string): Leaving {
  const detail: Leaving = { href, state: null };
  window.dispatchEvent(new CustomEvent(LEAVING, { cancelable: true, detail }));
  return detail;
}

/** A site whose page names its files, and the paths that are fetched while something is done on it. */
async function filesFetched(
  version: string,
  act: (site: Pick<ReturnType<typeof demoSite>, 'pages' | 'app'>) => void | Promise<void>,
  { never = true } = {},
): Promise<string[]> {
  const chunks = {
    routes: ['routes.js'],
    'page-results': ['results.js', `/host/${version}/query.js`],
    'page-home': ['home.js'],
    'texts-es': ['es.js'],
    'texts-en': ['en.js'],
  };
  const site = demoSite({
    pages: [demo.home, demo.results],
    ...(never ? { source: () => ({ routes: () => new Promise<never>(() => undefined) }) } : {}),
  });
  for (const { remote } of site.pages.all) {
    remote.entry.url = `/remotes/mf-demo/${version}/entry.js`;
    remote.chunks = chunks;
  }
  const real = globalThis.fetch;
  const asked = jest.fn(async (_url: string) => new Response());
  globalThis.fetch = asked as typeof fetch;
  const gone = new AbortController();
  fetchWhatIsGoneTo(site.pages, site.app, gone.signal);
  await act(site);
  globalThis.fetch = real;
  gone.abort();
  return asked.mock.calls.map(([url]) => new URL(url).pathname);
}
const filesOf = (version: string) => [
  `/remotes/mf-demo/${version}/routes.js`,
  `/remotes/mf-demo/${version}/results.js`,
  `/host/${version}/query.js`,
  `/remotes/mf-demo/${version}/es.js`,
];

test('the files of a page come side by side, each once', async () => {
  const fetched = await filesFetched('1', ({ pages, app }) => {
    createFetchAhead(pages, app)(HREF, 'code');
    leave(HREF);
  });
  expect(fetched).toEqual(filesOf('1'));
});

test('who goes somewhere that nothing was fetched of has them come so too', async () => {
  expect(await filesFetched('2', () => void leave(HREF))).toEqual(filesOf('2'));
});

test('of a page whose code is here none is fetched', async () => {
  const come = async ({ pages }: Pick<ReturnType<typeof demoSite>, 'pages'>) => {
    await Promise.all(pages.all.map(({ record }) => record.load()));
    leave(HREF);
  };
  expect(await filesFetched('3', come, { never: false })).toEqual([]);
});

test('a second press on the way waits as the first does', async () => {
  const { site, stop } = shop();
  const gone = new AbortController();
  fetchWhatIsGoneTo(site.pages, site.app, gone.signal);
  const { coming } = leave(HREF);
  window.history.replaceState(null, '', HREF);
  expect(coming).toBeDefined();
  expect(leave(HREF).coming).toBe(coming);
  await coming;
  expect(leave(HREF).coming).toBeUndefined();
  gone.abort();
  stop();
});

test('of an address that the browser loads as a document nothing is asked for', async () => {
  const { site, here, stop } = shop();
  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener(LEAVING, (leaving) => leaving.preventDefault(), { signal });
  fetchWhatIsGoneTo(site.pages, site.app, signal);
  expect(leave(HREF).coming).toBeUndefined();
  await rest(1000);
  expect(here()).toBe(false);
  gone.abort();
  stop();
});

test.each([{}, { saveData: true }])(
  'whoever goes to an address has its page and data asked for at once, on any line: %o',
  async (connection) => {
    Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
    const { loader, site, here, stop } = shop();
    const gone = new AbortController();
    fetchWhatIsGoneTo(site.pages, site.app, gone.signal);
    const { coming } = leave(HREF);
    await coming;
    expect(here()).toBe(true);
    await rest(0);
    expect(loader).toHaveBeenCalledTimes(1);
    expect(leave(HREF).coming).toBeUndefined();
    expect(leave('/nobody').coming).toBeUndefined();
    window.history.replaceState(null, '', HREF);
    await rest(0);
    loader.mockClear();
    leave('/bogota-a-miami/results?from=CLO');
    await rest(0);
    expect(loader).not.toHaveBeenCalled();
    gone.abort();
    stop();
  },
);
