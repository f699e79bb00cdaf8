import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease, SiteRegistry } from '../../../sdk/registry/index.ts';
import { grantKey } from '../granting/issue-keys.ts';
import { formerVersions } from '../registry/former-versions.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { disabled, enabled, released, rolledBack, rolledOut } from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import { listRevisions, readHistory } from '../registry/revisions.ts';
import { takenBack } from '../registry/taken-back.ts';
import type { Site } from '../site/local-site.ts';
import { folderStore } from '../stores/folder-store.ts';
import { type ReleaseStore, revisionPath } from '../stores/release-store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { hostOnPaper, remoteOnPaper } from '../testing/releases.ts';
import { hotelsGrant, publish, rootKeys, siteFor, teamKey } from '../testing/team-site.ts';
import { Refused } from '../versions/refused.ts';
import { publishedVersions, publishRelease, readRelease } from '../versions/release-document.ts';
import { pruneSite } from './prune-site.ts';
import { pruneText } from './prune-text.ts';

const KEEP = { keepDays: 30 };
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const longAgo = new Date('2024-03-01T10:00:00Z');
const versionOf = (number: number) => `1.0.0-${String(number).padStart(8, '0')}`;
const hotels = (number: number) => remoteOnPaper('mf-hotels', versionOf(number));

async function release(site: Site, one: RemoteRelease, date = new Date(), by = 'Ada') {
  await publish(site, one, by, date);
  const at = date.toISOString();
  return movePointer(site.store, site, {
    names: [one.name],
    decide: (live) => released(live, [...(live ? [] : [hostOnPaper()]), one], { by, at }),
  });
}

const rollBack = (site: Site, number: number) =>
  movePointer(site.store, site, {
    names: ['mf-hotels'],
    decide: (live, at) => live && rolledBack(live, hotels(number), { by: 'Ada', at }),
  });

/** A site of long ago, six releases of one month, one of 40 days ago, and one of today: nine revisions. */
async function fill(store: ReleaseStore, site = siteFor(store, rootKeys)): Promise<Site> {
  const root = siteFor(store, rootKeys);
  await publish(root, hotels(0), 'Ada', longAgo);
  await publishRelease(store, root, {
    release: hostOnPaper(),
    files: new Map(),
    by: 'Ada',
    at: longAgo,
  });
  await release(root, hotels(0), longAgo);
  for (let number = 1; number <= 6; number += 1)
    await release(site, hotels(number), new Date(Date.UTC(2024, 4, 10 + number)), 'Hoteles');
  await release(root, hotels(13), daysAgo(40));
  await release(root, hotels(14));
  return siteFor(store, rootKeys);
}

/** What everybody gets is there with all its files. */
async function expectWhole({ store }: Site): Promise<void> {
  const { verifier } = siteFor(store, rootKeys);
  const { registry, broken } = await readPointer(store, verifier);
  expect(broken).toEqual([]);
  const version = registry?.remotes['mf-hotels']?.live.version ?? '';
  expect(await readRelease(store, verifier, 'mf-hotels', version)).toBeDefined();
  expect(await store.read(`remotes/mf-hotels/${version}/entry.js`)).toBeDefined();
}

/** Does something else in front of one of the calls. */
function interrupted(store: ReleaseStore, other: (call: number) => Promise<unknown>) {
  let calls = 0;
  const then = async <T>(call: () => Promise<T>): Promise<T> => {
    calls += 1;
    await other(calls);
    return call();
  };
  const through: ReleaseStore = {
    publish: (...args) => then(() => store.publish(...args)),
    list: (...args) => then(() => store.list(...args)),
    read: (...args) => then(() => store.read(...args)),
    readUnless: (...args) => then(() => store.readUnless(...args)),
    compareAndSwap: (...args) => then(() => store.compareAndSwap(...args)),
    replace: (...args) => then(() => store.replace(...args)),
    remove: (...args) => then(() => store.remove(...args)),
  };
  return { through, isPast: (call: number) => calls < call };
}

