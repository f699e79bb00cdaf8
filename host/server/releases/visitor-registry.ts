import {
  type HostRelease,
  type HostTrack,
  type Registry,
  type RemoteRelease,
  type RemoteTrack,
  type SiteRegistry,
  versionFor,
} from '@alisio/platform/sdk/registry';
import { areApart } from '@alisio/platform/tooling/release';
import { LRUCache } from 'lru-cache';
import { carries } from './carries.ts';
import { type Held, type Holdings, heldVersion, readHeld, wholeHeldText } from './held-versions.ts';
import { onceFor } from './once-for.ts';
import type { SiteReleases } from './site-releases.ts';

export interface VisitorRegistry {
  registry: Registry;
  /** to be kept; also of remotes that are switched off, for when they are back */
  held: Held;
}

interface Visit {
  holdings: Holdings;
  inCheckout: boolean;
}

interface Track<R> {
  live: R;
  candidate: { release: R } | null;
}

type Release = HostRelease | RemoteRelease;

const isSameThing = <R extends Release>(release: Release, other: R): release is R =>
  release.name === other.name;

/** The release that a version of a track is; the live one when that version cannot be had. */
async function releaseIn<R extends Release>(
  releases: SiteReleases,
  { live, candidate }: Track<R>,
  version: string,
): Promise<R> {
  if (version === live.version) return live;
  if (version === candidate?.release.version) return candidate.release;
  const published = await releases.release(live.name, version);
  return published && isSameThing(published, live) ? published : live;
}

const isLive = ({ host, remotes }: SiteRegistry, { name, version }: Release): boolean =>
  (name === 'host' ? host : remotes[name])?.live.version === version;

/** Of one revision: most visitors get the same, and what follows from that (`onceFor`) is made once for all of them. */
const MOST_CHOSEN = 200;
const chosenOf = onceFor(
  (_site: SiteRegistry) => new LRUCache<string, VisitorRegistry>({ max: MOST_CHOSEN }),
);

/** Tracks of which somebody may be given another version than the live one. */
const movingOf = onceFor(({ host, remotes }: SiteRegistry) => {
  const tracks = [host, ...Object.values(remotes)];
  return {
    elsewhere: tracks.filter(({ candidate }) => candidate !== null),
    inCheckout: tracks.filter(({ candidate, previous }) => candidate !== null || previous !== null),
  };
});

async function choose(
  site: SiteRegistry,
  releases: SiteReleases,
  { holdings, inCheckout }: Visit,
): Promise<VisitorRegistry> {
  const wanted = (track: HostTrack | RemoteTrack): string =>
    versionFor(track, { lot: holdings.lot, held: heldVersion(track, holdings), inCheckout });
  const versions = new Map<string, string>();
  for (const track of inCheckout ? movingOf(site).inCheckout : movingOf(site).elsewhere) {
    const version = wanted(track);
    if (version !== track.live.version) versions.set(track.live.name, version);
  }
  return composed(site, releases, versions);
}

/** @param versions name → version, of what is not to be the live one */
async function composed(
  site: SiteRegistry,
  releases: SiteReleases,
  versions: ReadonlyMap<string, string>,
): Promise<VisitorRegistry> {
  const key = JSON.stringify([...versions]);
  const known = chosenOf(site).get(key);
  if (known) return known;
  const chosen = await bringTogether(site, releases, versions);
  // A version that could not be read may be there for the next visitor.
  if (chosen.held.others.size === versions.size) chosenOf(site).set(key, chosen);
  return chosen;
}

async function bringTogether(
  site: SiteRegistry,
  releases: SiteReleases,
  versions: ReadonlyMap<string, string>,
): Promise<VisitorRegistry> {
  const wanted = ({ live }: HostTrack | RemoteTrack): string => versions.get(live.name) ?? live.version;
  const host = await releaseIn(releases, site.host, wanted(site.host));
  const chosen = await Promise.all(
    Object.values(site.remotes).map(async (track) => ({
      isOff: track.disabled !== null,
      release: await releaseIn(releases, track, wanted(track)),
    })),
  );
  const onTheWay = [site.host, ...Object.values(site.remotes)].map(({ candidate }) => candidate?.release);
  const remotes = (off: boolean): Record<string, RemoteRelease> =>
    Object.fromEntries(
      chosen.filter(({ isOff }) => isOff === off).map(({ release }) => [release.name, release]),
    );
  const others = [host, ...chosen.map(({ release }) => release)]
    .filter((release) => !isLive(site, release))
    .map(({ name, version }) => [name, version] as const);
  const held = { revision: site.revision, others: new Map(others) };
  return {
    registry: {
      revision: site.revision,
      composition: wholeHeldText(held),
      host,
      remotes: remotes(false),
      disabled: remotes(true),
      overrides: [],
      candidates: [host, ...chosen.filter(({ isOff }) => !isOff).map(({ release }) => release)]
        .filter((release) => onTheWay.includes(release))
        .map(({ name }) => name),
    },
    held,
  };
}

/**
 * What a composition names, of versions that were in the tracks of its revision; nothing when it cannot be had as it
 * was.
 */
export async function composedRegistry(
  releases: SiteReleases,
  composition: string,
): Promise<Registry | undefined> {
  const { revision, others } = readHeld(composition);
  const site = revision === undefined ? undefined : await releases.at(revision);
  if (!site) return undefined;
  const given = [site.host, ...Object.values(site.remotes)].flatMap(({ live, candidate, previous }) =>
    [candidate?.release.version, previous].map((version) => `${live.name}@${version}`),
  );
  if (![...others].every(([name, version]) => given.includes(`${name}@${version}`))) return undefined;
  const { registry } = await composed(site, releases, others);
  return registry.composition === composition ? registry : undefined;
}

/** Whether what was live before goes with all else. */
const goTogether = onceFor(({ registry, held }: VisitorRegistry): boolean => {
  const { host, remotes, disabled, candidates = [] } = registry;
  const isOfBefore = ({ name }: Release): boolean => held.others.has(name) && !candidates.includes(name);
  const all = [...Object.values(remotes), ...Object.values(disabled)];
  const ofBefore = all.filter(isOfBefore);
  const carried = isOfBefore(host) ? Object.values(remotes) : ofBefore.filter(({ name }) => remotes[name]);
  return (
    carried.every((remote) => carries(host, remote)) &&
    ofBefore.every((one) => all.every((other) => one === other || areApart(one, other)))
  );
});

/**
 * What one visitor gets of a site: by lot, by the versions of the last page, and by whether this is the checkout. Live
 * versions and candidates were checked with each other when they were released. What was live before was not checked
 * with what came since: where that does not go together, the checkout keeps nothing.
 */
export async function visitorRegistry(
  site: SiteRegistry,
  releases: SiteReleases,
  visit: Visit,
): Promise<VisitorRegistry> {
  const chosen = await choose(site, releases, visit);
  return visit.inCheckout && !goTogether(chosen)
    ? choose(site, releases, { ...visit, inCheckout: false })
    : chosen;
}
