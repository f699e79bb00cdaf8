import fc from 'fast-check';
import { siteRegistry, versionFor } from '../../../sdk/registry/index.ts';
import { hostOnPaper, mover, remoteOnPaper, siteOf } from '../testing/releases.ts';
import { Refused } from '../versions/refused.ts';
import { disabled, enabled, promoted, released, removed, rolledBack, rolledOut, withdrawn } from './moves.ts';

const [one, two, three] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'];
const first = remoteOnPaper('mf-a', one);
const second = remoteOnPaper('mf-a', two);
const third = remoteOnPaper('mf-a', three);
const later = mover('Grace', '2026-11-21T11:00:00.000Z');

/** What a move gives has to be there, and has to be what a registry may hold. */
function whole<T>(site: T | undefined) {
  if (!site) throw new Error('nothing moved');
  return siteRegistry.parse(site);
}
const track = (site: unknown) => siteRegistry.parse(site).remotes['mf-a'];

test('a release is live for everybody, with who and since when; the one before is remembered', () => {
  const next = whole(released(siteOf(first), [second], later));
  expect(track(next)).toMatchObject({ live: { version: two }, previous: one, by: 'Grace', since: later.at });
  expect(next.change).toEqual({ kind: 'released', versions: { 'mf-a': two }, ...later });
  expect(next.host).toEqual(siteOf(first).host);
});

test('the same release again moves nothing, not its time either', () => {
  expect(released(siteOf(first), [first], later)).toBeUndefined();
});

test('a share puts a version beside the live one; said again, the share changes and its beginning stays', () => {
  const few = whole(rolledOut(siteOf(first), second, 0.05, mover()));
  expect(track(few)).toMatchObject({
    live: { version: one },
    candidate: { release: { version: two }, share: 0.05 },
  });
  const half = whole(rolledOut(few, second, 0.5, later));
  expect(track(half)?.candidate).toMatchObject({ share: 0.5, since: mover().at, by: 'Grace' });
  expect(half.change).toMatchObject({ kind: 'rolled-out', share: 0.5 });
  expect(rolledOut(half, second, 0.5, later)).toBeUndefined();
});

test('the host rolls out by the same moves', () => {
  const next = whole(rolledOut(siteOf(first), hostOnPaper(two), 0.1, mover()));
  expect(next.host).toMatchObject({ live: { version: one }, candidate: { release: { version: two } } });
  expect(whole(promoted(next, 'host', later)).host).toMatchObject({ live: { version: two }, previous: one });
});

test('promoted, a version is live for everybody and the one before is remembered', () => {
  const next = whole(promoted(whole(rolledOut(siteOf(first), second, 0.05, mover())), 'mf-a', later));
  expect(track(next)).toMatchObject({ live: { version: two }, previous: one, candidate: null });
});

test('taken back, a version on its way is gone and the live one untouched', () => {
  const next = whole(withdrawn(whole(rolledOut(siteOf(first), second, 0.5, mover())), 'mf-a', later));
  expect(track(next)).toEqual(track(siteOf(first)));
  expect(next.change.kind).toBe('rolled-back');
});

test('rolled back, a version is no longer kept by anybody: nothing remembers it', () => {
  const bad = whole(released(siteOf(first), [second], mover()));
  const next = whole(rolledBack(bad, first, later));
  expect(track(next)).toMatchObject({ live: { version: one }, previous: null, candidate: null });
  // What pages of then were given is known, and is in no track that somebody could be given it from.
  expect(JSON.stringify({ ...track(next), given: undefined })).not.toContain(two);
  expect(rolledBack(next, first, later)).toBeUndefined();
});

test('a rollback switches on what was off', () => {
  const off = whole(disabled(siteOf(second), 'mf-a', mover()));
  expect(track(rolledBack(off, first, later))).toMatchObject({ live: { version: one }, disabled: null });
  expect(track(rolledBack(off, second, later))?.disabled).toBeNull();
});

