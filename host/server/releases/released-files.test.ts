import { disabled } from '@alisio/platform/tooling/release';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { hostFixture, remoteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';

const claims = [{ path: '/', page: 'home', layout: 'custom' as const }];
const remote = remoteFixture(claims);
const BASE = `remotes/mf-a/${remote.version}`;
const FILES = {
  'remoteEntry.js': 'entry',
  'page-home.js': 'chunk',
  'page-home.js.br': 'chunk.br',
  'mf-manifest.json': '{}',
  'sans.woff2': 'font',
};

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture();
  await fixture.site.publish(remote, FILES);
  await fixture.site.move(siteRegistryFixture(claims));
});
afterEach(() => fixture.close());

const spoil = (name: string) => {
  const path = `${BASE}/${name}`;
  const content = fixture.site.objects.get(path);
  if (!content) throw new Error(`${path} is not there`);
  const changed = Uint8Array.from(content);
  // Past the beginning, so that a signed document stays readable.
  const at = Math.floor(changed.length / 2);
  changed[at] = (changed[at] ?? 0) ^ 1;
  fixture.site.objects.set(path, changed);
  return () => fixture.site.objects.set(path, content);
};

test.each([
  ['remoteEntry.js', {}],
  ['page-home.js', {}],
  ['page-home.js', { 'accept-encoding': 'br' }, 'page-home.js.br'],
  ['mf-manifest.json', {}],
  ['sans.woff2', {}],
])(
  '%s (asked for with %j) is not sent when a byte has changed, and is again when it is healed',
  async (file, headers, stored = file) => {
    const heal = spoil(stored);
    for (let visit = 0; visit < 3; visit += 1) {
      const { statusCode, body, headers: sent } = await fixture.get(`/${BASE}/${file}`, headers);
      expect(statusCode).toBe(503);
      expect(JSON.parse(body).type).toBe('/problems/unavailable');
      expect(sent['cache-control']).toBe('no-store');
    }
    expect(fixture.logged).toEqual([
      expect.objectContaining({
        msg: 'a released file was changed and is refused',
        remote: 'mf-a',
        version: remote.version,
        file: stored,
      }),
    ]);
    heal();
    expect((await fixture.get(`/${BASE}/${file}`, headers)).statusCode).toBe(200);
  },
);

test.each([
  ['half of it', (whole: string) => whole.slice(0, whole.length / 2)],
  ['nothing', () => ''],
  ['a page of somebody between', () => '<!doctype html><title>Wi-Fi</title>'],
  ['what is no script', () => 'const = {'],
  ['more than any file has', () => 'x'.repeat(5_000_000)],
  ['more than was signed', (whole: string) => `${whole}\n/* more */`],
  ['another file of the release', () => FILES['remoteEntry.js']],
])('%s in the place of a file is not sent', async (_, replaced) => {
  const text = replaced(FILES['page-home.js']);
  fixture.site.objects.set(`${BASE}/page-home.js`, new TextEncoder().encode(text));
  const { statusCode, body, headers } = await fixture.get(`/${BASE}/page-home.js`);
  expect([statusCode, JSON.parse(body).type, headers['cache-control']]).toEqual([
    503,
    '/problems/unavailable',
    'no-store',
  ]);
  expect(fixture.logged[0]?.msg).toBe('a released file was changed and is refused');
});

test('of a release whose own document has changed nothing is sent', async () => {
  const heal = spoil('release.json');
  expect((await fixture.get(`/${BASE}/remoteEntry.js`)).statusCode).toBe(503);
  expect((await fixture.get(`/${BASE}/page-home.js`)).statusCode).toBe(503);
  expect(fixture.logged).toEqual([
    expect.objectContaining({ msg: 'the release is refused', remote: 'mf-a', version: remote.version }),
  ]);
  heal();
  expect((await fixture.get(`/${BASE}/remoteEntry.js`)).statusCode).toBe(200);
});

test('a file that is not as large as its version says is not sent, though it was signed', async () => {
  const path = `${BASE}/release.json`;
  const { payload } = JSON.parse(new TextDecoder().decode(fixture.site.objects.get(path)));
  const document = JSON.parse(payload);
  document.sizes['page-home.js'] = 1;
  const sealed = fixture.site.signer.seal(JSON.stringify(document));
  fixture.site.objects.set(path, new TextEncoder().encode(sealed));
  expect((await fixture.get(`/${BASE}/page-home.js`)).statusCode).toBe(503);
  expect(fixture.logged[0]?.msg).toBe('a released file was changed and is refused');
  expect((await fixture.get(`/${BASE}/remoteEntry.js`)).statusCode).toBe(200);
});

