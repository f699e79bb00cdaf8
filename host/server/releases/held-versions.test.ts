import type { RemoteRelease, SiteRegistry } from '@alisio/platform/sdk/registry';
import {
  disabled,
  enabled,
  promoted,
  released,
  rolledBack,
  rolledOut,
  withdrawn,
} from '@alisio/platform/tooling/release';
import fc from 'fast-check';
import { hostFixture, remoteFixture } from '../testing/site-fixture.ts';
import { holdingCookies, holdingsOf, shortened } from './held-versions.ts';
import type { SiteReleases } from './site-releases.ts';
import { visitorRegistry } from './visitor-registry.ts';

const mover = { by: 'test', at: '2026-11-22T00:00:00.000Z' };
const remote = (name: string, minor: number): RemoteRelease =>
  remoteFixture([{ path: `/${name}`, page: 'home', layout: 'custom' }], {
    name,
    version: `1.${minor}.0-0000000${minor % 10}`,
  });

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing came of it');
  return value;
}

/** What is published: every version that a track may name. */
const published: Pick<SiteReleases, 'release'> = {
  release: async (name, version) => remote(name, Number(version.split('.')[1])),
};
const releases: SiteReleases = {
  ...published,
  live: async () => undefined,
  at: async () => undefined,
  trouble: () => undefined,
  watch: () => () => undefined,
  follow: () => undefined,
  looked: () => ({ revision: undefined, lookedMsAgo: undefined }),
  lookAgain: async () => true,
  document: async () => undefined,
  versions: async () => [],
  report: () => undefined,
};

/** Somebody with a jar: each page is what the edge makes of the cookies that the page before left. */
function visitor(lot: number) {
  let jar = `lot=${lot}`;
  return {
    jar: () => jar,
    async open(site: SiteRegistry, inCheckout: boolean) {
      const holdings = holdingsOf(jar);
      const { registry, held } = await visitorRegistry(site, releases, { holdings, inCheckout });
      jar = holdingCookies({ lot, ...shortened(held, site, holdings) }, false)
        .map((text) => text.split(';')[0])
        .join('; ');
      const all = { ...registry.remotes, ...registry.disabled };
      return Object.fromEntries(Object.values(all).map(({ name, version }) => [name, version]));
    },
  };
}

/** The same visitor, were all that they were given written out, and nothing told by revisions. */
function writtenOut(lot: number) {
  let versions = new Map<string, string>();
  return async (site: SiteRegistry, inCheckout: boolean) => {
    const holdings = { lot, revision: undefined, others: versions };
    const { registry } = await visitorRegistry(site, releases, { holdings, inCheckout });
    const all = { ...registry.remotes, ...registry.disabled };
    versions = new Map(Object.values(all).map(({ name, version }) => [name, version]));
    return Object.fromEntries(versions);
  };
}

const names = ['mf-a', 'mf-b', 'mf-c'];
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('visit' as const), inCheckout: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('release', 'roll-out', 'promote', 'withdraw', 'back', 'off', 'on'),
      name: fc.constantFrom(...names),
      minor: fc.integer({ min: 1, max: 4 }),
      share: fc.constantFrom(0.1, 0.5, 0.9),
    }),
  },
);

function moved(
  site: SiteRegistry,
  { kind, name, minor, share }: { kind: string; name: string; minor: number; share: number },
) {
  const release = remote(name, minor);
  try {
    if (kind === 'release') return released(site, [release], mover);
    if (kind === 'roll-out') return rolledOut(site, release, share, mover);
    if (kind === 'promote') return promoted(site, name, mover);
    if (kind === 'withdraw') return withdrawn(site, name, mover);
    if (kind === 'back') return rolledBack(site, release, mover);
    return kind === 'off' ? disabled(site, name, mover) : enabled(site, name, mover);
  } catch {
    // Not every move is possible at every time.
    return undefined;
  }
}

test('whatever is moved between two pages, the short cookie gives what a whole list would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(9999), fc.array(step, { maxLength: 30 }), async (lot, steps) => {
      let site = must(released(undefined, [hostFixture(), ...names.map((name) => remote(name, 1))], mover));
      const [short, whole] = [visitor(lot), writtenOut(lot)];
      let movesSince = 0;
      const visit = async (inCheckout: boolean) => {
        expect(await short.open(site, inCheckout)).toEqual(await whole(site, inCheckout));
        movesSince = 0;
      };
      for (const one of steps) {
        if ('inCheckout' in one) await visit(one.inCheckout);
        else site = moved(site, one) ?? site;
        movesSince += 1;
        // What was live more moves of one name ago is told no more.
        if (movesSince > 5) await visit(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('of forty remotes the cookie says next to nothing, and what a visitor holds through the checkout is known', async () => {
  const forty = Array.from({ length: 40 }, (_, index) => `mf-remote-of-a-long-name-${index}`);
  let site = must(released(undefined, [hostFixture(), ...forty.map((name) => remote(name, 1))], mover));
  const guest = visitor(5);
  await guest.open(site, false);
  expect(guest.jar()).toBe('lot=5; releases=1');

  site = must(
    released(
      site,
      forty.map((name) => remote(name, 2)),
      mover,
    ),
  );
  const before = Object.fromEntries(forty.map((name) => [name, remote(name, 1).version]));
  expect(await guest.open(site, true)).toEqual(before);
  // All of them are others than the live ones, and what was live at 1.
  expect(guest.jar()).toBe('lot=5; releases=2~!1');
  expect(await guest.open(site, true)).toEqual(before);
  expect(await guest.open(site, false)).toEqual(
    Object.fromEntries(forty.map((name) => [name, remote(name, 2).version])),
  );
  expect(guest.jar()).toBe('lot=5; releases=2');
});

test('the cookie stays within what browsers and proxies take, and what has no room in it is given by lot again', async () => {
  const many = Array.from({ length: 200 }, (_, index) => `mf-remote-of-a-long-name-${index}`);
  let site = must(released(undefined, [hostFixture(), ...many.map((name) => remote(name, 1))], mover));
  for (const name of many) site = must(rolledOut(site, remote(name, 2), 0.5, mover));
  const guest = visitor(5);
  const first = await guest.open(site, false);
  expect(Object.values(first).filter((version) => version.startsWith('1.2')).length).toBeGreaterThan(70);
  expect(guest.jar().length).toBeLessThan(2020);
  expect(guest.jar()).toMatch(/~\+$/);
  expect(await guest.open(site, false)).toEqual(first);
  // Of what is named the share may go down, as for everybody who was given a candidate.
  for (const name of many) site = must(rolledOut(site, remote(name, 2), 0.01, mover));
  const later = await guest.open(site, false);
  const named = many.filter((name) => first[name] === later[name]).length;
  expect(named).toBeGreaterThan(100);
});

test('a visitor who was given the live version keeps it when another comes on its way, though the cookie does not name it', async () => {
  let site = must(released(undefined, [hostFixture(), remote('mf-a', 1)], mover));
  const guests = Array.from({ length: 20 }, (_, lot) => visitor(lot * 500));
  for (const guest of guests) await guest.open(site, false);
  site = must(rolledOut(site, remote('mf-a', 2), 0.99, mover));
  for (const guest of guests)
    expect(await guest.open(site, false)).toEqual({ 'mf-a': remote('mf-a', 1).version });
});
