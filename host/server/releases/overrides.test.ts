import type { HostRelease, Override, RemoteRelease } from '@alisio/platform/sdk/registry';
import { registryIn } from '@alisio/platform/testing/read-page.ts';
import { disabled, publishRelease } from '@alisio/platform/tooling/release';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { hostFixture, remoteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';

const rules = { allowed: true, origins: ['http://localhost:*', 'https://qa.example'] };
const claim = (path: string, page: string) => ({ path, page, layout: 'custom' as const });
const claims = [claim('/', 'home')];
const live = remoteFixture(claims).version;
const mover = () => ({ by: 'test', at: new Date().toISOString() });
const a = (version: string, facts: Partial<RemoteRelease> = {}): RemoteRelease => ({
  ...remoteFixture(claims, { version }),
  ...facts,
});
const newer = a('1.4.0-cccccccc');
const needy = a('1.5.0-dddddddd', { contracts: '^2.0.0' });
const greedy = a('1.6.0-eeeeeeee', { uses: { react: ['useNothing'] } });
const host2: HostRelease = { ...hostFixture('2.0.0-cccccccc'), provides: { react: ['useNothing'] } };
const poorHost: HostRelease = { ...hostFixture('0.9.0-cccccccc'), contracts: '0.9.0' };
const unborn = remoteFixture([claim('/b', 'b')], { name: 'mf-b', version: '0.1.0-cccccccc' });

const clashing = remoteFixture([claim('/', 'c')], { name: 'mf-c', version: '0.1.0-cccccccc' });
const babel = {
  ...remoteFixture([claim('/d', 'd')], { name: 'mf-d', version: '0.1.0-cccccccc' }),
  namespace: 'a',
};

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture({ overrides: rules });
  for (const release of [newer, needy, greedy, host2, poorHost, unborn, clashing, babel])
    await fixture.site.publish(release);
  await fixture.site.move(siteRegistryFixture(claims));
});
afterEach(() => fixture.close());

const open = async (mf: string, path = '/', headers: Record<string, string> = {}) => {
  const answer = await fixture.get(`${path}?mf=${encodeURIComponent(mf)}`, headers);
  const { remotes, host, overrides = [] } = registryIn(answer.body);
  return { ...answer, remotes, host: host?.version, a: remotes['mf-a']?.version, overrides };
};
const refused = (one: Override | undefined) => one?.state === 'refused' && one.reason;

test.each([newer.version, '1.4.0', '1.4', '1.4.0-ccc'])(
  'mf-a@%s shows that version, with its scripts',
  async (wanted) => {
    const { statusCode, body, overrides, a: version } = await open(`mf-a@${wanted}`);
    expect(statusCode).toBe(200);
    expect(version).toBe(newer.version);
    expect(overrides).toEqual([{ name: 'mf-a', wanted: newer.version, state: 'version' }]);
    expect(body).toContain(`href="/remotes/mf-a/${newer.version}/page-home.js" integrity=`);
    expect(body).not.toContain(`/remotes/mf-a/${live}/`);
  },
);

test('of versions that begin alike the one published last is meant', async () => {
  const at = new Date('2026-12-01T00:00:00.000Z');
  const release = a('1.4.0-0aaaaaaa');
  await publishRelease(fixture.site.store, fixture.site, { release, files: new Map(), by: 'test', at });
  expect((await open('mf-a@1.4.0')).a).toBe('1.4.0-0aaaaaaa');
  expect((await open(`mf-a@${newer.version}`)).a).toBe(newer.version);
});

test('the header says it too, and the address is heard before it', async () => {
  const byHeader = await fixture.get('/', { 'x-alisio-mf': 'mf-a@1.4.0' });
  expect(registryIn(byHeader.body).remotes['mf-a']?.version).toBe(newer.version);
  const cleared = await fixture.get('/?mf=', { 'x-alisio-mf': 'mf-a@1.4.0' });
  expect(registryIn(cleared.body).remotes['mf-a']?.version).toBe(live);
});

test('an overridden page is for its tab alone: nothing is kept, nobody finds it', async () => {
  for (const mf of ['mf-a@1.4.0', 'mf-a@9.9.9', 'junk', 'mf-a@http://localhost:5101']) {
    const { headers } = await open(mf, '/', { cookie: `lot=5; releases=mf-a@${live}` });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
  }
  const { headers } = await fixture.get('/');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(headers['set-cookie']).toHaveLength(2);
});

test('a remote that is not live, or is switched off, can be shown', async () => {
  const early = await open('mf-b@0.1.0', '/b');
  expect(early.statusCode).toBe(200);
  expect(early.body).toContain('page-b.js');
  await fixture.site.change((site) => disabled(site, 'mf-a', mover()));
  const mended = await open('mf-a@1.4.0');
  expect([mended.statusCode, mended.a]).toEqual([200, newer.version]);
  expect((await fixture.get('/')).statusCode).toBe(503);
});

test('the shell can be swapped, and carries what the other could not', async () => {
  const alone = await open('mf-a@1.6.0');
  expect([alone.a, refused(alone.overrides[0])]).toEqual([live, 'contracts']);
  const both = await open('mf-a@1.6.0,host@2.0.0');
  expect([both.host, both.a]).toEqual([host2.version, greedy.version]);
  expect(both.body).toContain(`src="/host/${host2.version}/main.js"`);
});

