import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { localSite, readPointer, readRelease, releaseToSite, type Site } from '../index.ts';
import { fakeHostBuild, fakeRemoteBuild } from '../testing/fake-builds.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { mover } from '../testing/releases.ts';
import { movePointer } from './move-pointer.ts';
import { disabled, rolledBack, rolledOut, withdrawn } from './moves.ts';

const [one, two, three] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'];
let folder: string;
let site: Site;

const build = (version: string) =>
  fakeRemoteBuild(join(folder, 'mf-a'), {
    name: 'mf-a',
    version,
    claims: [{ path: '/a', page: 'home', layout: 'default' }],
  });
const host = (version = one) => fakeHostBuild(join(folder, 'host'), version);

/** As `npm start` does it: everything of the tree. */
const start = async (version: string, shell = one) =>
  releaseToSite(site, {
    host: await host(shell),
    remotes: [await build(version)],
    by: 'start',
    undecidedOnly: true,
  });
const operate = (decide: (live: SiteRegistry) => SiteRegistry | undefined) =>
  movePointer(site.store, site, { names: ['mf-a'], decide: (live) => live && decide(live) });
const releaseOf = async (version: string) => {
  const document = await readRelease(site.store, site.verifier, 'mf-a', version);
  if (!document) throw new Error(`${version} is not published`);
  return document.release;
};
const liveTrack = async () => (await readPointer(site.store, site.verifier)).registry?.remotes['mf-a'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-start-'));
  site = { ...localSite(folder), store: memoryStore() };
  await start(one);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a start releases what was edited, and what an edit undid', async () => {
  expect((await start(two)).remotes['mf-a']?.live.version).toBe(two);
  expect((await start(one)).remotes['mf-a']?.live.version).toBe(one);
});

test('a start brings nothing back that was rolled back; the next edit is live again', async () => {
  await start(two);
  const first = await releaseOf(one);
  await operate((live) => rolledBack(live, first, mover()));
  const next = await start(two, '1.0.0-00000009');
  expect(next.remotes['mf-a']?.live.version).toBe(one);
  expect(next.host.live.version).toBe('1.0.0-00000009');
  expect((await start(three)).remotes['mf-a']?.live.version).toBe(three);
});

test('rolled back twice, neither version comes back', async () => {
  await start(two);
  await start(three);
  for (const version of [two, one]) {
    const release = await releaseOf(version);
    await operate((live) => rolledBack(live, release, mover()));
  }
  for (const version of [three, two]) {
    expect((await start(version)).remotes['mf-a']?.live.version).toBe(one);
  }
});

test('a start leaves a rollout to a share alone, and what was taken back from it', async () => {
  await start(two);
  const first = await releaseOf(one);
  await operate((live) => rolledOut(live, first, 0.05, mover()));
  expect(await start(three).then(liveTrack)).toMatchObject({
    live: { version: two },
    candidate: { share: 0.05 },
  });
  await operate((live) => withdrawn(live, 'mf-a', mover()));
  expect(await start(one).then(liveTrack)).toMatchObject({ live: { version: two }, candidate: null });
});

test('a start switches nothing on', async () => {
  await operate((live) => disabled(live, 'mf-a', mover()));
  expect(await start(two).then(liveTrack)).toMatchObject({ live: { version: one }, disabled: { by: 'Ada' } });
});
