import type {
  Change,
  HostRelease,
  HostTrack,
  RemoteRelease,
  RemoteTrack,
  SiteRegistry,
} from '../../../sdk/registry/index.ts';
import { givenWith } from '../rights/given-versions.ts';
import { Refused } from '../versions/refused.ts';
import { checkSite } from './check-site.ts';

/** Who moves, and when (ISO, UTC): the moment of the move, not the one in which a command began. */
export interface Mover {
  by: string;
  at: string;
  /** who acts by the key of `by`, where that is another's */
  person?: string;
  /** what for; told with the move */
  why?: string;
}

type Release = HostRelease | RemoteRelease;
type Track = HostTrack | RemoteTrack;

const isHost = (release: Release): release is HostRelease => release.name === 'host';

/** @throws Refused for a name that is not live */
export function trackOf(site: SiteRegistry | undefined, name: string): Track {
  const track = name === 'host' ? site?.host : site?.remotes[name];
  if (!track) throw new Refused(`${name} is not live here: release it first.`);
  return track;
}

/** The whole site with other tracks, checked; its revision is set by who moves the pointer. */
function withTracks(site: SiteRegistry | undefined, tracks: readonly Track[], change: Change): SiteRegistry {
  const remotes = { ...site?.remotes };
  let host = site?.host;
  for (const track of tracks) {
    if (isHostTrack(track)) host = track;
    else remotes[track.live.name] = track;
  }
  if (!host) throw new Refused('The site has no shell yet: release the host first.');
  const next: SiteRegistry = { schema: 2, revision: (site?.revision ?? 0) + 1, change, host, remotes };
  checkSite(next, site);
  return next;
}

const isHostTrack = (track: Track): track is HostTrack => isHost(track.live);

/** Namespace of the version before the one that goes live, when a track was there. */
function keptNamespace({ version }: Release, before: Track | undefined): string | undefined {
  if (!before || isHostTrack(before)) return undefined;
  return before.live.version === version ? before.previousNamespace : before.live.namespace;
}

/** A version that is live for everybody. @param previous the version that who is in the checkout may keep */
function liveTrack(
  site: SiteRegistry | undefined,
  release: Release,
  previous: string | null,
  { by, at }: Mover,
): Track {
  const whole = {
    since: at,
    by,
    given: givenWith(trackIn(site, release.name), release.version, (site?.revision ?? 0) + 1),
    previous,
    candidate: null,
    disabled: null,
  };
  if (isHost(release)) return { ...whole, live: release };
  const kept = previous === null ? undefined : keptNamespace(release, trackIn(site, release.name));
  return { ...whole, live: release, ...(kept === undefined ? {} : { previousNamespace: kept }) };
}

/** The version before a release: what is live, or was before that when the release is live already. */
function versionBefore(site: SiteRegistry | undefined, { name, version }: Release): string | null {
  const before = trackIn(site, name);
  return before && before.live.version !== version ? before.live.version : (before?.previous ?? null);
}

const trackIn = (site: SiteRegistry | undefined, name: string): Track | undefined =>
  name === 'host' ? site?.host : site?.remotes[name];

const isSettled = (track: Track | undefined, { version }: Release): boolean =>
  track?.live.version === version && track.candidate === null && track.disabled === null;

/**
 * Releases live for everybody at once. Said again, a release changes nothing: not its time, and not what
 * operators decided on its rollout.
 * @returns nothing when all of them are live already
 */
export function released(
  site: SiteRegistry | undefined,
  releases: readonly Release[],
  mover: Mover,
): SiteRegistry | undefined {
  const moving = releases.filter((release) => !isSettled(trackIn(site, release.name), release));
  if (moving.length === 0) return undefined;
  return withTracks(
    site,
    moving.map((release) => liveTrack(site, release, versionBefore(site, release), mover)),
    {
      kind: 'released',
      versions: Object.fromEntries(moving.map(({ name, version }) => [name, version])),
      ...mover,
    },
  );
}

/**
 * A version for a share of visitors, beside the live one; again with another share, that is changed.
 * @param share above 0 and below 1
 * @returns nothing when that is so already
 * @throws Refused when it is live for everybody, or another version is on its way
 */
