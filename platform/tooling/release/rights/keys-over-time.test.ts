import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { grantKey, revokeKey } from '../granting/issue-keys.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { disabled, enabled, released } from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import { mover, remoteOnPaper } from '../testing/releases.ts';
import {
  forge,
  hotelsGrant,
  publish,
  rootKeys,
  siteFor,
  siteOfTwo,
  type TeamKey,
  teamKey,
  thiefOf,
} from '../testing/team-site.ts';
import { readRelease } from '../versions/release-document.ts';
import { RIGHTS } from './grants.ts';
import { takeKeys } from './learn-keys.ts';
import { createSigner, createVerifier, NotTrusted } from './signing.ts';

const NEXT = '1.1.0-00000002';
const hotels = remoteOnPaper('mf-hotels', NEXT);

let store: Awaited<ReturnType<typeof siteOfTwo>>;
let key: TeamKey;
beforeEach(async () => {
  store = await siteOfTwo();
  key = teamKey();
  await grantKey(root(), hotelsGrant(key));
});

const root = () => siteFor(store, rootKeys);
const team = () => siteFor(store, key);
const fresh = () => createVerifier(rootKeys.publicPem);
const look = () => readPointer(store, fresh());
const move = (decide: (live: SiteRegistry, at: string) => SiteRegistry | undefined) =>
  movePointer(store, team(), { names: ['mf-hotels'], decide: (live, at) => live && decide(live, at) });
const off = (live: SiteRegistry, at = new Date().toISOString()) =>
  disabled(live, 'mf-hotels', mover('Hoteles', at));
const on = (live: SiteRegistry, at = new Date().toISOString()) =>
  enabled(live, 'mf-hotels', mover('Hoteles', at));

async function releaseNext(): Promise<void> {
  await publish(team(), hotels, 'Hoteles');
  await move((live, at) => released(live, [hotels], mover('Hoteles', at)));
}

test('what a key signed before it was taken away stays, and nothing of it comes anew', async () => {
  await releaseNext();
  await revokeKey(root(), key.id);
  const after = await look();
  expect(after).toMatchObject({ revision: 2, broken: [] });
  expect(after.registry?.remotes['mf-hotels']?.live.version).toBe(NEXT);
  expect(await readRelease(store, fresh(), 'mf-hotels', NEXT)).toBeDefined();
  await expect(move(off)).rejects.toThrow('holds no right here');
  await forge(team(), (live) => off(live));
  expect(await look()).toMatchObject({ registry: { revision: 2 }, broken: [{ first: 3, last: 3 }] });
});

test('a version that is signed for an earlier day after its key was taken away counts for nothing', async () => {
  await releaseNext();
  await revokeKey(root(), key.id);
  const late = remoteOnPaper('mf-hotels', '1.2.0-00000003');
  await publish(thiefOf(store, key), late, 'Hoteles', new Date('2020-01-01'));
  await expect(readRelease(store, fresh(), 'mf-hotels', late.version)).rejects.toThrow('signs no more');
});

test('taken away since a time, what it did from then on is gone for those who have it, too', async () => {
  const verifier = fresh();
  await releaseNext();
  const stolenAt = new Date();
  // Revisions of one millisecond are told apart by nothing.
  while (Date.now() === stolenAt.getTime());
  await move(off);
  const { registry, hash } = await readPointer(store, verifier);
  const known = { revision: registry?.revision ?? 0, hash: hash ?? '' };
  expect(registry?.remotes['mf-hotels']?.disabled).not.toBeNull();
  await revokeKey(root(), key.id, new Date(stolenAt.getTime() + 1));
  const after = await readPointer(store, verifier, known);
  expect(after).toMatchObject({ registry: { revision: 2 }, broken: [{ first: 3, last: 3 }] });
  expect(after.registry?.remotes['mf-hotels']).toMatchObject({ disabled: null, live: { version: NEXT } });
});

test('taken away since a revision, a move that says an earlier time is gone, too', async () => {
  const stolenAt = new Date(Date.now() + 60_000);
  await releaseNext();
  await forge(team(), (live) => off(live, live.change.at));
  await revokeKey(root(), key.id, stolenAt);
  expect((await look()).registry?.remotes['mf-hotels']?.disabled).not.toBeNull();
  await revokeKey(root(), key.id, 3);
  const after = await look();
  expect(after).toMatchObject({ registry: { revision: 2 }, broken: [{ first: 3, last: 3 }] });
  expect(after.registry?.remotes['mf-hotels']).toMatchObject({ disabled: null, live: { version: NEXT } });
});

test.each([
  ['a time before what is there', '2020-01-01T00:00:00.000Z', 'sign for a time before'],
  ['the time that it is', undefined, 'sign after'],
])('a key for all whose day is over moves nothing and says %s', async (_what, at, why) => {
  await releaseNext();
  const until = new Date(Date.now() - 1000).toISOString();
  const all = teamKey();
  const grant = { remotes: ['*'], paths: ['/*'], namespaces: ['*'], may: [...RIGHTS], until };
  await grantKey(root(), hotelsGrant(all, grant));
  await forge(siteFor(store, all), (live) => off(live, at));
  const { registry, broken } = await look();
  expect(registry).toMatchObject({ revision: 2 });
  expect(broken[0]?.why).toContain(why);
});

