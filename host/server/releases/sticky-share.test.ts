import type { RemoteRelease } from '@alisio/platform/sdk/registry';
import { registryIn } from '@alisio/platform/testing/read-page.ts';
import {
  disabled,
  enabled,
  promoted,
  released,
  rolledOut,
  withdrawn,
} from '@alisio/platform/tooling/release';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { hostFixture, remoteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';

const page = (path: string, name: string) => ({ path, page: name, layout: 'custom' as const });
const claims = [page('/', 'home'), page('/booking/summary', 'summary')];
const of = (release: RemoteRelease, version: string): RemoteRelease =>
  remoteFixture(release.claims, { name: release.name, version });
const v1 = remoteFixture(claims);
const [v2, v3] = [of(v1, '1.1.0-cccccccc'), of(v1, '1.2.0-dddddddd')];
const b1 = remoteFixture([page('/b', 'b')], { name: 'mf-b' });
const b2 = of(b1, '1.1.0-cccccccc');
const host2 = hostFixture('1.1.0-cccccccc');
const mover = () => ({ by: 'test', at: new Date().toISOString() });

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture();
  for (const release of [v1, v2, v3, b1, b2, host2]) await fixture.site.publish(release);
  await fixture.site.move(siteRegistryFixture(claims));
  await fixture.site.change((live) => released(live, [b1], mover()));
});
afterEach(() => fixture.close());

const rollOut = (release: RemoteRelease | typeof host2, share: number) =>
  fixture.site.change((live) => rolledOut(live, release, share, mover()));
const promote = (name: string) => fixture.site.change((live) => promoted(live, name, mover()));
const takeBack = (name: string) => fixture.site.change((live) => withdrawn(live, name, mover()));
const makeLive = (release: RemoteRelease) =>
  fixture.site.change((live) => released(live, [release], mover()));

const setCookies = (headers: Record<string, unknown>): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String);

/** A browser that keeps its cookies. */
function visitor(lot?: number) {
  const jar = new Map<string, string>(lot === undefined ? [] : [['lot', String(lot)]]);
  return {
    jar,
    async open(url = '/', headers: Record<string, string> = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fixture.get(url, { cookie, ...headers });
      for (const text of setCookies(answer.headers)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        jar.set(name, value);
      }
      const { host, remotes } = registryIn(answer.body);
      return { host: host?.version, a: remotes['mf-a']?.version, b: remotes['mf-b']?.version };
    },
  };
}

/** A visitor who was given this version of mf-a. */
async function visitorWith(version: string) {
  for (let lot = 0; lot < 200; lot += 1) {
    const one = visitor(lot);
    if ((await one.open()).a === version) return one;
  }
  throw new Error(`nobody gets ${version}`);
}

test('of many visitors about the share gets the version on its way, and all of its scripts', async () => {
  await rollOut(v2, 0.25);
  const got = await Promise.all(Array.from({ length: 400 }, (_, lot) => visitor(lot * 25).open()));
  const share = got.filter(({ a }) => a === v2.version).length / got.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.35);
  const lucky = await visitorWith(v2.version);
  const cookie = [...lucky.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await fixture.get('/', { cookie });
  expect(body).toContain(`/remotes/mf-a/${v2.version}/page-home.js`);
  expect(body).not.toContain(`/remotes/mf-a/${v1.version}/`);
});

test('whoever has a version keeps it while the share grows and shrinks', async () => {
  await rollOut(v2, 0.5);
  const [early, late] = [await visitorWith(v2.version), await visitorWith(v1.version)];
  for (const share of [0.01, 0.99, 0.05]) {
    await rollOut(v2, share);
    expect([(await early.open()).a, (await late.open()).a]).toEqual([v2.version, v1.version]);
  }
});

test('promoted, everybody has it but those in the checkout, who have it after', async () => {
  await rollOut(v2, 0.5);
  const [early, late] = [await visitorWith(v2.version), await visitorWith(v1.version)];
  await promote('mf-a');
  expect((await late.open('/booking/summary')).a).toBe(v1.version);
  expect((await late.open('/booking/summary')).a).toBe(v1.version);
  expect((await early.open('/booking/summary')).a).toBe(v2.version);
  expect((await late.open('/')).a).toBe(v2.version);
  expect((await late.open('/booking/summary')).a).toBe(v2.version);
  expect((await visitor().open('/booking/summary')).a).toBe(v2.version);
});

