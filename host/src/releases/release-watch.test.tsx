import { jest } from '@jest/globals';
import { home } from '../testing/demo-pages.tsx';
import { demoSite } from '../testing/demo-site.ts';
import { type LiveSite, stubLiveSite } from '../testing/live-site.ts';
import { createReleaseWatch } from './release-watch.ts';

const { registry } = demoSite({ pages: [home] }).app.bootstrap;
let site: LiveSite;
let stop: () => void = () => undefined;

const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

/** A tab that has been open since now. */
function openTab(own = registry) {
  const watch = createReleaseWatch(own);
  stop = watch.start();
  return watch;
}

beforeEach(() => {
  jest.useFakeTimers();
  site = stubLiveSite();
});
afterEach(() => {
  stop();
  site.restore();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(navigator, 'cookieEnabled');
  jest.useRealTimers();
});

test('the site is asked once a minute while the tab is looked at, and not at all while it is not', async () => {
  openTab();
  await seconds(59);
  expect(site.timesAsked()).toBe(0);
  await seconds(1);
  expect(site.timesAsked()).toBe(1);
  look('hidden');
  await seconds(300);
  expect(site.timesAsked()).toBe(1);
});

test('a tab that is come back to asks at once, but not more than once in 15 seconds', async () => {
  openTab();
  look('visible');
  await seconds(14);
  look('visible');
  window.dispatchEvent(new Event('online'));
  await seconds(0);
  expect(site.timesAsked()).toBe(1);
  await seconds(1);
  window.dispatchEvent(new Event('online'));
  await seconds(0);
  expect(site.timesAsked()).toBe(2);
});

test.each([
  ['another version of the shell', { host: '1.0.0-11111111' }],
  ['another version of a remote', { 'mf-demo': '1.0.0-11111111' }],
  ['a remote more', { 'mf-new': '1.0.0-11111111' }],
])('%s is told of', async (_, versions) => {
  const watch = openTab();
  site.release(versions);
  const told = jest.fn();
  watch.subscribe(told);
  expect(await watch.ask()).toBeDefined();
  expect(watch.newer()).toBeDefined();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a remote that went is told of', async () => {
  site.answer(async () => Response.json({ revision: 2, versions: { host: registry.host?.version ?? '' } }));
  expect(await openTab().ask()).toBeDefined();
});

test('a move that leaves this tab its versions is nothing new; one that was rolled back no longer is', async () => {
  const watch = openTab();
  site.release({}, 9);
  expect(await watch.ask()).toBeUndefined();
  site.release({ 'mf-demo': '1.0.0-11111111' }, 10);
  expect(await watch.ask()).toBeDefined();
  site.release({}, 11);
  expect(await watch.ask()).toBeUndefined();
});

test('an edge that lags behind the page tells nothing new', async () => {
  const watch = openTab({ ...registry, revision: 5 });
  site.release({ 'mf-demo': '0.9.0-11111111' }, 4);
  expect(await watch.ask()).toBeUndefined();
});

test.each<[string, () => Promise<Response>]>([
  ['is down', async () => Promise.reject(new TypeError('network'))],
  ['answers with an error', async () => new Response('{}', { status: 503 })],
  ['answers something else', async () => new Response('<h1>Hola</h1>')],
])('what is known stays while the site %s', async (_, answer) => {
  const watch = openTab();
  site.release({ 'mf-demo': '1.0.0-11111111' });
  const newer = await watch.ask();
  expect([newer === undefined, watch.answers()]).toEqual([false, true]);
  site.answer(answer);
  expect(await watch.ask()).toBeUndefined();
  expect([watch.newer(), watch.answers()]).toEqual([newer, false]);
});

test('who asks while an answer is on its way shares it', async () => {
  const watch = openTab();
  await Promise.all([watch.ask(), watch.ask()]);
  expect(site.timesAsked()).toBe(1);
});

test.each([
  ['versions are swapped', { overrides: [{ name: 'mf-demo', wanted: '1.1.0', state: 'version' as const }] }],
  ['the edge did not tell its shell', { host: undefined }],
])('a tab in which %s is left alone', async (_, change) => {
  const { host, ...rest } = { ...registry, ...change };
  await openTab(host ? { ...rest, host } : rest).ask();
  expect(site.timesAsked()).toBe(0);
});

test('a tab that keeps no cookies, has no storage or no connection is left alone', async () => {
  const watch = openTab();
  Object.defineProperty(navigator, 'cookieEnabled', { value: false, configurable: true });
  await watch.ask();
  Reflect.deleteProperty(navigator, 'cookieEnabled');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await watch.ask();
  Reflect.deleteProperty(navigator, 'onLine');
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await watch.ask();
  Storage.prototype.setItem = setItem;
  expect(site.timesAsked()).toBe(0);
});

test('a page that carries a part of the registry compares one word for all versions', async () => {
  const watch = openTab({ ...registry, rest: { href: '/registry/1.json', versions: 'before' } });
  const live = (digest?: string) => {
    const versions = { host: '1.0.0-00000000', 'mf-unlisted': '1.0.0-00000000' };
    site.answer(async () => Response.json({ revision: 2, versions, ...(digest ? { digest } : {}) }));
  };
  live('before');
  expect(await watch.ask()).toBeUndefined();
  // An edge of before says nothing of it.
  live();
  expect(await watch.ask()).toBeUndefined();
  live('after');
  expect(await watch.ask()).toBe('after');
});
