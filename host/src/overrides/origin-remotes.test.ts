import type { PublicRegistry, PublicRemote } from '@alisio/platform/sdk/registry';
import { withOriginRemotes } from './origin-remotes.ts';

const ORIGIN = 'http://localhost:5101';
const realFetch = globalThis.fetch;
const realWarn = console.warn;

const remote = (version: string, entry: PublicRemote['entry']): PublicRemote => ({
  name: 'mf-demo',
  owner: 'demo team',
  version,
  namespace: 'demo',
  globalName: 'mf_demo',
  entry,
  claims: [{ path: '/demo', page: 'demo', layout: 'custom' }],
});

const released = remote('1.0.0-00000000', {
  url: '/remotes/mf-demo/1.0.0-00000000/entry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  bytes: 1,
});
const fromSource = remote('1.0.0-dev', { url: `${ORIGIN}/remoteEntry.js`, integrity: '', bytes: 0 });

const registry: PublicRegistry = {
  schema: 1,
  revision: 1,
  remotes: { 'mf-demo': released },
  overrides: [{ name: 'mf-demo', wanted: ORIGIN, state: 'origin' }],
};

const serves = (answer: () => Promise<Response>) => {
  globalThis.fetch = answer;
};

beforeEach(() => {
  console.warn = () => undefined;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  console.warn = realWarn;
});

test('a remote comes from the origin that an override names, in place of the released one', async () => {
  serves(async () => Response.json({ remote: fromSource }));
  const { remotes, overrides } = await withOriginRemotes(registry);
  expect(remotes['mf-demo']).toEqual(fromSource);
  expect(overrides).toEqual(registry.overrides);
});

test.each<[string, () => Promise<Response>]>([
  ['that is down', async () => Promise.reject(new TypeError('network'))],
  ['that answers something else', async () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['that serves another remote', async () => Response.json({ remote: { ...fromSource, name: 'mf-other' } })],
  [
    'that leads to a script elsewhere',
    async () =>
      Response.json({
        remote: { ...fromSource, entry: { ...fromSource.entry, url: 'http://localhost:6666/entry.js' } },
      }),
  ],
])('of an origin %s nothing is taken: the released one stays, and it is said', async (_, answer) => {
  serves(answer);
  const { remotes, overrides } = await withOriginRemotes(registry);
  expect(remotes['mf-demo']).toEqual(released);
  expect(overrides).toEqual([{ name: 'mf-demo', wanted: ORIGIN, state: 'refused', reason: 'unreachable' }]);
});

test('where nothing comes from another origin the registry stays the one that the page was drawn by', async () => {
  const swapped = {
    ...registry,
    overrides: [{ name: 'mf-demo', wanted: '1.0.1-0a1b2c3d', state: 'version' as const }],
  };
  expect(await withOriginRemotes(swapped)).toBe(swapped);
});

test('a remote that the edge has brought from there is not asked for again', async () => {
  let asked = 0;
  serves(async () => {
    asked += 1;
    return Response.json({ remote: fromSource });
  });
  const brought = { ...registry, remotes: { 'mf-demo': fromSource } };
  expect(await withOriginRemotes(brought)).toBe(brought);
  expect(asked).toBe(0);
});
