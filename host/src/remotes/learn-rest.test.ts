import { createTexts } from '@alisio/platform/sdk/i18n';
import type { PublicRegistry, PublicRemote } from '@alisio/platform/sdk/registry';
import { claimAt } from './claim-at.ts';
import { createRemotePages } from './remote-pages.ts';

const remoteOf = (name: string, paths: readonly string[]): PublicRemote => ({
  name,
  owner: 'a team',
  version: '1.0.0-00000000',
  namespace: name,
  globalName: name.replaceAll('-', '_'),
  entry: { url: `/remotes/${name}/1.0.0-00000000/entry.js`, integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 },
  claims: paths.map((path) => ({ path, page: 'page', layout: 'custom' })),
});

const HREF = '/registry/7.json';
const whole = {
  schema: 1,
  revision: 7,
  remotes: {
    'mf-home': remoteOf('mf-home', ['/', '/more']),
    'mf-stays': remoteOf('mf-stays', ['/stays']),
  },
  disabled: [{ name: 'mf-off', owner: 'a team', claims: [{ path: '/off', page: 'off', layout: 'custom' }] }],
};
const carried: PublicRegistry = {
  schema: 1,
  revision: 7,
  remotes: { 'mf-home': remoteOf('mf-home', ['/']) },
  rest: { href: HREF, versions: 'word' },
};

const real = globalThis.fetch;
let asked: string[] = [];
let answer: (signal: AbortSignal | undefined) => Promise<Response>;
beforeEach(() => {
  asked = [];
  answer = async () => Response.json(whole);
  globalThis.fetch = async (address, init) => {
    asked.push(String(address));
    return answer(init?.signal ?? undefined);
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

function pagesOf(registry: PublicRegistry) {
  const expected: string[] = [];
  const pages = createRemotePages({
    registry,
    texts: createTexts('es'),
    source: {
      routes: () => Promise.reject(new Error('not asked for here')),
      expect: (remotes) => void expected.push(...remotes.map(({ name }) => name)),
    },
  });
  return { pages, expected };
}

test('an address that no claim of the page has is asked for once, with all others', async () => {
  const { pages, expected } = pagesOf(carried);
  const [home] = pages.all;
  expect(pages.learn('/')).toBeUndefined();
  expect(claimAt(pages, '/stays')).toBeUndefined();
  await Promise.all([pages.learn('/stays'), pages.learn('/more')]);
  expect(asked).toEqual([HREF]);
  expect(claimAt(pages, '/stays')?.remote.name).toBe('mf-stays');
  // What is here and what stands stays.
  expect(claimAt(pages, '/more')?.remote).toBe(home?.remote);
  expect(pages.claims.some(({ claim }) => claim.path === '/off')).toBe(true);
  expect(pages.all[0]).toBe(home);
  expect(expected).toEqual(['mf-home', 'mf-stays']);
  expect(pages.learn('/nobody')).toBeUndefined();
});

test('a page that carries all of it asks for nothing', () => {
  const { rest: _, ...small } = carried;
  expect(pagesOf(small).pages.learn('/nobody')).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each([
  ['is not reached', () => Promise.reject(new TypeError('network'))],
  ['has moved too far', async () => new Response('', { status: 404 })],
  ['answers something else', async () => new Response('<html>')],
])('an edge that %s fails the address, and is asked again for the next', async (_, failing) => {
  const { pages } = pagesOf(carried);
  answer = failing;
  await expect(pages.learn('/stays')).rejects.toThrow();
  answer = async () => Response.json(whole);
  await pages.learn('/stays');
  expect(claimAt(pages, '/stays')?.remote.name).toBe('mf-stays');
});

test('an edge that hangs fails the address when its time is over, and is asked again for the next', async () => {
  const { timeout } = AbortSignal;
  const late = new AbortController();
  const given: number[] = [];
  AbortSignal.timeout = (ms) => {
    given.push(ms);
    return late.signal;
  };
  try {
    const { pages } = pagesOf(carried);
    answer = (signal) =>
      new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)));
    const learning = pages.learn('/stays');
    expect(pages.learn('/more')).toBe(learning);
    late.abort(new DOMException('late', 'TimeoutError'));
    await expect(learning).rejects.toThrow('late');
    expect(given).toEqual([1000]);
    answer = async () => Response.json(whole);
    await pages.learn('/stays');
    expect(claimAt(pages, '/stays')?.remote.name).toBe('mf-stays');
    expect(asked).toEqual([HREF, HREF]);
  } finally {
    AbortSignal.timeout = timeout;
  }
});