test('a time that is still to come keeps teams from moving until a root has moved', async () => {
  await forge(root(), (live) => disabled(live, 'mf-booking', mover('Ada', '2998-01-01T00:00:00.000Z')));
  await expect(move(off)).rejects.toThrow('which is still to come');
  const before = new Date().toISOString();
  const { change } = await movePointer(store, root(), {
    names: ['mf-booking'],
    decide: (live, at) => live && enabled(live, 'mf-booking', mover('Ada', at)),
  });
  expect([change.at >= before, change.at <= new Date().toISOString()]).toEqual([true, true]);
  await move(off);
  expect(await look()).toMatchObject({ revision: 4, broken: [], registry: { revision: 4 } });
});

test('a key whose day is over moves nothing, and what it did before stays', async () => {
  await releaseNext();
  const until = new Date(Date.now() - 1000).toISOString();
  await grantKey(root(), hotelsGrant(key, { until }));
  await expect(move(off)).rejects.toThrow('was good until');
  await forge(team(), (live) => off(live));
  const { registry, broken } = await look();
  expect(registry).toMatchObject({ revision: 2 });
  expect(broken[0]?.why).toContain(`sign after ${until}`);
});

test('a key whose day is over brings no version, nor one for an earlier day once a root has said anything', async () => {
  const until = new Date(Date.now() - 1000).toISOString();
  await grantKey(root(), hotelsGrant(key, { until }));
  await publish(thiefOf(store, key), hotels, 'Hoteles');
  await expect(readRelease(store, fresh(), 'mf-hotels', NEXT)).rejects.toThrow(`signed until ${until}`);
  await grantKey(root(), hotelsGrant(teamKey(), { remotes: ['mf-booking'] }));
  const early = remoteOnPaper('mf-hotels', '1.2.0-00000003');
  await publish(thiefOf(store, key), early, 'Hoteles', new Date('2020-01-01'));
  await expect(readRelease(store, fresh(), 'mf-hotels', early.version)).rejects.toThrow('signs no more');
});

test('a key that may less from now on keeps what it did by what it might before', async () => {
  await releaseNext();
  await move(off);
  await move(on);
  await grantKey(root(), hotelsGrant(key, { may: ['promote'] }));
  expect(await look()).toMatchObject({ revision: 4, broken: [] });
  expect(await readRelease(store, fresh(), 'mf-hotels', NEXT)).toBeDefined();
  await expect(move(off)).rejects.toThrow('may not disable anything');
});

describe('an older document of keys', () => {
  const stored = (number: number) =>
    store.objects.get(`keys/00000000${number}/keys.json`) ?? new Uint8Array();

  test('put in the place of the newer one is none, and whoever has the newer keeps it', async () => {
    const verifier = fresh();
    await revokeKey(root(), key.id);
    await readPointer(store, verifier);
    store.objects.set('keys/000000002/keys.json', stored(1));
    store.objects.set('keys/000000003/keys.json', stored(1));
    await forge(team(), (live) => off(live));
    expect(await readPointer(store, verifier)).toMatchObject({ registry: { revision: 1 } });
    expect(verifier.held.number).toBe(2);
    takeKeys(verifier, stored(1));
    expect(verifier.held.number).toBe(2);
  });

  test('alone does not do where a revision was made by a newer one', async () => {
    await revokeKey(root(), key.id);
    await movePointer(store, root(), {
      names: ['mf-booking'],
      decide: (live, at) => live && disabled(live, 'mf-booking', mover('Ada', at)),
    });
    store.objects.delete('keys/000000002/keys.json');
    expect((await look()).broken[0]?.why).toContain('keys are those of document 2, which is not here');
  });
});

test('who is no root grants nothing, and takes up no number', async () => {
  const thief = teamKey();
  await expect(grantKey(team(), hotelsGrant(thief))).rejects.toThrow('is no root of this site');
  const forged = createSigner(key.privatePem).seal(
    JSON.stringify({
      schema: 1,
      number: 2,
      issuedAt: new Date().toISOString(),
      grants: [hotelsGrant(thief)],
    }),
  );
  store.objects.set('keys/000000002/keys.json', new TextEncoder().encode(forged));
  const verifier = fresh();
  await readPointer(store, verifier);
  expect(verifier.held.number).toBe(1);
  expect(() => takeKeys(verifier, forged)).toThrow(NotTrusted);
  await grantKey(root(), hotelsGrant(thief));
  await readPointer(store, verifier);
  expect(verifier.held.number).toBe(3);
});

test('a limit that a reader does not know takes every right from its key, and from no other', async () => {
  const verifier = fresh();
  const other = teamKey();
  const newer = { ...hotelsGrant(key), from: 0, weekdays: ['monday'] };
  const grants = [newer, { ...hotelsGrant(other), from: 0 }];
  takeKeys(
    verifier,
    createSigner(rootKeys.privatePem).seal(
      JSON.stringify({ schema: 1, number: 7, issuedAt: new Date().toISOString(), grants }),
    ),
  );
  expect(verifier.held.grantsOf(key.id)).toEqual([]);
  expect(verifier.held.grantsOf(other.id)).toHaveLength(1);
});

test('a site of one key needs no document, and its key may do all', async () => {
  const alone = await siteOfTwo();
  expect(await readPointer(alone, fresh())).toMatchObject({ revision: 1, broken: [] });
  expect([...alone.objects.keys()].some((name) => name.startsWith('keys/'))).toBe(false);
});
