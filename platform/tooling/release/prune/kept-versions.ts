import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { keyOf, namedIn, type Version } from '../versions/named-versions.ts';
import type { PastRevision } from './kept-revisions.ts';

/**
 * Why a version stays: everybody gets it; some do; it was before the live one; a revision names it that stays; it was
 * published within the days that are kept; somebody is about to move it; it cannot be read, which somebody should look at.
 */
export type VersionReason =
  | 'live'
  | 'candidate'
  | 'before'
  | 'revision'
  | 'published'
  | 'moving'
  | 'unreadable';

export interface Reason {
  why: VersionReason;
  /** the newest that names it, where that is why */
  revision?: number;
}

export interface KeptVersion extends Version, Reason {}

/** All versions that a revision names (`name@version`), those of its move included. */
export const versionsIn = (registry: SiteRegistry): string[] => [
  ...new Set([
    ...namedIn(registry).map(keyOf),
    ...Object.entries(registry.change.versions).map(([name, version]) => `${name}@${version}`),
  ]),
];

/**
 * Versions that are named by what is live or by a revision that stays, each with the reason that tells most.
 * @param stays newest first
 */
export function namedVersions(live: SiteRegistry, stays: readonly PastRevision[]): Map<string, Reason> {
  const named = new Map<string, Reason>();
  const add = (key: string, reason: Reason) => {
    if (!named.has(key)) named.set(key, reason);
  };
  const tracks = [live.host, ...Object.values(live.remotes)];
  for (const { live: release } of tracks) add(keyOf(release), { why: 'live' });
  for (const { candidate } of tracks) if (candidate) add(keyOf(candidate.release), { why: 'candidate' });
  for (const {
    live: { name },
    previous,
  } of tracks)
    if (previous !== null) add(keyOf({ name, version: previous }), { why: 'before' });
  for (const key of versionsIn(live)) add(key, { why: 'revision', revision: live.revision });
  for (const { revision, versions } of stays)
    for (const key of versions) add(key, { why: 'revision', revision });
  return named;
}
