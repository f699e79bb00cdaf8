import type { Change, HostTrack, RemoteTrack } from '../../../sdk/registry/index.ts';
import { givenIn } from '../rights/given-versions.ts';
import type { Verifier } from '../rights/signing.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { publishedVersions } from '../versions/release-document.ts';
import { shownChange } from './past-move.ts';
import { Damaged, openRevision } from './revisions.ts';

/** A version that was live for everybody before, and is published still. */
export interface FormerVersion {
  version: string;
  /** when it went live last (ISO, UTC); nothing where that is not told any more */
  since?: string;
  /** what became of it: something newer followed, it was taken back, or that is not told any more */
  end: 'followed' | 'taken-back' | 'unknown';
  /** the rollback that took it back */
  takenBack?: Change;
}

const END_RANK: Readonly<Record<FormerVersion['end'], number>> = { followed: 0, unknown: 1, 'taken-back': 2 };

/** What was live before under a name, the newest first, as far as its track tells; a prune may have taken some away. */
export function formerlyLive(track: HostTrack | RemoteTrack): string[] {
  const before = track.previous === null ? [] : [track.previous];
  const versions = new Set([...before, ...givenIn(track).map(({ version }) => version)]);
  versions.delete(track.live.version);
  return [...versions];
}

/**
 * Where a rollback may go: what was live before under a name. What nobody has taken back comes first, what was taken back
 * last, the newest first in each. A rollback that undoes another one takes nothing back.
 * @throws when the store cannot be read
 */
export async function formerVersions(
  { store, verifier }: { store: ReleaseStore; verifier: Verifier },
  track: HostTrack | RemoteTrack,
): Promise<FormerVersion[]> {
  const given = givenIn(track);
  const [published, moves] = await Promise.all([
    publishedVersions(store, track.live.name),
    Promise.all(given.map(({ from }) => moveAt(store, verifier, from))),
  ]);
  const isLeft = (at: number) => moves[at - 1]?.kind === 'rolled-back';
  /** Whether the move that ended a version went to one that was taken back before. */
  const isUndone = (at: number) =>
    given.some(({ version }, older) => older > at && version === given[at - 1]?.version && isLeft(older));
  return formerlyLive(track)
    .filter((version) => published.includes(version))
    .map((version): FormerVersion => {
      const at = given.findIndex((one) => one.version === version);
      const since = moves[at]?.at;
      const known = since === undefined ? { version } : { version, since };
      const end = moves[at - 1];
      if (version === track.previous) return { ...known, end: 'followed' };
      if (!end) return { ...known, end: 'unknown' };
      if (!isLeft(at) || isUndone(at)) return { ...known, end: 'followed' };
      return { ...known, end: 'taken-back', takenBack: end };
    })
    .sort((one, other) => END_RANK[one.end] - END_RANK[other.end]);
}

async function moveAt(
  store: ReleaseStore,
  verifier: Verifier,
  revision: number,
): Promise<Change | undefined> {
  try {
    const opened = await openRevision(store, verifier, revision);
    return opened && shownChange(opened.registry.change);
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}
