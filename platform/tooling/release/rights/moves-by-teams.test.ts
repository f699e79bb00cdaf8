import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { grantKey } from '../granting/issue-keys.ts';
import { movePointer } from '../registry/move-pointer.ts';
import {
  disabled,
  enabled,
  type Mover,
  promoted,
  released,
  rolledBack,
  rolledOut,
  withdrawn,
} from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import { readHistory } from '../registry/revisions.ts';
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
} from '../testing/team-site.ts';
import { createVerifier } from './signing.ts';

const NEXT = '1.1.0-00000002';
const hotels = (overrides = {}) => remoteOnPaper('mf-hotels', NEXT, overrides);
const now = () => new Date().toISOString();
const by = (owner: string): Mover => mover(owner, now());

let store: Awaited<ReturnType<typeof siteOfTwo>>;
let key: TeamKey;
beforeEach(async () => {
  store = await siteOfTwo();
  key = teamKey();
  await grantKey(siteFor(store, rootKeys), hotelsGrant(key));
});

const team = () => siteFor(store, key);
/** As an edge that begins now. */
const look = () => readPointer(store, createVerifier(rootKeys.publicPem));
const move = (names: string[], decide: (live: SiteRegistry, at: string) => SiteRegistry | undefined) =>
  movePointer(store, team(), { names, decide: (live, at) => live && decide(live, at) });

test('a team makes every move of its remote, and each stands under its name', async () => {
  await publish(team(), hotels(), 'Hoteles');
  const said = (at: string) => mover('Hoteles', at);
  await move(['mf-hotels'], (live, at) => rolledOut(live, hotels(), 0.05, said(at)));
  await move(['mf-hotels'], (live, at) => rolledOut(live, hotels(), 0.5, said(at)));
  await move(['mf-hotels'], (live, at) => promoted(live, 'mf-hotels', said(at)));
  await move(['mf-hotels'], (live, at) => rolledBack(live, remoteOnPaper('mf-hotels'), said(at)));
  await move(['mf-hotels'], (live, at) => disabled(live, 'mf-hotels', said(at)));
  await move(['mf-hotels'], (live, at) => enabled(live, 'mf-hotels', said(at)));
  await move(['mf-hotels'], (live, at) => rolledOut(live, hotels(), 0.05, said(at)));
  await move(['mf-hotels'], (live, at) => withdrawn(live, 'mf-hotels', said(at)));
  await move(['mf-hotels'], (live, at) => released(live, [hotels()], said(at)));
  const pointer = await look();
  expect(pointer).toMatchObject({ revision: 10, broken: [] });
  expect(pointer.registry?.remotes['mf-hotels']).toMatchObject({ by: 'Hoteles', live: { version: NEXT } });
  const history = await readHistory(store, createVerifier(rootKeys.publicPem), 20);
  // Of a reader that has gone through nothing yet only the root's counts by itself.
  expect(history.map(({ change }) => change.by)).toEqual(['Ada']);
  const reader = createVerifier(rootKeys.publicPem);
  await readPointer(store, reader);
  expect((await readHistory(store, reader, 20)).map(({ change }) => change.by)).toEqual([
    ...Array.from({ length: 9 }, () => 'Hoteles'),
    'Ada',
  ]);
});

type Forged = (live: SiteRegistry) => SiteRegistry | undefined;
const foreign = hotels({ claims: [{ path: '/booking', page: 'home', layout: 'default' as const }] });
const booking = remoteOnPaper('mf-booking', NEXT);
/** Published, and never live. */
const unseen = remoteOnPaper('mf-hotels', '1.2.0-00000003');

