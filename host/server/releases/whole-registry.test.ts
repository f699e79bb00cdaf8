import { brotliDecompressSync } from 'node:zlib';
import { publicRegistry } from '@alisio/platform/sdk/registry';
import { registryIn } from '@alisio/platform/testing/read-page.ts';
import { promoted, rolledOut } from '@alisio/platform/tooling/release';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { largeSite, verticalClaims } from '../testing/large-site.ts';
import { remoteFixture } from '../testing/site-fixture.ts';

const path = '/vertical-0/part-0';
const v2 = remoteFixture(verticalClaims(0), { name: 'mf-vertical-0', version: '1.1.0-cccccccc' });
const v3 = remoteFixture(verticalClaims(0), { name: 'mf-vertical-0', version: '1.2.0-dddddddd' });
const mover = () => ({ by: 'test', at: new Date().toISOString() });

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture();
  await fixture.site.publish(v2);
  await fixture.site.publish(v3);
  await fixture.site.move(largeSite());
});
afterEach(() => fixture.close());

const restAt = async (cookie = '') => registryIn((await fixture.get(path, { cookie })).body).rest?.href ?? '';
const registryAt = async (href: string) => publicRegistry.parse(JSON.parse((await fixture.get(href)).body));
const statusOf = async (href: string) => (await fixture.get(href)).statusCode;
const versionAt = async (href: string) => (await registryAt(href)).remotes['mf-vertical-0']?.version;

test('it is kept for ever, and sent small to who takes it', async () => {
  const href = await restAt();
  const { headers, body } = await fixture.get(href);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const small = await fixture.edge.inject({
    url: href,
    headers: { host: 'localhost', 'accept-encoding': 'gzip, br' },
  });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body);
});

test('it has the versions of the page that names it, whoever asks', async () => {
  await fixture.site.change((live) => rolledOut(live, v2, 0.5, mover()));
  const [before, after] = [
    await restAt(`lot=1; releases=1~mf-vertical-0@1.0.0-bbbbbbbb`),
    await restAt(`lot=1; releases=1~mf-vertical-0@${v2.version}`),
  ];
  expect(await versionAt(before)).toBe('1.0.0-bbbbbbbb');
  expect(await versionAt(after)).toBe(v2.version);
});

test('a tab of before a move learns what its page was made of, of any edge', async () => {
  const href = await restAt();
  await fixture.site.change((live) => rolledOut(live, v2, 0.5, mover()));
  await fixture.site.change((live) => promoted(live, 'mf-vertical-0', mover()));
  expect(await versionAt(href)).toBe('1.0.0-bbbbbbbb');
  const other = await fixture.another();
  const answer = await other.inject({ url: href, headers: { host: 'localhost' } });
  await other.close();
  expect(answer.json()).toEqual(await registryAt(href));
});

test('what was never made so is not there', async () => {
  const [live, later] = [await restAt(), '/registry/99.json'];
  const unreleased = live.replace('.json', `~mf-vertical-0@${v3.version}.json`);
  const twice = live.replace('.json', '~mf-vertical-0@1.0.0-bbbbbbbb.json');
  const others = [
    later,
    unreleased,
    twice,
    '/registry/',
    '/registry/x.json',
    '/registry/1/2.json',
    '/registry/0.json',
  ];
  for (const href of others) expect([href, await statusOf(href)]).toEqual([href, 404]);
  const { headers } = await fixture.get(later);
  expect(headers['cache-control']).not.toContain('immutable');
  expect(headers['content-type']).toContain('problem+json');
});

test('a revision that was changed where it lies is refused', async () => {
  const href = await restAt();
  await fixture.site.change((live) => rolledOut(live, v2, 0.5, mover()));
  const name = [...fixture.site.objects.keys()].find((one) => one.endsWith('registry/000000001.json')) ?? '';
  fixture.site.objects.set(name, new TextEncoder().encode('{}'));
  const other = await fixture.another();
  expect((await other.inject({ url: href, headers: { host: 'localhost' } })).statusCode).toBe(404);
  await other.close();
});