function copyOf(from: ReturnType<typeof memoryStore>) {
  const store = memoryStore();
  for (const [name, content] of from.objects) store.objects.set(name, content);
  return store;
}

/** What may be told to who is overtaken by a prune. */
const toldOr = <T>(work: Promise<T>): Promise<T | Refused> =>
  work.catch((error: unknown) => {
    if (error instanceof Refused) return error;
    throw error;
  });

async function expectPruned(store: ReleaseStore): Promise<void> {
  const site = await fill(store);
  const dry = await pruneSite(site, { ...KEEP, dry: true });
  expect((await publishedVersions(store, 'mf-hotels')).length).toBe(9);
  const pruned = await pruneSite(site, KEEP);
  expect(pruned).toEqual(dry);
  expect(pruned.versions.length).toBe(4);
  expect(pruned.versions[0]).toMatchObject({ name: 'mf-hotels', files: 2 });
  await expectWhole(site);
  for (const number of [14, 13])
    expect(await publishedVersions(store, 'mf-hotels')).toContain(versionOf(number));
  const fresh = siteFor(store, rootKeys);
  const { revisions, strange } = await listRevisions(store);
  expect(strange).toEqual([]);
  expect(revisions).toEqual(expect.arrayContaining([1, 7, 8, 9]));
  expect(revisions.some((revision) => pruned.revisions.includes(revision))).toBe(false);
  const history = await readHistory(store, fresh.verifier, 100);
  expect(history.map(({ revision }) => revision)).toEqual(revisions);
  expect(await pruneSite(fresh, KEEP)).toMatchObject({ versions: [], revisions: [], left: [] });
  // What is lost outside of it is still told.
  await store.remove(revisionPath(8));
  expect((await readPointer(store, fresh.verifier)).broken).toEqual([{ first: 8, last: 8, why: 'gone' }]);
}

test('old versions and revisions go from a memory, and nobody takes them for lost', () =>
  expectPruned(memoryStore()));