/** What a key of the hotels' team may not sign, and what is said of it. */
const refused: [string, Forged, string][] = [
  ['releases another team’s remote', (live) => released(live, [booking], by('Hoteles')), 'move mf-booking'],
  [
    'switches off another team’s remote',
    (live) => disabled(live, 'mf-booking', by('Hoteles')),
    'move mf-booking',
  ],
  [
    'changes another team’s remote beside its own move',
    (live) => {
      const next = disabled(live, 'mf-hotels', by('Hoteles'));
      const track = next?.remotes['mf-booking'];
      return (
        next && track && { ...next, remotes: { ...next.remotes, 'mf-booking': { ...track, live: booking } } }
      );
    },
    'move mf-booking without saying so',
  ],
  [
    'takes another team’s remote out of the site',
    (live) => {
      const { 'mf-booking': _gone, ...remotes } = live.remotes;
      return {
        ...live,
        remotes,
        change: { kind: 'removed', versions: { 'mf-booking': null }, ...by('Hoteles') },
      };
    },
    'remove anything',
  ],
  ['claims an address of others', (live) => released(live, [foreign], by('Hoteles')), 'claim /booking'],
  [
    'leads on from an address of others',
    (live) =>
      released(
        live,
        [
          hotels({
            claims: [
              {
                path: '/mf-hotels',
                page: 'home',
                layout: 'default',
                moved: { '/booking/*': '/mf-hotels/*' },
              },
            ],
          }),
        ],
        by('Hoteles'),
      ),
    'claim /booking',
  ],
  [
    'uses a namespace of others',
    (live) => released(live, [hotels({ namespace: 'tours' })], by('Hoteles')),
    'use the namespace tours',
  ],
  ['signs for somebody else', (live) => disabled(live, 'mf-hotels', by('Plataforma')), 'sign for Plataforma'],
  [
    'names somebody else in the track',
    (live) => {
      const next = disabled(live, 'mf-hotels', by('Hoteles'));
      const track = next?.remotes['mf-hotels'];
      return (
        next &&
        track && {
          ...next,
          remotes: { ...next.remotes, 'mf-hotels': { ...track, disabled: { since: now(), by: 'Ada' } } },
        }
      );
    },
    'sign for Ada',
  ],
  [
    'brings a version under another name',
    (live) => {
      const next = released(live, [hotels()], by('Hoteles'));
      const track = next?.remotes['mf-hotels'];
      return (
        next && track && { ...next, remotes: { ...next.remotes, 'mf-hotels': { ...track, live: booking } } }
      );
    },
    'put mf-booking in the place of mf-hotels',
  ],
  [
    'goes over a revision',
    (live) => {
      const next = disabled(live, 'mf-hotels', by('Hoteles'));
      return next && { ...next, over: [{ first: 1, last: 1 }] };
    },
    'go over broken revisions',
  ],
  [
    'says a time that is to come',
    (live) => disabled(live, 'mf-hotels', mover('Hoteles', '2998-01-01T00:00:00.000Z')),
    'which is still to come',
  ],
  [
    'says a time before what it was made from',
    (live) => disabled(live, 'mf-hotels', mover('Hoteles', '2020-01-01T00:00:00.000Z')),
    'before the revision',
  ],
  [
    'says that more was moved',
    (live) => {
      const next = disabled(live, 'mf-hotels', by('Hoteles'));
      return (
        next && { ...next, change: { ...next.change, versions: { ...next.change.versions, host: '9.9.9' } } }
      );
    },
    'say that host was moved',
  ],
];

test.each(refused)('with a stolen key nobody %s', async (_what, change, why) => {
  await forge(team(), change);
  const pointer = await look();
  expect(pointer.registry?.revision).toBe(1);
  expect(pointer.broken).toHaveLength(1);
  expect(pointer.broken[0]?.why).toContain(why);
  expect(pointer.broken[0]?.why).toContain('Hoteles');
});

test('nor by putting revisions of its own on top, and nothing of it stands in the history', async () => {
  await forge(team(), (live) => released(live, [booking], by('Hoteles')));
  await forge(team(), (live) => disabled(live, 'mf-hotels', by('Hoteles')));
  await forge(team(), (live) => enabled(live, 'mf-hotels', by('Hoteles')));
  const reader = createVerifier(rootKeys.publicPem);
  const pointer = await readPointer(store, reader);
  expect(pointer.registry?.remotes['mf-booking']?.live.version).not.toBe(NEXT);
  expect(pointer).toMatchObject({ revision: 4, broken: [{ first: 2, last: 4 }] });
  expect(await readHistory(store, reader, 20)).toHaveLength(1);
});