export function rolledOut(
  site: SiteRegistry,
  release: Release,
  share: number,
  mover: Mover,
): SiteRegistry | undefined {
  const { name, version } = release;
  const track = trackOf(site, name);
  const { candidate } = track;
  if (track.disabled)
    throw new Refused(`${name} is switched off: release it to everybody, or switch it on first.`);
  if (track.live.version === version) throw new Refused(`${name} ${version} is live for everybody already.`);
  if (candidate && candidate.release.version !== version) {
    throw new Refused(
      `${name} ${candidate.release.version} is on its way to ${candidate.share * 100} % of visitors: promote it or roll it back first.`,
    );
  }
  if (candidate?.share === share) return undefined;
  const next = { release, share, since: candidate?.since ?? mover.at, by: mover.by };
  const change: Change = { kind: 'rolled-out', versions: { [name]: version }, share, ...mover };
  if (isHostTrack(track) && isHost(release)) {
    return withTracks(site, [{ ...track, candidate: { ...next, release } }], change);
  }
  if (!isHostTrack(track) && !isHost(release)) {
    return withTracks(site, [{ ...track, candidate: { ...next, release } }], change);
  }
  throw new Refused(`${name} is not what is live under that name.`);
}

/** The version on its way becomes the live one. @throws Refused when there is none */
export function promoted(site: SiteRegistry, name: string, mover: Mover): SiteRegistry {
  const track = trackOf(site, name);
  if (!track.candidate) throw new Refused(`${name} has no version on its way to promote.`);
  const { release } = track.candidate;
  return withTracks(site, [liveTrack(site, release, versionBefore(site, release), mover)], {
    kind: 'promoted',
    versions: { [name]: release.version },
    ...mover,
  });
}

/** Takes back the version on its way: everybody gets the live one. @throws Refused when there is none */
export function withdrawn(site: SiteRegistry, name: string, mover: Mover): SiteRegistry {
  const track = trackOf(site, name);
  if (!track.candidate) throw new Refused(`${name} has no version on its way to take back.`);
  return withTracks(site, [{ ...track, candidate: null }], {
    kind: 'rolled-back',
    versions: { [name]: track.live.version },
    ...mover,
  });
}

/**
 * Back to a version that was published before, for everybody. What was live is not kept by anybody, the
 * checkout included.
 * @returns nothing when that version is live for everybody already
 */
export function rolledBack(site: SiteRegistry, release: Release, mover: Mover): SiteRegistry | undefined {
  const track = trackOf(site, release.name);
  if (isSettled(track, release)) return undefined;
  return withTracks(site, [liveTrack(site, release, null, mover)], {
    kind: 'rolled-back',
    versions: { [release.name]: release.version },
    ...mover,
  });
}

/** The emergency switch: nobody gets the remote; its paths say that it is off. */
export function disabled(site: SiteRegistry, name: string, mover: Mover): SiteRegistry | undefined {
  if (name === 'host') throw new Refused('The host cannot be switched off: roll it back.');
  const track = trackOf(site, name);
  if (track.disabled) return undefined;
  return withTracks(site, [{ ...track, disabled: { since: mover.at, by: mover.by } }], {
    kind: 'disabled',
    versions: { [name]: track.live.version },
    ...mover,
  });
}

export function enabled(site: SiteRegistry, name: string, mover: Mover): SiteRegistry | undefined {
  const track = trackOf(site, name);
  if (!track.disabled) return undefined;
  return withTracks(site, [{ ...track, disabled: null }], {
    kind: 'enabled',
    versions: { [name]: track.live.version },
    ...mover,
  });
}

/** Takes a remote out of the site; its published versions stay. */
export function removed(site: SiteRegistry, name: string, mover: Mover): SiteRegistry {
  if (name === 'host') throw new Refused('A site needs its host.');
  trackOf(site, name);
  const { [name]: _gone, ...remotes } = site.remotes;
  return withTracks({ ...site, remotes }, [], { kind: 'removed', versions: { [name]: null }, ...mover });
}