test('they go from a folder as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alisio-prune-'));
  try {
    await expectPruned(folderStore(join(folder, 'site')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('what a team has signed is believed across what went, and a team prunes nothing', async () => {
  const store = memoryStore();
  const key = teamKey();
  await grantKey(siteFor(store, rootKeys), hotelsGrant(key));
  const site = await fill(store, siteFor(store, key));
  await expect(pruneSite(siteFor(store, key), KEEP)).rejects.toThrow('Only a root key prunes');
  await pruneSite(site, KEEP);
  const { revisions } = await listRevisions(store);
  const { verifier } = siteFor(store, rootKeys);
  expect((await readHistory(store, verifier, 100)).map(({ revision }) => revision)).toEqual(revisions);
  // Its signature on such a note counts for nothing.
  const note = 'registry/pruned.json';
  const { payload } = verifier.openSigned(store.objects.get(note) ?? '');
  await store.replace(note, siteFor(store, key).signer.seal(payload));
  expect((await readPointer(store, verifier)).broken).not.toEqual([]);
});

test('what a team has moved last stays provable, back to who answers for all', async () => {
  const store = memoryStore();
  const key = teamKey();
  const root = siteFor(store, rootKeys);
  await grantKey(root, hotelsGrant(key));
  await release(root, hotels(0), longAgo);
  for (const number of [1, 2, 3, 4])
    await release(siteFor(store, key), hotels(number), new Date(Date.UTC(2024, 4, number)), 'Hoteles');
  await pruneSite(siteFor(store, rootKeys), KEEP);
  await expectWhole(siteFor(store, rootKeys));
});

test('a version that was published within these days stays, though it was never live', async () => {
  const store = memoryStore();
  const site = await fill(store);
  await publish(site, hotels(20), 'Ada', daysAgo(29));
  await publish(site, hotels(21), 'Ada', daysAgo(31));
  await pruneSite(site, KEEP);
  const versions = await publishedVersions(store, 'mf-hotels');
  expect([versions.includes(versionOf(20)), versions.includes(versionOf(21))]).toEqual([true, false]);
});

test('what is kept is told with its reason, for each name, and counted', async () => {
  const store = memoryStore();
  const site = await fill(store);
  await publish(site, hotels(20), 'Ada', daysAgo(29));
  await site.store.replace(`remotes/mf-hotels/${versionOf(21)}/release.json`, 'spoilt');
  const at = new Date().toISOString();
  await publish(site, hotels(15), 'Ada', daysAgo(40));
  await movePointer(store, site, {
    names: ['mf-hotels'],
    decide: (live) => live && rolledOut(live, hotels(15), 0.05, { by: 'Ada', at }),
  });
  const dry = await pruneSite(site, { ...KEEP, dry: true });
  const pruned = await pruneSite(site, KEEP);
  expect(dry.kept).toEqual(pruned.kept);
  const why = (number: number) => pruned.kept.versions.find(({ version }) => version === versionOf(number));
  expect([14, 15, 13, 20].map((number) => why(number)?.why)).toEqual([
    'live',
    'candidate',
    'before',
    'published',
  ]);
  // Its month's newest is all that names it.
  expect(why(5)).toMatchObject({ why: 'revision', revision: 7 });
  expect(pruned.kept.revisions.map(({ revision, why: reason }) => `${revision} ${reason}`)).toEqual([
    '1 month',
    '7 month',
    '8 days',
    '9 days',
    '10 days',
  ]);
  const there = await publishedVersions(store, 'mf-hotels');
  expect(
    pruned.kept.versions.filter(({ name }) => name === 'mf-hotels').map(({ version }) => version),
  ).toEqual(there);

  const text = pruneText(pruned, { dry: false, keepDays: 30 });
  expect(text).toMatch(/^host +1\.0\.0-00000001 +live\nmf-hotels +1\.0\.0-/);
  expect(text).toMatch(/ 1\.0\.0-00000005 +revision 7: newest of its month\n/);
  expect(text).toMatch(
    /Kept: \d+ versions \(live 2, candidate 1, the one before 1, named by a revision that stays 3, published within 30 days 1, left, see below 1\),/,
  );
  expect(text).toContain(
    'and 5 revisions (of 30 days, or live when they began 3, newest of its month 2): 1,7-10.',
  );
  expect(pruneText(dry, { dry: true, keepDays: 30 })).toContain('Would stay: ');
});

test('a rollback of long ago is known after a prune, though its month has newer moves', async () => {
  const store = memoryStore();
  const site = siteFor(store, rootKeys);
  const booking = (number: number) => remoteOnPaper('mf-booking', versionOf(number));
  await release(site, hotels(0), longAgo);
  await release(site, booking(1), new Date('2024-05-11T10:00:00Z'));
  await release(site, booking(2), new Date('2024-05-12T10:00:00Z'));
  await movePointer(store, site, {
    names: ['mf-booking'],
    decide: (live) =>
      live && rolledBack(live, booking(1), { by: 'Ada', at: new Date('2024-05-13T10:00:00Z').toISOString() }),
  });
  for (const number of [3, 4]) await release(site, hotels(number), new Date(Date.UTC(2024, 4, 20 + number)));
  await release(site, hotels(13), daysAgo(40));
  const before = await takenBack(site, ['mf-booking']);
  const { kept, revisions } = await pruneSite(siteFor(store, rootKeys), KEEP);
  expect([before, revisions]).toEqual([new Set([`mf-booking@${versionOf(2)}`]), [5]]);
  expect(kept.revisions).toContainEqual({ revision: 4, why: 'moves' });
  expect(await takenBack(siteFor(store, rootKeys), ['mf-booking'])).toEqual(before);
});

test('where a rollback would go it is known after a prune what was taken back, whatever was done to its name since', async () => {
  const store = memoryStore();
  const site = siteFor(store, rootKeys);
  const booking = (number: number) => remoteOnPaper('mf-booking', versionOf(number));
  await release(site, hotels(0), longAgo);
  for (const day of [1, 2]) await release(site, booking(day), new Date(Date.UTC(2024, 4, 10 + day)));
  const on = (day: number) => ({ by: 'Ada', at: new Date(Date.UTC(2024, 4, 10 + day)).toISOString() });
  for (const decide of [
    (live: SiteRegistry) => rolledBack(live, booking(1), on(3)),
    (live: SiteRegistry) => disabled(live, 'mf-booking', on(4)),
    (live: SiteRegistry) => enabled(live, 'mf-booking', on(5)),
  ])
    await movePointer(store, site, { names: ['mf-booking'], decide: (live) => live && decide(live) });
  for (const number of [3, 4]) await release(site, hotels(number), new Date(Date.UTC(2024, 4, 20 + number)));
  await release(site, hotels(13), daysAgo(40));
  const fates = async () => {
    const track = (await readPointer(store, site.verifier)).registry?.remotes['mf-booking'];
    return track && formerVersions(site, track);
  };
  const told = await fates();
  expect(told).toMatchObject([{ version: versionOf(2), end: 'taken-back', takenBack: { by: 'Ada' } }]);
  const { revisions } = await pruneSite(siteFor(store, rootKeys), KEEP);
  expect(revisions.length).toBeGreaterThan(0);
  expect(await fates()).toEqual([]);
  await publish(site, booking(2), 'Ada', daysAgo(1));
  expect(await fates()).toMatchObject([{ version: versionOf(2), end: 'taken-back' }]);
});

test.each([
  ['a rollback to an old version', (site: Site) => rollBack(site, 3)],
  ['a release of an old version, published again', (site: Site) => release(site, hotels(3))],
])('at each step of a prune %s comes to something whole, or is told', async (_what, work) => {
  const before = memoryStore();
  await fill(before);
  const seen = new Set<string>();
  for (let at = 1; ; at += 1) {
    const store = copyOf(before);
    let result: unknown;
    const { through, isPast } = interrupted(store, async (call) => {
      if (call === at) result = await toldOr(work(siteFor(store, rootKeys)));
    });
    await pruneSite(siteFor(through, rootKeys), KEEP);
    if (isPast(at)) break;
    seen.add(result instanceof Refused ? 'told' : 'moved');
    await expectWhole(siteFor(store, rootKeys));
  }
  expect(seen).toEqual(new Set(['moved', 'told']));
});

test.each([
  ['a rollback to an old version', (site: Site) => rollBack(site, 3)],
  ['a release of an old version, published again', (site: Site) => release(site, hotels(3))],
])('a prune at each step of %s leaves something whole', async (_what, work) => {
  const before = memoryStore();
  await fill(before);
  for (let at = 1; ; at += 1) {
    const store = copyOf(before);
    const { through, isPast } = interrupted(store, async (call) => {
      if (call === at) await pruneSite(siteFor(store, rootKeys), KEEP);
    });
    await toldOr(work(siteFor(through, rootKeys)));
    if (isPast(at)) break;
    await expectWhole(siteFor(store, rootKeys));
  }
});

test('a prune that was broken off at any step leaves a whole site, and the next one ends it', async () => {
  const before = memoryStore();
  await fill(before);
  const whole = copyOf(before);
  await pruneSite(siteFor(whole, rootKeys), KEEP);
  const versions = await publishedVersions(whole, 'mf-hotels');
  for (let at = 1; ; at += 1) {
    const store = copyOf(before);
    const { through, isPast } = interrupted(store, async (call) => {
      if (call >= at) throw new Error('died');
    });
    const died = await pruneSite(siteFor(through, rootKeys), KEEP).catch(() => 'died');
    if (isPast(at)) break;
    expect(died).toBe('died');
    await expectWhole(siteFor(store, rootKeys));
    await pruneSite(siteFor(store, rootKeys), KEEP);
    expect(await publishedVersions(store, 'mf-hotels')).toEqual(versions);
    expect((await listRevisions(store)).revisions).toEqual((await listRevisions(whole)).revisions);
    expect((await rollBack(siteFor(store, rootKeys), 13)).revision).toBe(10);
  }
});
