import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder-store.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'alisio-store-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

test('of many writers that read the same revision exactly one wins', async () => {
  const stores = Array.from({ length: 12 }, () => folderStore(site));
  const won = await Promise.all(stores.map((store, index) => store.compareAndSwap(0, `{"by":${index}}`)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(await folderStore(site).read()).toEqual({
    revision: 1,
    document: `{"by":${won.indexOf(true)}}`,
  });
});

test('a writer that missed a revision is told so and changes nothing', async () => {
  const store = folderStore(site);
  await store.compareAndSwap(0, 'one');
  await store.compareAndSwap(1, 'two');
  expect(await store.compareAndSwap(1, 'late')).toBe(false);
  expect(await store.read()).toEqual({ revision: 2, document: 'two' });
});

test('what a crash left half-written is never read', async () => {
  const store = folderStore(site);
  await store.compareAndSwap(0, 'one');
  await mkdir(join(site, '.incoming-crash'));
  await writeFile(join(site, '.incoming-crash', 'registry.json'), 'hal');
  expect(await store.read()).toEqual({ revision: 1, document: 'one' });
  expect(await store.compareAndSwap(1, 'two')).toBe(true);
});

test('a version is published whole or not at all, and never again', async () => {
  const store = folderStore(site);
  await store.publish('remotes/mf-a', '1.0.0-aa', new Map([['a.js', bytes('first')]]));
  await store.publish('remotes/mf-a', '1.0.0-aa', new Map([['b.js', bytes('second')]]));
  expect(await readdir(join(site, 'remotes/mf-a/1.0.0-aa'))).toEqual(['a.js']);
  await expect(
    store.publish('remotes/mf-a', '1.0.0-bb', new Map([['no/such/folder.js', bytes('x')]])),
  ).rejects.toThrow();
  expect(await store.list('remotes/mf-a')).toEqual(['1.0.0-aa']);
  expect((await readdir(site)).filter((name) => name.startsWith('.incoming'))).toEqual([]);
});

test('an empty site has no revision and no versions', async () => {
  expect(await folderStore(site).read()).toBeUndefined();
  expect(await folderStore(site).list('remotes/mf-a')).toEqual([]);
});
