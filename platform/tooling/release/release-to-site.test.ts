import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from './index.ts';
import {
  folderStore,
  hashOf,
  localSite,
  readPointer,
  readRelease,
  releaseToSite,
  type Site,
} from './index.ts';
import { fakeHostBuild, fakeRemoteBuild, SERVER_HALF } from './testing/fake-builds.ts';
import { memoryStore } from './testing/memory-store.ts';

let folder: string;
let keys: Site;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-release-'));
  keys = localSite(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const by = 'Ada';
const page = (path: string, name = 'home') => ({ path, page: name, layout: 'custom' as const });
const host = () => fakeHostBuild(join(folder, 'host'));
const remote = (name: string, path: string, version?: string) =>
  fakeRemoteBuild(join(folder, name), { name, claims: [page(path)], ...(version ? { version } : {}) });
const live = async (site: Site) => (await readPointer(site.store, site.verifier)).registry;

const places: [string, () => ReleaseStore][] = [
  ['a folder', () => folderStore(join(folder, 'site'))],
  ['a memory', memoryStore],
];

describe.each(places)('in %s', (_name, place) => {
  let site: Site;
  beforeEach(() => {
    site = { ...keys, store: place() };
  });

  test('a release publishes files at the version and makes them live with pins', async () => {
    const next = await releaseToSite(site, { host: await host(), remotes: [await remote('mf-a', '/a')], by });
    expect(next.revision).toBe(1);
    expect(next.remotes['mf-a']).toMatchObject({
      live: {
        version: '1.0.0-00000001',
        entry: { url: '/remotes/mf-a/1.0.0-00000001/entry.js', integrity: expect.stringMatching(/^sha384-/) },
      },
      by,
      previous: null,
      candidate: null,
      disabled: null,
    });
    const document = await readRelease(site.store, site.verifier, 'mf-a', '1.0.0-00000001');
    const files = await site.store.list('remotes/mf-a/1.0.0-00000001');
    expect(files).toEqual(
      expect.arrayContaining(['entry.js', 'entry.js.br', 'entry.js.gz', 'page-home.js', 'release.json']),
    );
    expect(files).not.toContain('build.json');
    expect(Object.keys(document?.hashes ?? {}).sort()).toEqual(
      files.filter((name) => name !== 'release.json').sort(),
    );
  });

  test.each([
    ['is missing', (file: string) => rm(file)],
    ['is another', (file: string) => writeFile(file, '// other')],
  ])('a build whose server half %s is not released', async (_what, spoil) => {
    const shell = await host();
    const built = await remote('mf-a', '/a');
    await spoil(join(built, 'dist', SERVER_HALF));
    await expect(releaseToSite(site, { host: shell, remotes: [built], by })).rejects.toThrow(
      `${SERVER_HALF} is not what was built`,
    );
    expect(await live(site)).toBeUndefined();
  });

  test('the same builds again move nothing', async () => {
    const builds = { host: await host(), remotes: [await remote('mf-a', '/a')], by };
    await releaseToSite(site, builds);
    expect((await releaseToSite(site, builds)).revision).toBe(1);
  });

  test('a new version of one remote leaves the others, keeps the old files and names the one before', async () => {
    const remotes = [await remote('mf-a', '/a'), await remote('mf-b', '/b')];
    await releaseToSite(site, { host: await host(), remotes, by });
    const next = await releaseToSite(site, { remotes: [await remote('mf-a', '/a', '1.0.1-00000002')], by });
    expect(next.remotes['mf-a']?.previous).toBe('1.0.0-00000001');
    expect(next.remotes['mf-b']?.live.version).toBe('1.0.0-00000001');
    expect((await site.store.list('remotes/mf-a')).sort()).toEqual(['1.0.0-00000001', '1.0.1-00000002']);
  });

  test('released once more beside a new one, a version keeps what is said of it', async () => {
    const shell = await host();
    await releaseToSite(site, { host: shell, remotes: [await remote('mf-a', '/a')], by });
    const second = await remote('mf-a', '/a', '1.0.1-00000002');
    const before = await releaseToSite(site, { remotes: [second], by });
    const next = await releaseToSite(site, {
      host: shell,
      remotes: [second, await remote('mf-b', '/b')],
      by: 'Grace',
    });
    expect(next.remotes['mf-a']).toEqual(before.remotes['mf-a']);
    expect(next.remotes['mf-b']).toMatchObject({ by: 'Grace', previous: null });
  });

  test('remotes released at the same moment are all live afterwards', async () => {
    await releaseToSite(site, { host: await host(), remotes: [], by });
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
    const folders = await Promise.all(names.map((name) => remote(name, `/${name}`)));
    await Promise.all(folders.map((built) => releaseToSite(site, { remotes: [built], by })));
    expect(Object.keys((await live(site))?.remotes ?? {}).sort()).toEqual(names);
  });

  test('interrupted before the pointer moves, the site is as it was', async () => {
    await releaseToSite(site, { host: await host(), remotes: [await remote('mf-a', '/a')], by });
    const dies: Site = {
      ...site,
      store: { ...site.store, compareAndSwap: () => Promise.reject(new Error('power lost')) },
    };
    const next = await remote('mf-a', '/a', '1.0.1-00000002');
    await expect(releaseToSite(dies, { remotes: [next], by })).rejects.toThrow('power lost');
    const left = await live(site);
    expect(left?.revision).toBe(1);
    expect(left?.remotes['mf-a']?.live.version).toBe('1.0.0-00000001');
  });

  test('a path that a live remote claims, or contracts that the shell has not, are refused', async () => {
    await releaseToSite(site, { host: await host(), remotes: [await remote('mf-a', '/a')], by });
    await expect(releaseToSite(site, { remotes: [await remote('mf-b', '/a')], by })).rejects.toThrow(
      'mf-b claims /a, which mf-a claims already.',
    );
    const newer = await fakeRemoteBuild(join(folder, 'mf-c'), {
      name: 'mf-c',
      contracts: '^1.1.0',
      claims: [page('/c')],
    });
    await expect(releaseToSite(site, { remotes: [newer], by })).rejects.toThrow(
      'mf-c 1.0.0-00000001 wants shared-contracts ^1.1.0, the shell 1.0.0-00000001 has 1.0.0.',
    );
    expect((await live(site))?.revision).toBe(1);
  });

  test.each([
    ['a chunk that nobody names', 'lazy.js', 'mf-a: lazy.js has 10000000 bytes'],
    ['a page', 'page-home.js', 'mf-a: page-home.js has 10000000 bytes'],
    ['a picture', 'photo.svg', 'mf-a: photo.svg has 10000000 bytes'],
  ])('%s of 10 MB is published by nobody, whatever its build says of it', async (_what, file, sentence) => {
    await releaseToSite(site, { host: await host(), remotes: [], by });
    const built = await remote('mf-a', '/a');
    const large = 'x'.repeat(10_000_000);
    await writeFile(join(built, 'dist', file), large);
    await rm(join(built, 'dist', `${file}.br`), { force: true });
    const document = JSON.parse(await readFile(join(built, 'dist/build.json'), 'utf8'));
    const pinned = { file, integrity: hashOf(new TextEncoder().encode(large)), bytes: 10 };
    document.files['page-home'] = [pinned];
    await writeFile(join(built, 'dist/build.json'), JSON.stringify(document));
    await expect(releaseToSite(site, { remotes: [built], by })).rejects.toThrow(sentence);
    expect(await site.store.list('remotes/mf-a')).toEqual([]);
    expect((await live(site))?.revision).toBe(1);
  });

  test('without a shell, or without a build, there is nothing to release', async () => {
    await expect(releaseToSite(site, { remotes: [await remote('mf-a', '/a')], by })).rejects.toThrow(
      'no shell yet',
    );
    await expect(releaseToSite(site, { remotes: [join(folder, 'empty')], by })).rejects.toThrow(
      'build it first',
    );
  });
});