test('who has read the site meanwhile takes none of it either, and goes on', async () => {
  const verifier = createVerifier(rootKeys.publicPem);
  const { registry, hash } = await readPointer(store, verifier);
  const known = { revision: registry?.revision ?? 0, hash: hash ?? '' };
  await forge(team(), (live) => released(live, [booking], by('Hoteles')));
  expect(await readPointer(store, verifier, known)).toMatchObject({
    registry: undefined,
    broken: [{ first: 2 }],
  });
  await movePointer(store, siteFor(store, rootKeys), {
    names: ['mf-hotels'],
    over: [{ first: 2, last: 2 }],
    decide: (live, at) => live && disabled(live, 'mf-hotels', mover('Ada', at)),
  });
  expect(await readPointer(store, verifier, known)).toMatchObject({ registry: { revision: 3 }, broken: [] });
});

test('the release line says why before anything is moved', async () => {
  await expect(
    move(['mf-booking'], (live, at) => disabled(live, 'mf-booking', mover('Hoteles', at))),
  ).rejects.toThrow('The key of Hoteles may not move mf-booking.');
  await expect(
    move(['mf-hotels'], (live, at) => disabled(live, 'mf-hotels', mover('Ada', at))),
  ).rejects.toThrow('The key of Hoteles may not sign for Ada.');
  await expect(
    movePointer(store, siteFor(store, teamKey()), {
      names: ['mf-hotels'],
      decide: (live, at) => live && disabled(live, 'mf-hotels', mover('Hoteles', at)),
    }),
  ).rejects.toThrow('holds no right here');
  expect((await look()).revision).toBe(1);
});

describe('a key that only goes back, switches and promotes', () => {
  let operators: TeamKey;
  beforeEach(async () => {
    operators = teamKey();
    await grantKey(siteFor(store, rootKeys), {
      ...hotelsGrant(operators),
      owner: 'Operación',
      remotes: ['*'],
      paths: [],
      namespaces: [],
      may: ['promote', 'rollback', 'disable'],
    });
    await publish(siteFor(store, rootKeys), hotels(), 'Ada');
    await publish(siteFor(store, rootKeys), unseen, 'Ada');
    await movePointer(store, siteFor(store, rootKeys), {
      names: ['mf-hotels'],
      decide: (live, at) => released(live, [hotels()], mover('Ada', at)),
    });
  });

  test('goes back to a version that was published', async () => {
    await movePointer(store, siteFor(store, operators), {
      names: ['mf-hotels'],
      decide: (live, at) => live && rolledBack(live, remoteOnPaper('mf-hotels'), mover('Operación', at)),
    });
    expect(await look()).toMatchObject({ revision: 3, broken: [] });
  });

  test.each([
    [
      'releases nothing',
      (live: SiteRegistry) => released(live, [booking], by('Operación')),
      'release anything',
    ],
    [
      'goes back to nothing that was never published',
      (live: SiteRegistry) => rolledBack(live, remoteOnPaper('mf-hotels', '0.9.0-00000009'), by('Operación')),
      'which was not live before',
    ],
    [
      'goes back to nothing that was published and never live',
      (live: SiteRegistry) => rolledBack(live, unseen, by('Operación')),
      'go back to mf-hotels 1.2.0-00000003, which was not live before',
    ],
    [
      'brings a version that was live for a share of visitors',
      (live: SiteRegistry) => {
        const next = disabled(live, 'mf-hotels', by('Operación'));
        const track = next?.remotes['mf-hotels'];
        const candidate = { release: remoteOnPaper('mf-hotels'), share: 0.9, since: now(), by: 'Operación' };
        return (
          next &&
          track && {
            ...next,
            change: { ...next.change, kind: 'rolled-back' as const },
            remotes: { ...next.remotes, 'mf-hotels': { ...track, disabled: null, candidate } },
          }
        );
      },
      'release mf-hotels',
    ],
    [
      'goes back to no other code under the name of a version',
      (live: SiteRegistry) =>
        rolledBack(live, remoteOnPaper('mf-hotels', undefined, { claims: foreign.claims }), by('Operación')),
      'is not what was published',
    ],
  ])('%s', async (_what, change, why) => {
    await forge(siteFor(store, operators), change);
    const { registry, broken } = await look();
    expect(registry?.revision).toBe(2);
    expect(broken[0]?.why).toContain(why);
  });
});
