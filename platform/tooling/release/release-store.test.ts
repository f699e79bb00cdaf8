import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder-store.ts';
import { type ReleaseStore, revisionPath } from './release-store.ts';
import { memoryStore } from './testing/memory-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Each gives stores as several processes would open them on the same place. */
const adapters: [string, () => () => ReleaseStore][] = [
  ['a folder', () => () => folderStore(join(folder, 'site'))],
  [
    'a memory',
    () => {
      const store = memoryStore();
      return () => store;
    },
  ],
];

describe.each(adapters)('%s', (_name, place) => {
  test('of many writers that read the same revision exactly one wins', async () => {
    const open = place();
    const writers = Array.from({ length: 12 }, () => open());
    const won = await Promise.all(writers.map((store, index) => store.compareAndSwap(0, `by ${index}`)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(textOf(await open().read(revisionPath(1)))).toBe(`by ${won.indexOf(true)}`);
    expect(await open().list('registry')).toEqual(['1.json']);
  });

  test('a writer that missed a revision, or is ahead of them, is told so and changes nothing', async () => {
    const store = place()();
    expect(await store.compareAndSwap(0, 'one')).toBe(true);
    expect(await store.compareAndSwap(1, 'two')).toBe(true);
    expect(await store.compareAndSwap(1, 'late')).toBe(false);
    expect(await store.compareAndSwap(5, 'early')).toBe(false);
    expect(textOf(await store.read(revisionPath(1)))).toBe('one');
    expect(textOf(await store.read(revisionPath(2)))).toBe('two');
    expect((await store.list('registry')).sort()).toEqual(['1.json', '2.json']);
  });

  test('a version is published once; what comes under its name later is left out', async () => {
    const store = place()();
    expect(await store.publish('remotes/mf-a', '1.0.0-aa', new Map([['a.js', bytes('first')]]))).toBe(true);
    expect(await store.publish('remotes/mf-a', '1.0.0-aa', new Map([['b.js', bytes('second')]]))).toBe(false);
    expect(await store.list('remotes/mf-a/1.0.0-aa')).toEqual(['a.js']);
    expect(textOf(await store.read('remotes/mf-a/1.0.0-aa/a.js'))).toBe('first');
  });

  test('the same version from several sides at once is there once, whole', async () => {
    const open = place();
    const files = new Map(Array.from({ length: 5 }, (_, index) => [`${index}.js`, bytes(`${index}`)]));
    const put = await Promise.all(Array.from({ length: 6 }, () => open().publish('host', '1.0.0-aa', files)));
    expect(put.filter(Boolean)).toHaveLength(1);
    expect((await open().list('host/1.0.0-aa')).sort()).toEqual([...files.keys()]);
  });

  test('of what is not there nothing is listed or read', async () => {
    const store = place()();
    expect(await store.list('remotes/mf-a')).toEqual([]);
    expect(await store.read(revisionPath(1))).toBeUndefined();
    await store.publish('remotes/mf-a', '1.0.0-aa', new Map([['a.js', bytes('first')]]));
    expect(await store.read('remotes/mf-a/1.0.0-aa')).toBeUndefined();
    expect(await store.read('remotes/mf-a/1.0.0-aa/a.js/b.js')).toBeUndefined();
    expect(await store.list('remotes')).toEqual(['mf-a']);
  });
});
