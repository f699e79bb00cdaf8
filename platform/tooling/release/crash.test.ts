import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf, localSite, readPointer, readRelease, releaseToSite } from './index.ts';
import { fakeHostBuild, fakeRemoteBuild } from './testing/fake-builds.ts';
import { toolProcess } from './testing/tool-process.ts';

const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'];
/** Around the move of the pointer every access is tried, before it, among the files, these many. */
const EARLY = 4;
const AROUND_THE_MOVE = 26;
const AT_ONCE = 4;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-crash-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (version: string) =>
  fakeRemoteBuild(join(folder, `mf-a-${version}`), {
    name: 'mf-a',
    version,
    claims: [{ path: '/a', page: 'home', layout: 'default' }],
  });

/** Releases in a process that is gone at its n-th access to the disk. */
const release = (dataDir: string, from: string, dieAt: number) =>
  toolProcess('release-remote.ts', [dataDir, from], {
    preload: 'testing/die-at-disk-access.mjs',
    env: { DIE_AT: String(dieAt) },
  }).ended;

/** The version that is live, when all of it is there as it was signed. */
async function wholeLiveVersion(dataDir: string): Promise<string | undefined> {
  const { store, verifier } = localSite(dataDir);
  const { registry, broken } = await readPointer(store, verifier);
  expect(broken).toEqual([]);
  const version = registry?.remotes['mf-a']?.live.version ?? 'none';
  const document = await readRelease(store, verifier, 'mf-a', version);
  for (const [name, hash] of Object.entries(document?.hashes ?? {})) {
    const content = await store.read(`remotes/mf-a/${version}/${name}`);
    expect(content && hashOf(content)).toBe(hash);
  }
  return document?.release.version;
}

test('gone at any access to the disk, a release leaves the old or the new registry, and the next one works', async () => {
  const before = join(folder, 'before');
  await releaseToSite(localSite(before), {
    host: await fakeHostBuild(join(folder, 'host')),
    remotes: [await build(one)],
    by: 'Ada',
  });
  const next = await build(two);
  const whole = join(folder, 'whole');
  await cp(before, whole, { recursive: true });
  const { error, code } = await release(whole, next, 0);
  expect([code, await wholeLiveVersion(whole)]).toEqual([0, two]);
  const accesses = Number(/accesses: (\d+)/.exec(error)?.[1]);
  expect(accesses).toBeGreaterThan(EARLY + AROUND_THE_MOVE);

  const early = Array.from({ length: EARLY }, (_, index) =>
    Math.ceil(((index + 1) / EARLY) * (accesses - AROUND_THE_MOVE)),
  );
  const late = Array.from({ length: AROUND_THE_MOVE }, (_, index) => accesses - index);
  const points = [...early, ...late];
  const left = new Map<number, string | undefined>();
  const worker = async () => {
    for (let point = points.shift(); point !== undefined; point = points.shift()) {
      const dataDir = join(folder, `died-at-${point}`);
      await cp(before, dataDir, { recursive: true });
      expect((await release(dataDir, next, point)).code).toBeNull();
      left.set(point, await wholeLiveVersion(dataDir));
      await releaseToSite(localSite(dataDir), { remotes: [next], by: 'Ada' });
      expect(await wholeLiveVersion(dataDir)).toBe(two);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  // Both are seen: the deaths were on both sides of the moment that counts, and there is one such moment.
  const inOrder = [...left].sort(([a], [b]) => a - b).map(([, version]) => version);
  expect(new Set(inOrder)).toEqual(new Set([one, two]));
  expect(inOrder).toEqual([...inOrder].sort());
});
