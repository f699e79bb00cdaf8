import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, type ReleaseStore, releaseToSite } from './index.ts';
import { fakeHostBuild, fakeRemoteBuild } from './testing/fake-builds.ts';

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-release-'));
  site = join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const page = (path: string, name = 'home') => ({ path, page: name, layout: 'custom' as const });
const host = () => fakeHostBuild(join(folder, 'host'));
const remote = (name: string, path: string, version?: string) =>
  fakeRemoteBuild(join(folder, name), { name, claims: [page(path)], ...(version ? { version } : {}) });

test('a release publishes files at the version and makes them live with pins', async () => {
  const live = await releaseToSite({ site, host: await host(), remotes: [await remote('mf-a', '/a')] });
  expect(live.revision).toBe(1);
  expect(live.remotes['mf-a']).toMatchObject({
    version: '1.0.0-00000001',
    entry: { url: '/remotes/mf-a/1.0.0-00000001/entry.js', integrity: expect.stringMatching(/^sha384-/) },
    rollout: { share: 1, previous: null, disabled: false },
  });
  const files = await readdir(join(site, 'remotes/mf-a/1.0.0-00000001'));
  expect(files).toEqual(expect.arrayContaining(['entry.js', 'entry.js.br', 'entry.js.gz', 'page-home.js']));
  expect(files).not.toContain('build.json');
});

test('the same builds again move nothing', async () => {
  const release = { site, host: await host(), remotes: [await remote('mf-a', '/a')] };
  await releaseToSite(release);
  expect((await releaseToSite(release)).revision).toBe(1);
});

test('a new version of one remote leaves the others, keeps the old files and names the one before', async () => {
  await releaseToSite({
    site,
    host: await host(),
    remotes: [await remote('mf-a', '/a'), await remote('mf-b', '/b')],
  });
  const live = await releaseToSite({ site, remotes: [await remote('mf-a', '/a', '1.0.1-00000002')] });
  expect(live.remotes['mf-a']?.rollout.previous).toBe('1.0.0-00000001');
  expect(live.remotes['mf-b']?.version).toBe('1.0.0-00000001');
  expect((await readdir(join(site, 'remotes/mf-a'))).sort()).toEqual(['1.0.0-00000001', '1.0.1-00000002']);
});

test('released once more beside a new one, a version keeps what is said of its rollout', async () => {
  const shell = await host();
  await releaseToSite({ site, host: shell, remotes: [await remote('mf-a', '/a')] });
  const second = await remote('mf-a', '/a', '1.0.1-00000002');
  await releaseToSite({ site, remotes: [second] });
  const live = await releaseToSite({ site, host: shell, remotes: [second, await remote('mf-b', '/b')] });
  expect(live.remotes['mf-a']?.rollout.previous).toBe('1.0.0-00000001');
  expect(live.remotes['mf-b']?.rollout.previous).toBeNull();
});

test('remotes released at the same moment are both live afterwards', async () => {
  await releaseToSite({ site, host: await host(), remotes: [] });
  const folders = await Promise.all(['a', 'b', 'c', 'd'].map((name) => remote(`mf-${name}`, `/${name}`)));
  await Promise.all(folders.map((built) => releaseToSite({ site, remotes: [built] })));
  const pointer = await folderStore(site).read();
  expect(Object.keys(JSON.parse(pointer?.document ?? '{}').remotes).sort()).toEqual([
    'mf-a',
    'mf-b',
    'mf-c',
    'mf-d',
  ]);
});

test('interrupted before the pointer moves, the site is as it was', async () => {
  await releaseToSite({ site, host: await host(), remotes: [await remote('mf-a', '/a')] });
  const whole = folderStore(site);
  const dies: ReleaseStore = {
    ...whole,
    compareAndSwap: () => Promise.reject(new Error('power lost')),
  };
  const next = await remote('mf-a', '/a', '1.0.1-00000002');
  await expect(releaseToSite({ site, remotes: [next], store: dies })).rejects.toThrow('power lost');
  const pointer = await whole.read();
  expect(pointer?.revision).toBe(1);
  expect(JSON.parse(pointer?.document ?? '{}').remotes['mf-a'].version).toBe('1.0.0-00000001');
});

test('a path that a live remote claims, or contracts that the shell has not, are refused', async () => {
  await releaseToSite({ site, host: await host(), remotes: [await remote('mf-a', '/a')] });
  await expect(releaseToSite({ site, remotes: [await remote('mf-b', '/a')] })).rejects.toThrow(
    'mf-b claims /a, which mf-a claims already.',
  );
  const newer = await fakeRemoteBuild(join(folder, 'mf-c'), {
    name: 'mf-c',
    contracts: '^1.1.0',
    claims: [page('/c')],
  });
  await expect(releaseToSite({ site, remotes: [newer] })).rejects.toThrow(
    'mf-c wants shared-contracts ^1.1.0',
  );
  expect((await folderStore(site).read())?.revision).toBe(1);
});

test('without a shell, or without a build, there is nothing to release', async () => {
  await expect(releaseToSite({ site, remotes: [await remote('mf-a', '/a')] })).rejects.toThrow(
    'no shell yet',
  );
  await expect(releaseToSite({ site, remotes: [join(folder, 'empty')] })).rejects.toThrow('build it first');
});
