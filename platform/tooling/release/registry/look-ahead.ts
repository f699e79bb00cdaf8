import { learnKeys } from '../rights/learn-keys.ts';
import type { Verifier } from '../rights/signing.ts';
import { NotOurs, type ReleaseStore, revisionPath } from '../stores/release-store.ts';
import { readHead } from './head.ts';
import { provenChain } from './proven-chain.ts';
import { Damaged, openRevision, type StoredRevision } from './revisions.ts';
import { gapsIn, without } from './stretches.ts';

/** A revision that a reader has, and goes on from. */
export interface Known {
  revision: number;
  hash: string;
}

/** What a reader has, unless keys were granted or taken away since it was gone through. */
export const stillKnown = ({ held }: Verifier, known: Known | undefined): Known | undefined =>
  held.number === 0 || (known && held.isProven(known.hash)) ? known : undefined;

/** Moves that a reader may be behind, and follows one by one. */
const FOLLOWED = 16;

/** What the look came to: nothing new, the newest, or something that takes a whole look. */
export type Ahead = 'nothing' | StoredRevision | 'unclear';

/** Revisions are never changed: one that is not there, or not as it was written, is for a whole look to tell. */
async function opened(store: ReleaseStore, verifier: Verifier, revision: number) {
  try {
    return await openRevision(store, verifier, revision);
  } catch (error) {
    if (error instanceof Damaged) return 'damaged';
    throw error;
  }
}

/** Whether a revision follows, move by move, from the one that the reader has. */
async function follows(
  store: ReleaseStore,
  verifier: Verifier,
  known: Known,
  newest: StoredRevision,
): Promise<boolean> {
  const passed = [known.revision, newest.registry.revision];
  let one = newest;
  for (let step = 0; step < FOLLOWED; step += 1) {
    const { before } = one.registry;
    // Chained are all but those of before there were chains.
    if (!before || before.revision < known.revision) return false;
    if (before.revision === known.revision)
      return before.hash === known.hash && without(gapsIn(passed), newest.registry.over ?? []).length === 0;
    const next = await opened(store, verifier, before.revision);
    if (!next || next === 'damaged' || next.hash !== before.hash) return false;
    passed.push(before.revision);
    one = next;
  }
  return false;
}

/**
 * Whether there is something newer than what a reader has, without a listing: by the head, and by asking for the
 * revisions behind it one after another until there is none. Nothing new costs a conditional read and one that finds
 * nothing, of keys too.
 * @throws when the store cannot be read
 */
export async function lookAhead(store: ReleaseStore, verifier: Verifier, known: Known): Promise<Ahead> {
  const [head] = await Promise.all([readHead(store, verifier), learnKeys(store, verifier)]);
  if (!head || !stillKnown(verifier, known)) return 'unclear';
  let found: StoredRevision | undefined;
  let next = known.revision + 1;
  if (head.revision > known.revision) {
    const named = await opened(store, verifier, head.revision);
    if (!named || named === 'damaged' || named.hash !== head.hash) return 'unclear';
    found = named;
    next = head.revision + 1;
  }
  for (;;) {
    const one = await behind(store, verifier, next);
    if (one === 'damaged') return 'unclear';
    if (!one) break;
    found = one;
    next += 1;
  }
  if (!found) return 'nothing';
  if (!(await follows(store, verifier, known, found))) return 'unclear';
  const { unproven } = await provenChain(store, verifier, found);
  return unproven.length === 0 ? found : 'unclear';
}

/** The revision after all that are known; `damaged` also for what is no file. */
async function behind(store: ReleaseStore, verifier: Verifier, revision: number) {
  try {
    // What is no file would be passed over as if nothing were there.
    if ((await store.read(revisionPath(revision))) === undefined) return undefined;
  } catch (error) {
    if (error instanceof NotOurs) return 'damaged';
    throw error;
  }
  return opened(store, verifier, revision);
}
