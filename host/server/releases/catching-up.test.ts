import { registryIn } from '@alisio/platform/testing/read-page.ts';
import type { FastifyInstance } from 'fastify';
import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { type SiteFixture, siteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';

/** An edge of these tests never looks by itself again: what it learns, it learns from who comes. */
const NEVER_MS = 3_600_000;

let site: SiteFixture;
let api: ApiFixture;
const edges: FastifyInstance[] = [];
beforeEach(async () => {
  [site, api] = await Promise.all([siteFixture(), apiFixture()]);
  await site.move(siteRegistryFixture([{ path: '/', page: 'home', layout: 'custom' }]));
});
afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close();
  await api.close();
});

/** Reads of the pointer by all edges. */
function countReads(): { count: number } {
  const counted = { count: 0 };
  const { list, read } = site.store;
  const ofPointer = (path: string) => {
    if (path.startsWith('registry')) counted.count += 1;
  };
  Object.assign(site.store, {
    list: (path: string) => {
      ofPointer(path);
      return list(path);
    },
    read: (path: string) => {
      ofPointer(path);
      return read(path);
    },
  });
  return counted;
}

async function anEdge(): Promise<
  (url: string, cookie?: string) => Promise<{ body: string; cookies: string }>
> {
  const edge = await createWebEdge({ site: site.site, apiUrl: api.url, pay: 4001, lookEveryMs: NEVER_MS });
  edges.push(edge);
  const get = async (url: string, cookie = '') => {
    const headers = { host: 'localhost', accept: 'text/html', cookie };
    const answer = await edge.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { body: answer.body, cookies };
  };
  await get('/');
  return get;
}

const revisionOf = ({ body }: { body: string }) => registryIn(body).revision;

test('a visitor who was given a revision by one edge is given none before it by another', async () => {
  const behind = await anEdge();
  await site.move(siteRegistryFixture([{ path: '/', page: 'home', layout: 'custom' }]));
  const ahead = await anEdge();
  expect(revisionOf(await behind('/'))).toBe(1);
  const page = await ahead('/');
  expect(revisionOf(page)).toBe(2);
  expect(revisionOf(await behind('/', page.cookies))).toBe(2);
  // From then on everybody has it.
  expect(revisionOf(await behind('/'))).toBe(2);
});

test('an open tab that is ahead of an edge brings it forward, by its cookie and by what it says', async () => {
  const [byCookie, byWord] = [await anEdge(), await anEdge()];
  await site.move(siteRegistryFixture([{ path: '/', page: 'home', layout: 'custom' }]));
  expect(JSON.parse((await byCookie('/live.json', 'releases=2')).body).revision).toBe(2);
  expect(JSON.parse((await byWord('/live.json?held=2~mf-a@1.0.0-bbbbbbbb')).body).revision).toBe(2);
  expect(JSON.parse((await byWord('/live.json?held=2&held=3')).body).revision).toBe(2);
});

test('pages cause no read of the pointer, and made-up cookies ten looks a second, whoever sends how many', async () => {
  const get = await anEdge();
  const reads = countReads();
  for (let visit = 0; visit < 50; visit += 1) await get('/', 'lot=5; releases=1');
  expect(reads.count).toBe(0);
  const began = performance.now();
  for (let round = 0; round < 4; round += 1) {
    const crowd = Array.from({ length: 100 }, (_, index) => get('/live.json', `releases=${2 + index}`));
    await Promise.all([...crowd, get('/', 'releases=999999999')]);
  }
  const seconds = (performance.now() - began) / 1000;
  const readsOfALook = 3;
  expect(reads.count).toBeGreaterThan(0);
  expect(reads.count).toBeLessThanOrEqual(readsOfALook * (1 + 10 * seconds));
});

test('nobody waits for a store that does not answer, but for the first who asks and a short time', async () => {
  const get = await anEdge();
  const fail = () => Promise.reject(new Error('EIO'));
  Object.assign(site.store, { list: fail, read: fail });
  expect(revisionOf(await get('/', 'releases=2'))).toBe(1);
  const reads = countReads();
  for (let visit = 0; visit < 50; visit += 1) expect(revisionOf(await get('/', 'releases=2'))).toBe(1);
  expect(reads.count).toBe(0);
});
