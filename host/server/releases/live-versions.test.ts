import { liveVersions } from '@alisio/platform/sdk/registry';
import { disabled, promoted, rolledOut } from '@alisio/platform/tooling/release';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { hostFixture, remoteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';

const claims = [{ path: '/', page: 'home', layout: 'custom' as const }];
const [v1, v2] = [remoteFixture(claims), remoteFixture(claims, { version: '1.1.0-cccccccc' })];
const host = hostFixture().version;
const mover = () => ({ by: 'test', at: new Date().toISOString() });

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture();
  await fixture.site.publish(v1);
  await fixture.site.publish(v2);
});
afterEach(() => fixture.close());

const ask = async (cookie = '', query = '') => {
  const answer = await fixture.get(`/live.json${query}`, { cookie });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toBeUndefined();
  return liveVersions.parse(JSON.parse(answer.body));
};

test('a tab is told what its visitor would get now, and what chance gave them stays', async () => {
  await fixture.site.move(siteRegistryFixture(claims));
  expect(await ask()).toMatchObject({ revision: 1, versions: { host, 'mf-a': v1.version } });
  await fixture.site.change((live) => rolledOut(live, v2, 0.5, mover()));
  expect((await ask(`lot=1; releases=mf-a@${v1.version}`)).versions['mf-a']).toBe(v1.version);
  expect((await ask(`lot=1; releases=mf-a@${v2.version}`)).versions['mf-a']).toBe(v2.version);
  await fixture.site.change((live) => promoted(live, 'mf-a', mover()));
  expect((await ask(`lot=1; releases=mf-a@${v1.version}`)).versions['mf-a']).toBe(v2.version);
});

test('who keeps no cookies is told of releases, never of another draw', async () => {
  await fixture.site.move(siteRegistryFixture(claims));
  await fixture.site.change((live) => rolledOut(live, v2, 0.99, mover()));
  for (let time = 0; time < 20; time += 1) expect((await ask()).versions['mf-a']).toBe(v1.version);
  expect((await ask('', `?held=host@${host}~mf-a@${v2.version}`)).versions['mf-a']).toBe(v2.version);
  expect((await ask('', '?held=mf-a@9.9.9-99999999&held=x')).versions['mf-a']).toBe(v1.version);
});

test('a remote that is switched off is not in it', async () => {
  await fixture.site.move(siteRegistryFixture(claims));
  await fixture.site.change((live) => disabled(live, 'mf-a', mover()));
  expect((await ask()).versions).toEqual({ host });
});

test('before the first release, and when the site cannot be read, it is an error for programs', async () => {
  expect((await fixture.get('/live.json')).statusCode).toBe(503);
  const broken = () => Promise.reject(new Error('EIO'));
  Object.assign(fixture.site.store, { list: broken, read: broken });
  const edge = await fixture.another();
  const { statusCode, headers } = await edge.inject('/live.json');
  expect(statusCode).toBe(500);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  await edge.close();
});

test('the same versions have the same word, whatever moves beside them', async () => {
  const word = async (cookie?: string) => (await ask(cookie)).digest;
  await fixture.site.move(siteRegistryFixture(claims));
  const before = await word();
  await fixture.site.change((live) => rolledOut(live, v2, 0.5, mover()));
  expect(await word(`lot=1; releases=mf-a@${v1.version}`)).toBe(before);
  expect(await word(`lot=1; releases=mf-a@${v2.version}`)).not.toBe(before);
});