test('rolled back, nobody keeps it, in the checkout neither', async () => {
  await rollOut(v2, 0.5);
  const early = await visitorWith(v2.version);
  await takeBack('mf-a');
  expect((await early.open('/booking/summary')).a).toBe(v1.version);
  expect((await early.open('/')).a).toBe(v1.version);
});

test('what was switched off and on again is what the visitor had', async () => {
  await rollOut(v2, 0.01);
  const late = await visitorWith(v1.version);
  await fixture.site.change((live) => disabled(live, 'mf-a', mover()));
  await late.open('/b');
  await fixture.site.change((live) => enabled(live, 'mf-a', mover()));
  await rollOut(v2, 0.99);
  expect((await late.open()).a).toBe(v1.version);
});

test('two remotes and the shell on their way at once are drawn for themselves', async () => {
  await rollOut(v2, 0.5);
  await rollOut(b2, 0.5);
  await rollOut(host2, 0.5);
  const got = await Promise.all(Array.from({ length: 200 }, (_, lot) => visitor(lot * 50).open()));
  const combinations = new Set(got.map(({ host, a, b }) => [host, a, b].join()));
  expect(combinations.size).toBe(8);
  const one = visitor(4321);
  const first = await one.open();
  await promote('mf-b');
  expect(await one.open()).toEqual({ ...first, b: b2.version });
});

test('in the checkout what was live before stays only where it goes together', async () => {
  const wants = (release: RemoteRelease) => ({ ...release, uses: { react: ['useNew'] } });
  const late = visitor();
  await late.open();
  await makeLive(v2);
  const provides = { react: ['useNew'] };
  await fixture.site.change((live) => released(live, [{ ...host2, provides }], mover()));
  expect(await late.open('/booking/summary')).toMatchObject({ host: '1.0.0-aaaaaaaa', a: v1.version });
  // The shell of before cannot carry this one, and the remote of before the last is nobody's.
  await makeLive(wants(v3));
  const { host, a } = await late.open('/booking/summary');
  expect([host, a]).toEqual([host2.version, v3.version]);
});

test('in the checkout what was live before is replaced by a remote that took over its address', async () => {
  const late = visitor();
  await late.open();
  await makeLive({ ...v2, claims: [page('/booking/summary', 'summary')] });
  expect((await late.open('/booking/summary')).a).toBe(v1.version);
  await makeLive(b2);
  const heir = { ...of(b1, '1.2.0-dddddddd'), claims: [page('/', 'b')] };
  await makeLive(heir);
  expect(await late.open('/booking/summary')).toMatchObject({ a: v2.version, b: heir.version });
});

test.each([
  ['junk', 'lot=abc; releases=@@~~%00'],
  ['a lot out of range', 'lot=10000; releases=mf-a@'],
  ['a negative lot', 'lot=-1'],
  ['a version nobody published', 'releases=mf-a@9.9.9-99999999~host@9.9.9-99999999'],
  ['a version of another remote', `releases=mf-a@${b2.version}~mf-b@../../etc`],
  ['a name of no remote', 'releases=__proto__@1.0.0-aaaaaaaa~mf-none@1'],
  ['a revision of the future', 'lot=5; releases=999999999'],
  ['no revision', 'releases=0~-1~1e3~9007199254740993'],
  ['a giant', `lot=5; releases=${'mf-a@1.1.0-cccccccc~'.repeat(500)}`],
])('cookies of %s are as good as none', async (_, cookie) => {
  for (const url of ['/', '/booking/summary']) {
    const { statusCode, body, headers } = await fixture.get(url, { cookie });
    expect(statusCode).toBe(200);
    expect(registryIn(body).remotes['mf-a']?.version).toBe(v1.version);
    const [lot, held] = setCookies(headers);
    expect(lot).toMatch(/^lot=\d{1,4}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect(held).toMatch(/^releases=2; Path=\/; Max-Age=3600;/);
  }
});

test('over https the cookies are for https alone', async () => {
  const secure = await edgeFixture({ trustedHops: 1 });
  await secure.site.move(siteRegistryFixture(claims));
  const { headers } = await secure.get('/', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '9.9.9.9' });
  expect(setCookies(headers)).toEqual([
    expect.stringMatching(/; Secure$/),
    expect.stringMatching(/; Secure$/),
  ]);
  await secure.close();
});

test('an address that is not there keeps nothing', async () => {
  expect((await fixture.get('/nada')).headers['set-cookie']).toBeUndefined();
  expect((await fixture.get('/505')).headers['set-cookie']).toBeUndefined();
});