test('a shell that cannot carry what is on the page is refused, the rest is heard', async () => {
  const { host, a: version, overrides } = await open('host@0.9.0,mf-b@0.1.0,mf-a@1.4.0');
  expect([host, version]).toEqual([hostFixture().version, newer.version]);
  expect(overrides.map(({ name, state }) => [name, state])).toEqual([
    ['host', 'refused'],
    ['mf-b', 'version'],
    ['mf-a', 'version'],
  ]);
  expect(refused(overrides[0])).toBe('contracts');
});

test.each([
  ['mf-a@9.9.9', 'unknown-version'],
  ['mf-a@1.40', 'unknown-version'],
  ['mf-a@', 'malformed'],
  ['mf-a', 'malformed'],
  ['</script><b>@1', 'malformed'],
  ['mf-a@../../host/1', 'unknown-version'],
  ['mf-none@1.0.0', 'unknown-version'],
  ['mf-a@1.5.0', 'contracts'],
  ['mf-c@0.1.0', 'contracts'],
  ['mf-d@0.1.0', 'contracts'],
  ['mf-a@https://evil.example', 'origin'],
  ['mf-a@http://localhost', 'origin'],
  ['mf-a@http://localhost.evil.example:5101', 'origin'],
  ['mf-a@http://localhost:5101@evil.example', 'origin'],
  ['mf-a@https://qa.example:8443', 'origin'],
  ['host@http://localhost:5101', 'origin'],
])('%s is refused (%s), and the page is as it was', async (mf, reason) => {
  const { statusCode, a: version, overrides, headers, body } = await open(mf);
  expect([statusCode, version]).toEqual([200, live]);
  expect(overrides.map(refused)).toEqual([reason]);
  expect(String(headers['content-security-policy'])).not.toMatch(/evil|localhost:5101|qa\.example/);
  expect(headers['integrity-policy']).toBeDefined();
  expect(body).not.toContain('</script><b>');
});

test('a version whose document was changed cannot be shown', async () => {
  const path = `remotes/mf-a/${newer.version}/release.json`;
  fixture.site.objects.set(path, fixture.site.objects.get(path)?.slice(0, -9) ?? new Uint8Array());
  expect(refused((await open('mf-a@1.4.0')).overrides[0])).toBe('unknown-version');
});

test('of a name that comes twice the last counts, and a flood is cut', async () => {
  const { overrides, a: version } = await open('mf-a@http://localhost:5101,mf-a@9.9.9,mf-a@1.4.0');
  expect(overrides).toHaveLength(1);
  expect(version).toBe(newer.version);
  const flood = Array.from({ length: 60 }, (_, index) => `mf-x${index}@1.0.0`).join();
  expect((await open(flood)).overrides).toHaveLength(10);
});

describe('from an origin', () => {
  test('the policy lets its code and its socket in, asks for no pins, and nothing else changes', async () => {
    const { headers, overrides, statusCode } = await open('mf-a@http://localhost:5101/x?y');
    const policy = String(headers['content-security-policy']);
    expect(statusCode).toBe(200);
    expect(overrides).toEqual([{ name: 'mf-a', wanted: 'http://localhost:5101', state: 'origin' }]);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:5101; /);
    expect(policy).toContain("connect-src 'self' http://localhost:5101 ws://localhost:5101; ");
    expect(headers['integrity-policy']).toBeUndefined();
    const secure = await open('mf-a@https://qa.example');
    expect(String(secure.headers['content-security-policy'])).toContain('wss://qa.example');
  });

  test('nothing of the released version is preloaded, and no message of an address that is not there', async () => {
    const { body } = await open('mf-a@http://localhost:5101');
    expect(body).not.toMatch(/<link[^>]*\/remotes\/mf-a\//);
    expect(body).toContain('main.js');
    expect(body).toContain('<div id="root">');
  });

  test('one that is switched off is shown by it, and is off for a page that cannot get it', async () => {
    await fixture.site.change((site) => disabled(site, 'mf-a', mover()));
    const { statusCode, body } = await open('mf-a@http://localhost:5101');
    expect(statusCode).toBe(200);
    expect(registryIn(body).disabled?.map(({ name }) => name)).toEqual(['mf-a']);
    expect(body).not.toContain('/remotes/mf-a/');
  });

  test('a path that only its code knows is not said to be missing', async () => {
    expect((await open('mf-a@http://localhost:5101', '/solo-en-desarrollo')).statusCode).toBe(200);
    expect((await open('mf-a@1.4.0', '/solo-en-desarrollo')).statusCode).toBe(404);
  });
});

test('where it is switched off the address and the header mean nothing', async () => {
  const closed = await edgeFixture({ overrides: { ...rules, allowed: false } });
  await closed.site.publish(newer);
  await closed.site.move(siteRegistryFixture(claims));
  for (const mf of ['mf-a@1.4.0', 'mf-a@http://localhost:5101', 'junk']) {
    const { headers, body } = await closed.get(`/?mf=${mf}`, { 'x-alisio-mf': mf });
    expect(registryIn(body)).toMatchObject({ remotes: { 'mf-a': { version: live } } });
    expect(registryIn(body).overrides).toBeUndefined();
    expect(headers['set-cookie']).toHaveLength(2);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['integrity-policy']).toBeDefined();
  }
  await closed.close();
});
