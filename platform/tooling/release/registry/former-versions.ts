import type { Change, HostTrack, RemoteTrack } from '../../../sdk/registry/index.ts';
import { givenIn } from '../rights/given-versions.ts';
import type { Verifier } from '../rights/signing.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { Damaged, openRevision } from './revisions.ts';

/** A version that was live for everybody before. */
export interface FormerVersion {
  version: string;
  /** the rollback that ended it; nothing for one that something newer followed on */
  takenBack?: Change;
}

/** What was live before under a name, the newest first, as far as its track tells: where a rollback may go. */
export function formerlyLive(track: HostTrack | RemoteTrack): string[] {
  const before = track.previous === null ? [] : [track.previous];
  const versions = new Set([...before, ...givenIn(track).map(({ version }) => version)]);
  versions.delete(track.live.version);
  return [...versions];
}

/**
 * What was live before under a name, with what ended it: what nobody has taken back comes first, then the newest.
 * @throws when the store cannot be read; of a revision that is gone or damaged nothing is told
 */
export async function formerVersions(
  { store, verifier }: { store: ReleaseStore; verifier: Verifier },
  track: HostTrack | RemoteTrack,
): Promise<FormerVersion[]> {
  const given = givenIn(track);
  const all = await Promise.all(
    formerlyLive(track).map(async (version): Promise<FormerVersion> => {
      const next = given[given.findIndex((one) => one.version === version) - 1];
      const end = next && (await moveAt(store, verifier, next.from));
      return end?.kind === 'rolled-back' ? { version, takenBack: end } : { version };
    }),
  );
  return [...all.filter(({ takenBack }) => !takenBack), ...all.filter(({ takenBack }) => takenBack)];
}

async function moveAt(
  store: ReleaseStore,
  verifier: Verifier,
  revision: number,
): Promise<Change | undefined> {
  try {
    return (await openRevision(store, verifier, revision))?.registry.change;
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}