test('switched off and on, a remote has the versions that it had', () => {
  const rolling = whole(rolledOut(siteOf(first), second, 0.3, mover()));
  const off = whole(disabled(rolling, 'mf-a', later));
  expect(track(off)).toEqual({ ...track(rolling), disabled: { since: later.at, by: 'Grace' } });
  expect(disabled(off, 'mf-a', later)).toBeUndefined();
  expect(track(enabled(off, 'mf-a', later))).toEqual(track(rolling));
  expect(enabled(rolling, 'mf-a', later)).toBeUndefined();
});

test('removed, a remote is gone and its path is free for another', () => {
  const next = whole(removed(siteOf(first, remoteOnPaper('mf-b')), 'mf-a', later));
  expect(Object.keys(next.remotes)).toEqual(['mf-b']);
  expect(next.change.versions).toEqual({ 'mf-a': null });
  const heir = remoteOnPaper('mf-c', one, { claims: first.claims });
  expect(whole(released(next, [heir], later)).remotes['mf-c']?.live.version).toBe(one);
});

test.each([
  [
    'a share of what is live for everybody',
    () => rolledOut(siteOf(first), first, 0.5, later),
    'everybody already',
  ],
  [
    'a second version on its way',
    () => rolledOut(whole(rolledOut(siteOf(first), second, 0.5, later)), third, 0.5, later),
    '1.1.0-00000002 is on its way to 50 % of visitors',
  ],
  [
    'a share of what is off',
    () => rolledOut(whole(disabled(siteOf(first), 'mf-a', later)), second, 0.5, later),
    'switched off',
  ],
  ['a share of what was never live', () => rolledOut(siteOf(), first, 0.5, later), 'is not live here'],
  ['to promote nothing', () => promoted(siteOf(first), 'mf-a', later), 'no version on its way'],
  ['to take back nothing', () => withdrawn(siteOf(first), 'mf-a', later), 'no version on its way'],
  ['to switch off the host', () => disabled(siteOf(first), 'host', later), 'cannot be switched off'],
  ['to remove the host', () => removed(siteOf(first), 'host', later), 'needs its host'],
  ['to remove what is not there', () => removed(siteOf(first), 'mf-b', later), 'mf-b is not live here'],
  ['a remote without a shell', () => released(undefined, [first], later), 'no shell yet'],
])('refused is %s', (_what, move, sentence) => {
  expect(move).toThrow(Refused);
  expect(move).toThrow(sentence);
});

