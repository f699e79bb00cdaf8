import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import { disabled } from '@alisio/platform/tooling/release';
import { drawing, isDrawn, type LiveRemote, type LoaderSite, loaderSite } from '../testing/loader-site.ts';
import { remoteFixture, settled, siteRegistryFixture } from '../testing/site-fixture.ts';
import { drawAhead } from './draw-ahead.ts';

let site: LoaderSite;
beforeEach(async () => {
  site = await loaderSite({ loaderLimits: { drawnWithinMs: 60_000, threads: 1, ahead: 12 } });
  site.api.answer('/x', (_request, response) => response.end('{}'));
});
afterEach(() => site.close());

const ASKS = `
  const { callApi } = require('@alisio/platform/sdk/api');
  const endpoint = { id: 'x', method: 'GET', path: '/x', status: 200, answer: { '~standard': { validate: (value) => ({ value }) } } };
`;
const LOADS = `loader: ({ scope }) => queryClientOf(scope).prefetchQuery({ queryKey: ['x'], queryFn: () => callApi(endpoint), retry: false }),`;

/** A remote whose page asks the API each time that it is drawn. */
const page = (path: string, rest: Partial<LiveRemote> = {}): LiveRemote => ({
  ...drawing(`return jsx('h1', { children: 'drawn' });`, LOADS, ASKS, path),
  ...rest,
});
const drawn = () => site.api.seen.filter(({ url }) => url === '/x').length;
const untilDrawn = async (times: number) => {
  while (drawn() < times) await new Promise((turn) => setImmediate(turn));
};

test('a page of what becomes live is drawn before anybody asks, and once', async () => {
  await site.live([page('/a')]);
  await untilDrawn(1);
  await site.live([page('/a'), page('/b', { name: 'mf-b' })]);
  await untilDrawn(2);
  await site.live([page('/a', { version: '1.1.0-cccccccc' }), page('/b', { name: 'mf-b' })]);
  await untilDrawn(3);
  expect(site.api.seen.filter(({ url }) => url === '/visitor/location')).toEqual([]);
  expect(isDrawn((await site.get('/a')).body)).toBe(true);
  expect(drawn()).toBe(4);
});

test('a page that takes parameters, and one of a remote that is off, are not', async () => {
  await site.live([page('/:city/a'), page('/b', { name: 'mf-b' })]);
  await untilDrawn(1);
  await site.site.change((live) => disabled(live, 'mf-b', { by: 'ops', at: new Date().toISOString() }));
  await site.live([page('/:city/a'), page('/c', { name: 'mf-c' })]);
  await untilDrawn(2);
  expect(drawn()).toBe(2);
});

/** A revision with a drawn remote of each name, which claims `/<name>`. */
function revisionOf(revision: number, names: readonly string[], off: readonly string[] = []): SiteRegistry {
  const tracks = names.map((name) => {
    const release = remoteFixture([{ path: `/${name}`, page: 'a', layout: 'custom' }], { name });
    const server = { ...release.entry, loads: [], draws: true as const };
    const switched = off.includes(name) ? { by: 'ops', since: '2026-11-21T00:00:00.000Z' } : null;
    return [name, { ...settled, live: { ...release, server }, disabled: switched }] as const;
  });
  return { ...siteRegistryFixture([], revision), remotes: Object.fromEntries(tracks) };
}

test('what is off is left out, and no more than so many pages of a revision are asked for', async () => {
  const asked: string[] = [];
  const draw = drawAhead(async (path) => void asked.push(path), 2);
  draw(revisionOf(1, ['mf-a', 'mf-b', 'mf-c', 'mf-d'], ['mf-a']));
  await new Promise((turn) => setImmediate(turn));
  expect(asked).toEqual(['/mf-b', '/mf-c']);
});

test('what an older revision still had to draw is left when a newer one comes', async () => {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const draw = drawAhead(async (path) => {
    asked.push(path);
    await new Promise<void>((end) => ends.push(end));
  }, 9);
  draw(revisionOf(1, ['mf-a', 'mf-b']));
  draw(revisionOf(2, ['mf-a', 'mf-b', 'mf-c']));
  for (const end of ends) end();
  await new Promise((turn) => setImmediate(turn));
  expect(asked).toEqual(['/mf-a', '/mf-c']);
});
