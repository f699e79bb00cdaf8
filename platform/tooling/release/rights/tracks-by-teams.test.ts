import type { RemoteTrack, SiteRegistry } from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { grantKey } from '../granting/issue-keys.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { disabled, enabled, type Mover, released, removed, rolledBack } from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import { revisionPath } from '../stores/release-store.ts';
import { mover, remoteOnPaper } from '../testing/releases.ts';
import {
  forge,
  hotelsGrant,
  rootKeys,
  siteFor,
  siteOfTwo,
  type TeamKey,
  teamKey,
} from '../testing/team-site.ts';
import { createVerifier } from './signing.ts';

const NEXT = '1.1.0-00000002';
const hotels = remoteOnPaper('mf-hotels', NEXT);
const by = (owner: string): Mover => mover(owner, new Date().toISOString());

let store: Awaited<ReturnType<typeof siteOfTwo>>;
let key: TeamKey;
beforeEach(async () => {
  store = await siteOfTwo();
  key = teamKey();
  await grantKey(root(), hotelsGrant(key));
});

const root = () => siteFor(store, rootKeys);
const team = () => siteFor(store, key);
/** As an edge that begins now. */
const look = () => readPointer(store, createVerifier(rootKeys.publicPem));
const move = (
  site: ReturnType<typeof team>,
  decide: (live: SiteRegistry, at: string) => SiteRegistry | undefined,
) => movePointer(store, site, { names: ['mf-hotels'], decide: (live, at) => live && decide(live, at) });

/** With something else in the track of the hotels. */
function withTrack(site: SiteRegistry | undefined, other: Partial<RemoteTrack>): SiteRegistry | undefined {
  const track = site?.remotes['mf-hotels'];
  return site && track && { ...site, remotes: { ...site.remotes, 'mf-hotels': { ...track, ...other } } };
}

test.each<[string, Partial<RemoteTrack>, string]>([
  ['that another version was before', { previous: '9.9.9-00000009' }, 'say what was before mf-hotels'],
  ['that there is no way back', { previous: null }, 'say what was before mf-hotels'],
  [
    'that it keeps the namespace of others',
    { previousNamespace: 'booking' },
    'say what was before mf-hotels',
  ],
  ['that it keeps none', { previousNamespace: undefined }, 'say what was before mf-hotels'],
  ['that something else was live', { given: [{ version: NEXT, from: 1 }] }, 'say what was live of mf-hotels'],
  ['nothing of what was live', { given: undefined }, 'say what was live of mf-hotels'],
])('who releases does not say %s', async (_what, other, why) => {
  await forge(team(), (live) => withTrack(released(live, [hotels], by('Hoteles')), other));
  const { registry, broken } = await look();
  expect(registry?.revision).toBe(1);
  expect(broken[0]?.why).toContain(why);
});

test('nor does who only switches it', async () => {
  await forge(team(), (live) =>
    withTrack(disabled(live, 'mf-hotels', by('Hoteles')), { previous: '9.9.9-00000009' }),
  );
  expect((await look()).broken[0]?.why).toContain('say what was before mf-hotels');
});

describe('what somebody else has switched off', () => {
  const stop = (site: SiteRegistry | undefined) => site?.remotes['mf-hotels']?.disabled;
  beforeEach(() => move(root(), (live, at) => disabled(live, 'mf-hotels', mover('Ada', at))));

  test.each<[string, (live: SiteRegistry) => SiteRegistry | undefined]>([
    ['switches it on', (live) => enabled(live, 'mf-hotels', by('Hoteles'))],
    ['releases', (live) => released(live, [hotels], by('Hoteles'))],
    ['goes back', (live) => rolledBack(live, remoteOnPaper('mf-hotels'), by('Hoteles'))],
    [
      'makes the stop its own',
      (live) => {
        const on = enabled(live, 'mf-hotels', by('Hoteles'));
        return on && disabled(on, 'mf-hotels', by('Hoteles'));
      },
    ],
  ])('a team does not lift when it %s', async (_what, change) => {
    await forge(team(), change);
    const { registry, broken } = await look();
    expect(stop(registry)).toMatchObject({ by: 'Ada' });
    expect(broken[0]?.why).toContain('switch on mf-hotels, which Ada has switched off');
  });

  test('a team that may take its remote away does not lift that way', async () => {
    const may = ['release', 'disable', 'remove'] as const;
    await grantKey(root(), hotelsGrant(key, { may: [...may] }));
    await expect(
      move(team(), (live, at) => removed(live, 'mf-hotels', mover('Hoteles', at))),
    ).rejects.toThrow('which Ada has switched off');
  });

  test('whoever switches every name lifts, and a team what it has switched off itself', async () => {
    const operators = teamKey();
    const every = { owner: 'Operación', remotes: ['*'], may: ['disable' as const] };
    await grantKey(root(), hotelsGrant(operators, every));
    await move(siteFor(store, operators), (live, at) => enabled(live, 'mf-hotels', mover('Operación', at)));
    await move(team(), (live, at) => disabled(live, 'mf-hotels', mover('Hoteles', at)));
    await move(team(), (live, at) => released(live, [hotels], mover('Hoteles', at)));
    const { registry, broken } = await look();
    expect([broken, stop(registry)]).toEqual([[], null]);
  });

  test('a team does not lift by going on from the revision before that', async () => {
    const before = { revision: 1, hash: hashOf(store.objects.get(revisionPath(1)) ?? '') };
    const verifier = createVerifier(rootKeys.publicPem);
    const { hash = '' } = await readPointer(store, verifier);
    await forge(
      team(),
      (live) => released(withTrack(live, { disabled: null }), [hotels], by('Hoteles')),
      before,
    );
    const { registry, broken } = await look();
    expect(stop(registry)).toMatchObject({ by: 'Ada' });
    expect(broken[0]?.why).toContain('leave out a revision');
    expect(await readPointer(store, verifier, { revision: 2, hash })).toMatchObject({
      registry: undefined,
      broken: [{ first: 3 }],
    });
  });
});