describe('the site as a whole', () => {
  const clashing = remoteOnPaper('mf-b', one, { claims: first.claims });
  const newer = remoteOnPaper('mf-b', one, { contracts: '^1.1.0' });
  const uses = { '@alisio/platform/sdk/query': ['useQuery'] };

  test('two remotes may not claim one path, not for a share of visitors either', () => {
    expect(() => released(siteOf(first), [clashing], later)).toThrow('mf-b claims /mf-a');
    const site = siteOf(first, remoteOnPaper('mf-b', two));
    expect(() => rolledOut(site, clashing, 0.05, later)).toThrow('mf-b claims /mf-a');
  });

  test.each(['/MF-A', '/mf-a/:x?', '/:x', '/*'])('%s is no way around that', (path) => {
    const greedy = remoteOnPaper('mf-b', one, { claims: [{ path, page: 'home', layout: 'default' }] });
    expect(() => released(siteOf(first), [greedy], later)).toThrow(`mf-b claims ${path}`);
  });

  test('what stands already stops no other move, least of all the emergency switch', () => {
    const site = siteOf(first);
    const live = site.remotes['mf-a'];
    const greedy = [{ path: '/*', page: 'home', layout: 'default' as const }];
    const old = whole({
      ...site,
      remotes: live ? { 'mf-a': { ...live, live: { ...first, claims: greedy } } } : {},
    });
    expect(track(disabled(old, 'mf-a', later))?.disabled).not.toBeNull();
    expect(track(released(old, [second], later))?.live.version).toBe(two);
    expect(() => released(old, [remoteOnPaper('mf-b')], later)).toThrow('both are /mf-b');
  });

  describe('two remotes may not have one namespace of texts', () => {
    const texts = { namespace: 'a' };
    const same = remoteOnPaper('mf-b', one, texts);
    const refusal = "mf-b has its texts in the namespace a, which is mf-a's.";

    test('not for a share of visitors either', () => {
      expect(() => released(siteOf(first), [same], later)).toThrow(refusal);
      expect(() => rolledOut(siteOf(first, remoteOnPaper('mf-b', two)), same, 0.05, later)).toThrow(refusal);
    });

    test('nor one that is on its way, was live before, or is switched off', () => {
      const renamed = remoteOnPaper('mf-a', two, { namespace: 'other' });
      const onItsWay = whole(rolledOut(siteOf(renamed), first, 0.05, mover()));
      expect(() => released(onItsWay, [same], later)).toThrow(refusal);
      const before = whole(released(siteOf(first), [renamed], mover()));
      expect(() => released(before, [same], later)).toThrow(refusal);
      const off = whole(disabled(siteOf(first), 'mf-a', mover()));
      expect(() => released(off, [same], later)).toThrow(refusal);
    });

    test('what nobody can come back to is free', () => {
      const renamed = (version: string) => remoteOnPaper('mf-a', version, { namespace: 'other' });
      const moved = whole(
        released(whole(released(siteOf(first), [renamed(two)], later)), [renamed(three)], later),
      );
      expect(whole(released(moved, [same], later)).remotes['mf-b']?.live.namespace).toBe('a');
    });

    test("nor the shell's", () => {
      const shell = hostOnPaper(two, { namespaces: ['host', 'a'] });
      expect(() => released(siteOf(first), [shell], later)).toThrow(
        "mf-a has its texts in the namespace a, which is host's.",
      );
    });
  });

  test('two versions of one remote may', () => {
    expect(() => rolledOut(siteOf(first), second, 0.05, later)).not.toThrow();
  });

  test('every shell that a visitor can get has to carry every remote that they can get', () => {
    const modern = hostOnPaper(two, { contracts: '1.1.0' });
    expect(() => released(siteOf(first), [newer], later)).toThrow('wants shared-contracts ^1.1.0');
    const half = whole(rolledOut(siteOf(first), modern, 0.5, later));
    expect(() => released(half, [newer], later)).toThrow('the shell 1.0.0-00000001 has 1.0.0');
    expect(() => released(whole(promoted(half, 'host', later)), [newer], later)).not.toThrow();
  });

  test('the host is not rolled back below what a live remote takes from it', () => {
    const able = hostOnPaper(two, { provides: uses });
    const site = whole(released(siteOf(first), [able], later));
    const needy = whole(released(site, [remoteOnPaper('mf-b', one, { uses })], later));
    expect(() => rolledBack(needy, hostOnPaper(one), later)).toThrow(
      'mf-b 1.0.0-00000001 uses useQuery of @alisio/platform/sdk/query, which the shell 1.0.0-00000001 does not have.',
    );
  });
});

test('whatever moves come one after another, a visitor gets a version that the track knows, or is told', () => {
  const move = fc.constantFrom('release', 'share', 'promote', 'withdraw', 'back', 'off', 'on');
  const versions = [first, second, third];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(move, fc.nat(2), fc.double({ min: 0.01, max: 0.99, noNaN: true })), {
        maxLength: 12,
      }),
      fc.nat(9999),
      (moves, lot) => {
        let site = siteOf(first);
        const back = new Set<string>();
        for (const [kind, index, share] of moves) {
          const release = versions[index] ?? first;
          const before = site.remotes['mf-a'];
          try {
            const next = {
              release: () => released(site, [release], later),
              share: () => rolledOut(site, release, share, later),
              promote: () => promoted(site, 'mf-a', later),
              withdraw: () => withdrawn(site, 'mf-a', later),
              back: () => rolledBack(site, release, later),
              off: () => disabled(site, 'mf-a', later),
              on: () => enabled(site, 'mf-a', later),
            }[kind]();
            if (!next) continue;
            site = siteRegistry.parse(next);
            if (kind === 'back' && before) back.add(before.live.version);
            if (kind === 'release' || kind === 'share' || kind === 'back') back.delete(release.version);
          } catch (error) {
            expect(error).toBeInstanceOf(Refused);
          }
          const now = site.remotes['mf-a'];
          if (!now) throw new Error('the remote is gone');
          for (const held of back) {
            expect(versionFor(now, { lot, held, inCheckout: true })).not.toBe(held);
          }
        }
      },
    ),
  );
});
