import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import { createVerifier, disabled } from '@alisio/platform/tooling/release';
import { remoteOnPaper } from '@alisio/platform/tooling/release/testing/releases.ts';
import {
  forge,
  grantHotels,
  rootKeys,
  siteFor,
  siteOfTwo,
  type TeamKey,
  teamKey,
  thiefOf,
} from '@alisio/platform/tooling/release/testing/team-site.ts';
import { siteReleases } from './site-releases.ts';

const log = { error: () => undefined };
const by = () => ({ by: 'Hoteles', at: new Date().toISOString() });

let store: Awaited<ReturnType<typeof siteOfTwo>>;
let key: TeamKey;
beforeEach(async () => {
  store = await siteOfTwo();
  key = teamKey();
  await grantHotels(store, key);
});

const withBookings = (site: SiteRegistry): SiteRegistry => {
  const { 'mf-booking': booking, ...others } = site.remotes;
  if (!booking) throw new Error('bookings are live');
  const live = remoteOnPaper('mf-booking', '9.9.9-00000009');
  return {
    ...site,
    remotes: { ...others, 'mf-booking': { ...booking, live } },
    change: { kind: 'released', versions: { 'mf-booking': live.version }, ...by() },
  };
};

test('a revision that a team had no right to make is none to whoever asks for it by its number', async () => {
  const releases = siteReleases(store, createVerifier(rootKeys.publicPem), log);
  await releases.live();
  await forge(thiefOf(store, key), withBookings);
  await releases.lookAgain();
  expect((await releases.live())?.revision).toBe(1);
  expect(await releases.at(2)).toBeUndefined();
  expect((await releases.at(1))?.revision).toBe(1);
});

test('one that it had the right to make is told also when others are live', async () => {
  await forge(siteFor(store, key), (site) => disabled(site, 'mf-hotels', by()));
  const releases = siteReleases(store, createVerifier(rootKeys.publicPem), log);
  await releases.live();
  await forge(siteFor(store, rootKeys), (site) => disabled(site, 'mf-booking', by()));
  await releases.lookAgain();
  expect((await releases.at(2))?.remotes['mf-hotels']?.disabled).not.toBeNull();
});
