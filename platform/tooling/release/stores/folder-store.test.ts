import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder-store.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'alisio-store-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);
/** Files of a version with one beside its document. */
const version = (text: string) =>
  new Map([
    ['a.js', bytes(text)],
    ['release.json', bytes('{}')],
  ]);

test('what is released is its owner’s alone, however loose the rights are that this process gives', async () => {
  const before = process.umask(0);
  const store = folderStore(join(site, 'new'));
  await store.publish('remotes/mf-a', '1.0.0-aa', version('a'));
  await store.compareAndSwap(0, 'one');
  process.umask(before);
  const names = await readdir(join(site, 'new'), { recursive: true });
  const rights = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(site, 'new', name));
      return [name, found.mode & 0o777, found.isDirectory() ? 0o700 : 0o600] as const;
    }),
  );
  expect(rights.length).toBeGreaterThan(4);
  expect(rights.filter(([, has, wanted]) => has !== wanted)).toEqual([]);
});

test('what a crash left half-written is never read and in nobody’s way', async () => {
  const store = folderStore(site);
  await store.compareAndSwap(0, 'one');
  await mkdir(join(site, '.incoming-crash'));
  await writeFile(join(site, '.incoming-crash', 'registry.json'), 'hal');
  expect(await store.list('registry')).toEqual(['000000001.json']);
  expect(await store.compareAndSwap(1, 'two')).toBe(true);
});

test('what a crash left is taken away when it is a day old; what is younger may still be written', async () => {
  const dayAndMore = Date.now() / 1000 - 25 * 60 * 60;
  for (const name of ['.incoming-old', '.incoming-new']) await mkdir(join(site, name));
  await utimes(join(site, '.incoming-old'), dayAndMore, dayAndMore);
  await folderStore(site).publish('host', '1.0.0-aa', version('a'));
  expect((await readdir(site)).sort()).toEqual(['.incoming-new', 'host']);
});

test('a version that cannot be written whole is not there at all, and leaves nothing behind', async () => {
  const store = folderStore(site);
  const files = new Map([
    ['a.js', bytes('a')],
    ['no/such/folder.js', bytes('x')],
    ['release.json', bytes('{}')],
  ]);
  await expect(store.publish('remotes/mf-a', '1.0.0-bb', files)).rejects.toThrow('ENOENT');
  expect(await store.list('remotes/mf-a')).toEqual([]);
  expect((await readdir(site)).filter((name) => name.startsWith('.incoming'))).toEqual([]);
});

test.each(['../elsewhere/a.js', 'remotes/../../elsewhere', '/../a.js', '.'])(
  'the path %s, which leaves the site, is refused',
  async (path) => {
    const store = folderStore(join(site, 'inner'));
    await expect(async () => store.read(path)).rejects.toThrow('is not in the site');
    await expect(async () => store.list(path)).rejects.toThrow('is not in the site');
  },
);

test('what is no file is not read, and stands in nobody’s way but that of its own name', async () => {
  const store = folderStore(site);
  await store.compareAndSwap(0, 'one');
  await store.publish('host', '1.0.0-aa', version('a'));
  for (const pipe of ['registry/000000005.json', 'host/1.0.0-aa/b.js'])
    execFileSync('mkfifo', [join(site, pipe)]);
  await symlink('/etc/hostname', join(site, 'host/1.0.0-aa/link.js'));
  for (const path of ['registry/000000005.json', 'host/1.0.0-aa/b.js', 'host/1.0.0-aa/link.js'])
    await expect(store.read(path)).rejects.toThrow(`${path} is no file`);
  expect(await store.compareAndSwap(1, 'two')).toBe(true);
  expect(await store.compareAndSwap(2, 'three')).toBe(true);
  expect(await store.compareAndSwap(3, 'four')).toBe(true);
  await expect(store.compareAndSwap(4, 'five')).rejects.toThrow('registry/000000005.json is no file');
});

test('a folder of before, whose revisions are not padded, is read and goes on', async () => {
  const store = folderStore(site);
  await mkdir(join(site, 'registry'));
  for (const revision of [1, 2])
    await writeFile(join(site, `registry/${revision}.json`), `before ${revision}`);
  expect((await store.list('registry')).sort()).toEqual(['000000001.json', '000000002.json']);
  expect(textOf(await store.read('registry/000000002.json'))).toBe('before 2');
  expect(await store.compareAndSwap(1, 'late')).toBe(false);
  expect(await store.compareAndSwap(2, 'three')).toBe(true);
  expect((await readdir(join(site, 'registry'))).sort()).toEqual(['000000003.json', '1.json', '2.json']);
  await store.remove('registry/000000001.json');
  expect((await store.list('registry')).sort()).toEqual(['000000002.json', '000000003.json']);
});
