import { disabled } from '@alisio/platform/tooling/release';
import { drawing, isDrawn, type LiveRemote, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

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
