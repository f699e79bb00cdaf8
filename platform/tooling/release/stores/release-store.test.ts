import { type StoreKind, storeKinds } from '../testing/stores.ts';
import { mostBytesAt } from './most-bytes.ts';
import { type ReleaseStore, revisionPath, TooLarge } from './release-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);
/** A version of one file and its document. */
const versionWith = (name: string, text: string) =>
  new Map([
    [name, bytes(text)],
    ['release.json', bytes(`of ${text}`)],
  ]);

describe.each(storeKinds)('%s', (_name, begin) => {
  let kind: StoreKind;
  let open: () => ReleaseStore;
  let store: ReleaseStore;
  beforeAll(async () => {
    kind = await begin();
  });
  afterAll(() => kind.close());
  /** What a machine lacks is told once; its tests pass. */
  const on = (run: () => Promise<void>) => async () => {
    const place = await kind.place();
    if (!place) return;
    open = place;
    store = open();
    await run();
  };

  test(
    'of many writers that read the same revision exactly one wins',
    on(async () => {
      const writers = Array.from({ length: 12 }, () => open());
      const won = await Promise.all(writers.map((one, index) => one.compareAndSwap(0, `by ${index}`)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(textOf(await store.read(revisionPath(1)))).toBe(`by ${won.indexOf(true)}`);
      expect(await store.list('registry')).toEqual(['000000001.json']);
    }),
  );

  test(
    'a writer that missed a revision, or is ahead of them, is told so and changes nothing',
    on(async () => {
      expect(await store.compareAndSwap(0, 'one')).toBe(true);
      await store.replace('registry/head.json', 'a note');
      expect(await store.compareAndSwap(1, 'two')).toBe(true);
      expect(await store.compareAndSwap(1, 'late')).toBe(false);
      expect(await store.compareAndSwap(0, 'later')).toBe(false);
      expect(await store.compareAndSwap(5, 'early')).toBe(false);
      expect(textOf(await store.read(revisionPath(1)))).toBe('one');
      expect(textOf(await store.read(revisionPath(2)))).toBe('two');
      const names = (await store.list('registry')).sort();
      expect(names).toEqual(['000000001.json', '000000002.json', 'head.json']);
    }),
  );

  test(
    'a version is published once; what comes under its name later is left out',
    on(async () => {
      const put = (name: string, text: string) =>
        store.publish('remotes/mf-a', '1.0.0-aa', versionWith(name, text));
      expect(await put('a.js', 'first')).toBe(true);
      expect(await put('b.js', 'second')).toBe(false);
      expect((await store.list('remotes/mf-a/1.0.0-aa')).sort()).toEqual(['a.js', 'release.json']);
      expect(textOf(await store.read('remotes/mf-a/1.0.0-aa/a.js'))).toBe('first');
    }),
  );

  test(
    'the same version from several sides at once is there once, whole',
    on(async () => {
      const names = [...Array.from({ length: 5 }, (_, index) => `${index}.js`), 'release.json'];
      const files = new Map(names.map((name) => [name, bytes(name)]));
      const put = await Promise.all(
        Array.from({ length: 6 }, () => open().publish('host', '1.0.0-aa', files)),
      );
      expect(put.filter(Boolean)).toHaveLength(1);
      expect((await store.list('host/1.0.0-aa')).sort()).toEqual(names);
      for (const name of names) expect(textOf(await store.read(`host/1.0.0-aa/${name}`))).toBe(name);
    }),
  );

  test(
    'a version without its document is refused, and of what is not there nothing is listed or read',
    on(async () => {
      await expect(store.publish('host', '1.0.0-aa', new Map([['a.js', bytes('a')]]))).rejects.toThrow(
        'Without release.json',
      );
      expect(await store.list('remotes/mf-a')).toEqual([]);
      expect(await store.list('host')).toEqual([]);
      expect(await store.read(revisionPath(1))).toBeUndefined();
      expect(await store.readUnless(revisionPath(1), 'tag')).toBeUndefined();
      await store.publish('remotes/mf-a', '1.0.0-aa', versionWith('a.js', 'first'));
      expect(await store.read('remotes/mf-a/1.0.0-aa')).toBeUndefined();
      expect(await store.read('remotes/mf-a/1.0.0-aa/a.js/b.js')).toBeUndefined();
      expect(await store.list('remotes')).toEqual(['mf-a']);
      expect(await store.list('remotes/mf-a')).toEqual(['1.0.0-aa']);
    }),
  );

  test(
    'who has a note already is told that it is the same until it is another',
    on(async () => {
      await store.replace('registry/head.json', 'one');
      const first = await store.readUnless('registry/head.json', undefined);
      if (!first || first === 'same') throw new Error('nothing was read');
      expect(textOf(first.content)).toBe('one');
      expect(await store.readUnless('registry/head.json', first.tag)).toBe('same');
      await store.replace('registry/head.json', 'two');
      const second = await open().readUnless('registry/head.json', first.tag);
      expect(second && second !== 'same' && textOf(second.content)).toBe('two');
    }),
  );

  test(
    'what is taken away is gone as a whole, its neighbours stay, and it can be published again',
    on(async () => {
      await store.publish('remotes/mf-a', '1.0.0-aa', versionWith('a.js', 'first'));
      await store.publish('remotes/mf-a', '1.0.0-aab', versionWith('a.js', 'other'));
      await store.compareAndSwap(0, 'one');
      await store.compareAndSwap(1, 'two');
      await store.remove('remotes/mf-a/1.0.0-aa');
      await store.remove(revisionPath(1));
      await store.remove('remotes/mf-b/1.0.0-aa');
      expect(await store.list('remotes/mf-a')).toEqual(['1.0.0-aab']);
      expect(await store.list('remotes/mf-a/1.0.0-aa')).toEqual([]);
      expect(await store.read('remotes/mf-a/1.0.0-aa/a.js')).toBeUndefined();
      expect(await store.list('registry')).toEqual(['000000002.json']);
      expect(await store.compareAndSwap(2, 'three')).toBe(true);
      expect(await store.publish('remotes/mf-a', '1.0.0-aa', versionWith('a.js', 'again'))).toBe(true);
      expect(textOf(await store.read('remotes/mf-a/1.0.0-aa/a.js'))).toBe('again');
    }),
  );

  test.each(['registry/head.json', 'keys/000000001/keys.json', 'remotes/mf-a/1.0.0-aa/a.js'])(
    '%s that is larger than any is not read, whoever put it there, and written by nobody who knows',
    (path) =>
      on(async () => {
        const most = mostBytesAt(path);
        await kind.unlimited().replace(path, 'x'.repeat(most));
        expect(await store.read(path)).toHaveLength(most);
        await kind.unlimited().replace(path, 'x'.repeat(most + 1));
        for (const reading of [() => store.read(path), () => store.readUnless(path, 'tag')])
          await expect(reading()).rejects.toThrow(TooLarge);
        await expect(store.replace(path, 'x'.repeat(most + 1))).rejects.toThrow(TooLarge);
      })(),
  );

  test(
    'a version with a file that is larger than any is not published',
    on(async () => {
      const large = 'x'.repeat(mostBytesAt('host/1.0.0-aa/a.js') + 1);
      await expect(store.publish('host', '1.0.0-aa', versionWith('a.js', large))).rejects.toThrow(TooLarge);
      await expect(store.compareAndSwap(0, 'x'.repeat(mostBytesAt(revisionPath(1)) + 1))).rejects.toThrow(
        TooLarge,
      );
      expect([await store.list('host'), await store.list('registry')]).toEqual([[], []]);
    }),
  );
});
