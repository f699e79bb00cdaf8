import type { HostTrack, RemoteTrack } from './site-registry.ts';

/** Visitors draw a number from 0 to 9999 once and keep it. */
export const LOTS = 10_000;

export interface Visit {
  /** the visitor's lot, 0 to `LOTS` - 1 */
  lot: number;
  /** version that the visitor was given last, if any */
  held: string | undefined;
  /** in the checkout a version that was live before is kept, unless it was rolled back */
  inCheckout: boolean;
}

/**
 * The live version that pages of a revision were given; nothing when that is too long ago to be told, or the name was
 * not there.
 */
export function versionAt({ live, given }: HostTrack | RemoteTrack, revision: number): string | undefined {
  if (!given) return live.version;
  return given.find(({ from }) => from <= revision)?.version;
}

/** FNV-1a: spreads lots differently for each version, so that it is not always the same visitors who try. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % LOTS;
}

/**
 * The version of a track that a visitor gets. The share decides for everybody who comes; a visitor who was given the
 * live version or the candidate keeps it while both are there, whatever becomes of the share. What was rolled back is
 * in no track any more, so nobody keeps it.
 */
export function versionFor(track: HostTrack | RemoteTrack, { lot, held, inCheckout }: Visit): string {
  const { live, candidate, previous } = track;
  if (inCheckout && held !== undefined && held === previous) return held;
  if (!candidate) return live.version;
  const both = [live.version, candidate.release.version];
  if (held !== undefined && both.includes(held)) return held;
  const draw = spread(`${live.name}@${candidate.release.version}:${lot}`);
  return draw < candidate.share * LOTS ? candidate.release.version : live.version;
}