test('the document of another version in its place is refused', async () => {
  const other = remoteFixture(claims, { version: '1.0.1-cccccccc' });
  await fixture.site.publish(other, FILES);
  const stolen = fixture.site.objects.get('remotes/mf-a/1.0.1-cccccccc/release.json');
  fixture.site.objects.set(`${BASE}/release.json`, stolen ?? new Uint8Array());
  expect((await fixture.get(`/${BASE}/remoteEntry.js`)).statusCode).toBe(503);
});

test('a file that was published and is gone is our trouble, and no file that never was', async () => {
  fixture.site.objects.delete(`${BASE}/page-home.js`);
  expect((await fixture.get(`/${BASE}/page-home.js`)).statusCode).toBe(503);
  expect(fixture.logged[0]?.msg).toBe('a released file is gone');
});

test('bytes that were verified once are sent without asking the store again', async () => {
  expect((await fixture.get(`/${BASE}/page-home.js`)).body).toBe('chunk');
  fixture.site.store.read = () => Promise.reject(new Error('EIO'));
  expect((await fixture.get(`/${BASE}/page-home.js`)).body).toBe('chunk');
});

test.each([
  ['remoteEntry.js', 'text/javascript; charset=utf-8'],
  ['mf-manifest.json', 'application/json; charset=utf-8'],
  ['sans.woff2', 'font/woff2'],
])('%s is sent as %s, for ever, to this site alone, without cookies', async (file, type) => {
  const { statusCode, headers } = await fixture.get(`/${BASE}/${file}`, { cookie: 'lot=5' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['set-cookie']).toBeUndefined();
});

test('a sibling that the browser does not want is not sent', async () => {
  const plain = await fixture.get(`/${BASE}/page-home.js`, { 'accept-encoding': 'br;q=0, gzip' });
  expect(plain.body).toBe('chunk');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const small = await fixture.get(`/${BASE}/page-home.js`, { 'accept-encoding': 'gzip, br' });
  expect(small.body).toBe('chunk.br');
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('HEAD tells what GET would send', async () => {
  const { statusCode, headers, body } = await fixture.edge.inject({
    method: 'HEAD',
    url: `/${BASE}/page-home.js`,
    headers: { host: 'localhost' },
  });
  expect([statusCode, headers['content-length'], body]).toEqual([200, '5', '']);
});

test.each([
  `/${BASE}/none.js`,
  `/${BASE}/release.json`,
  `/${BASE}/`,
  `/${BASE}`,
  `/${BASE}/page-home.js/more`,
  '/remotes/mf-a/9.9.9-aaaaaaaa/remoteEntry.js',
  '/remotes/mf-none/1.0.0-bbbbbbbb/remoteEntry.js',
  '/remotes/host/1.0.0-aaaaaaaa/main.js',
  '/remotes/mf-a/%2e%2e%2f%2e%2e%2fregistry/1.json',
  '/remotes/..%2fregistry/x/1.json',
  `/remotes/mf-a/${remote.version}/..%2f${remote.version}%2fpage-home.js`,
  `/remotes/mf-a/./${remote.version}/page-home.js%00`,
  `/${BASE}/__proto__`,
  `/${BASE}/constructor`,
  `/${BASE}/${'a'.repeat(5000)}`,
  '/host/1.0.0-aaaaaaaa/constructor',
  '/host/__proto__/main.js',
  '/host/1.0.0-AAAAAAAA/main.js',
])('%s is not there', async (url) => {
  const { statusCode, headers } = await fixture.get(url);
  expect([400, 404]).toContain(statusCode);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
  expect(fixture.logged).toEqual([]);
});

test('a tab that has begun with a remote goes on with it after it was switched off', async () => {
  await fixture.site.change((live) => disabled(live, 'mf-a', { by: 'ops', at: new Date().toISOString() }));
  expect((await fixture.get('/')).statusCode).toBe(503);
  expect((await fixture.get(`/${BASE}/page-home.js`)).statusCode).toBe(200);
});

test('each form of a file has a name of its own, by which who has it is told that it is the same', async () => {
  const ask = (headers: Record<string, string>) =>
    fixture.get(`/host/${hostFixture().version}/main.js`, headers);
  const [plain, packed] = [await ask({}), await ask({ 'accept-encoding': 'br' })];
  expect(plain.headers.etag).toMatch(/^"[A-Za-z0-9+/]{32}"$/);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${packed.headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const kept of ['cache-control', 'vary', 'etag'])
    expect(again.headers[kept]).toBe(packed.headers[kept]);
  expect((await ask({ 'if-none-match': String(packed.headers.etag) })).statusCode).toBe(200);
});
