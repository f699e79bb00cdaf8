import type { Change } from '../../../sdk/registry/index.ts';

/** Of a revision what a prune goes by. */
export interface PastRevision {
  revision: number;
  /** of its stored bytes */
  hash: string;
  change: Change;
  /** its key answers for all that it holds: nothing before it is needed to believe it */
  isAnchor: boolean;
  /** all versions that it names */
  versions: readonly string[];
}

/**
 * Why a revision stays: made within the days that are kept, or live when they began; the newest of its month; it tells
 * whether a version was taken back; the first.
 */
export type RevisionReason = 'days' | 'month' | 'moves' | 'first';

/** The newest of each name's moves down to the last that was no rollback, each with what was live before it. */
function newestMoves(past: readonly PastRevision[]): Set<number> {
  const kept = new Set<number>();
  const closed = new Set<string>();
  for (const [index, { revision, change }] of past.entries()) {
    const names = Object.keys(change.versions).filter((name) => !closed.has(name));
    if (names.length > 0) for (const one of [revision, past[index + 1]?.revision ?? revision]) kept.add(one);
    if (change.kind !== 'rolled-back') for (const name of names) closed.add(name);
  }
  return kept;
}

/**
 * Which revisions stay, and why: all since a moment and what was live then, back to one that somebody answers for alone;
 * of each month the newest; the first; and what tells whether a version was taken back (`takenBack`, `formerVersions`).
 * @param past newest first
 * @param since ISO, UTC
 * @param told revisions by which what is live says what was live before
 */
export function keptRevisions(
  past: readonly PastRevision[],
  since: string,
  told: ReadonlySet<number>,
): ReadonlyMap<number, RevisionReason> {
  const kept = new Map<number, RevisionReason>();
  const moves = newestMoves(past);
  for (const { revision, change } of past)
    if (change.kind === 'rolled-back' && told.has(revision)) moves.add(revision);
  const months = new Set<string>();
  let isProven = false;
  for (const { revision, change, isAnchor } of past) {
    const month = change.at.slice(0, 'yyyy-mm'.length);
    if (!isProven) kept.set(revision, 'days');
    else if (!months.has(month)) kept.set(revision, 'month');
    else if (moves.has(revision)) kept.set(revision, 'moves');
    months.add(month);
    if (change.at < since && isAnchor) isProven = true;
  }
  const first = past.at(-1);
  if (first && !kept.has(first.revision)) kept.set(first.revision, 'first');
  return kept;
}
