import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localSite, readHistory, readPointer, releaseToSite } from './index.ts';
import { fakeHostBuild, fakeRemoteBuild } from './testing/fake-builds.ts';
import { toolProcess } from './testing/tool-process.ts';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-race-'));
  dataDir = join(folder, 'data');
  const host = await fakeHostBuild(join(folder, 'host'));
  await releaseToSite(localSite(dataDir), {
    host,
    remotes: [await build('mf-a', '1.0.0-00000001')],
    by: 'Ada',
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (name: string, version: string) =>
  fakeRemoteBuild(join(folder, `${name}-${version}`), {
    name,
    version,
    claims: [{ path: `/${name}`, page: 'home', layout: 'default' }],
  });

/** Processes that have all read the same registry, and then release at the same moment. */
async function race(folders: readonly string[]) {
  const started = folders.map((from, index) =>
    toolProcess('testing/release-at-signal.ts', [dataDir, from, `Racer ${index}`]),
  );
  await Promise.all(started.map(({ child }) => child.stdout && once(child.stdout, 'data')));
  for (const { child } of started) child.stdin?.write('go\n');
  return Promise.all(started.map(({ ended }) => ended));
}

const live = async () => {
  const { store, verifier } = localSite(dataDir);
  return (await readPointer(store, verifier)).registry;
};

test('of processes that release one remote at once one wins, and the others are told by whom', async () => {
  const versions = ['2', '3', '4', '5'].map((digit) => `1.0.0-0000000${digit}`);
  const ends = await race(await Promise.all(versions.map((version) => build('mf-a', version))));
  const winner = ends.findIndex(({ code }) => code === 0);
  expect(ends.map(({ code }) => code).sort()).toEqual([0, 1, 1, 1]);
  for (const { error } of ends.filter(({ code }) => code === 1)) {
    expect(error).toContain(`mf-a was moved in the meantime, by Racer ${winner}`);
  }
  const registry = await live();
  expect(registry?.revision).toBe(2);
  expect(registry?.remotes['mf-a']?.live.version).toBe(versions[winner]);
});

test('processes that release different remotes at once are all live afterwards, one revision each', async () => {
  const names = ['mf-b', 'mf-c', 'mf-d', 'mf-e'];
  const ends = await race(await Promise.all(names.map((name) => build(name, '1.0.0-00000001'))));
  expect(ends.map(({ code, error }) => [code, error])).toEqual(names.map(() => [0, '']));
  expect(Object.keys((await live())?.remotes ?? {}).sort()).toEqual(['mf-a', ...names]);
  const { store, verifier } = localSite(dataDir);
  const history = await readHistory(store, verifier, 10);
  expect(history.map(({ revision }) => revision)).toEqual([5, 4, 3, 2, 1]);
});

test('of processes that find no keys all make the same pair', async () => {
  await rm(join(dataDir, 'keys'), { recursive: true });
  await rm(join(dataDir, 'site'), { recursive: true });
  const host = await fakeHostBuild(join(folder, 'host'));
  const names = ['mf-b', 'mf-c', 'mf-d'];
  const builds = await Promise.all(names.map((name) => build(name, '1.0.0-00000001')));
  // Without a shell nothing can be live, but the versions that were published are signed.
  await race(builds);
  const registry = await releaseToSite(localSite(dataDir), { host, remotes: builds, by: 'Ada' });
  expect(Object.keys(registry.remotes).sort()).toEqual(names);
});
