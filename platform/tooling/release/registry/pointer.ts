import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { learnKeys } from '../rights/learn-keys.ts';
import type { Verifier } from '../rights/signing.ts';
import { POINTER_PATH, type ReleaseStore, revisionName } from '../stores/release-store.ts';
import { type Known, lookAhead, stillKnown } from './look-ahead.ts';
import { provenChain } from './proven-chain.ts';
import { readPruned } from './pruned-note.ts';
import { Damaged, listRevisions, openRevision, type StoredRevision, storedBytes } from './revisions.ts';
import { gapsIn, type Stretch, without } from './stretches.ts';

/** Revisions that are lost or not as they were written, and why. */
export interface Break extends Stretch {
  why: string;
}

export interface Pointer {
  /** the highest that is stored, readable or not: a move goes from here */
  revision: number;
  /** the newest that is well signed; nothing before the first release */
  registry: SiteRegistry | undefined;
  /** of the stored bytes of `registry` */
  hash: string | undefined;
  /** what is wrong with the chain and was not gone over by name, highest first */
  broken: Break[];
  /** names among the revisions that are none, passed over */
  strange: string[];
}

const one = (revision: number, why: string): Break => ({ first: revision, last: revision, why });

/** Of what lies there; a name that no bytes have for what is too large to be read; nothing when it is gone. */
async function storedHash(store: ReleaseStore, revision: number): Promise<string | undefined> {
  try {
    const stored = await storedBytes(store, revision);
    return stored && hashOf(stored);
  } catch (error) {
    if (error instanceof Damaged) return error.message;
    throw error;
  }
}

/** Whether what a revision says it was made from is there, and is that. @returns what is wrong, if anything */
async function breakBefore(
  store: ReleaseStore,
  { registry: { revision, before } }: StoredRevision,
  known: Known | undefined,
): Promise<Break | undefined> {
  // The first has none before it, nor has what was moved before revisions were chained.
  if (!before) return undefined;
  const isKnown = known?.revision === before.revision;
  const hash = isKnown ? known.hash : await storedHash(store, before.revision);
  if (hash === before.hash) return undefined;
  return one(before.revision, hash ? `not the one that revision ${revision} was made from` : 'gone');
}

async function lookOnce(store: ReleaseStore, verifier: Verifier, had: Known | undefined): Promise<Pointer> {
  await learnKeys(store, verifier);
  const known = stillKnown(verifier, had);
  const { revisions, strange } = await listRevisions(store);
  const floor = known?.revision ?? 0;
  const there: number[] = [];
  const broken: Break[] = [];
  let found: StoredRevision | undefined;
  for (const revision of revisions.filter((number) => number > floor)) {
    // What was put on a revision that nobody had the right to make is told with it.
    if (broken.some(({ first, last }) => first <= revision && revision <= last)) continue;
    try {
      const opened = await openRevision(store, verifier, revision);
      if (!opened) {
        strange.push(revisionName(revision));
        continue;
      }
      const proven = await provenChain(store, verifier, opened);
      broken.push(...proven.unproven);
      found = proven.found;
      const isBroken = (number: number) =>
        proven.unproven.some(({ first, last }) => first <= number && number <= last);
      there.push(...revisions.filter(isBroken));
      if (found) break;
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      there.push(revision);
      broken.push(one(revision, error.message));
    }
  }
  // What is left may be what the reader has, or older: nothing newer may be served.
  if (found && found.registry.revision <= floor) found = undefined;
  const below = revisions.filter((number) => number >= floor && number <= (found?.registry.revision ?? 0));
  const missing = without(gapsIn([...there, ...below]), found?.registry.over ?? []);
  const gaps = missing.length === 0 ? missing : without(missing, await readPruned(store, verifier));
  const before = found && (await breakBefore(store, found, known));
  // A revision that is gone leaves a gap, too: once told is enough.
  const isGap = gaps.some(({ first, last }) => before && first <= before.first && before.first <= last);
  return {
    revision: there[0] ?? found?.registry.revision ?? floor,
    registry: found?.registry,
    hash: found?.hash,
    broken: [
      ...broken,
      ...gaps.map((gap) => ({ ...gap, why: 'gone' })),
      ...(before && !isGap ? [before] : []),
    ].toSorted((left, right) => right.first - left.first),
    strange: strange.map((name) => `${POINTER_PATH}/${name}`),
  };
}

/**
 * What is live. The newest revision speaks for the whole site; that it follows from the one before is seen by the
 * hash that it names, and that none between was lost, by their numbers. So a whole look lists, and reads two revisions,
 * however many there are; of what a team's key has signed those before it are read, too, until somebody answers for
 * all (`provenChain`). Who has a revision already looks ahead from it, which lists nothing, and looks at the whole only
 * where that does not make it clear what is live.
 * @param known what the reader has already: only what is newer is looked at, and has to follow from it
 * @throws when the store cannot be read
 */
export async function readPointer(store: ReleaseStore, verifier: Verifier, known?: Known): Promise<Pointer> {
  const ahead = known ? await lookAhead(store, verifier, known) : 'unclear';
  if (ahead !== 'unclear') {
    const found = ahead === 'nothing' ? undefined : ahead;
    const revision = found?.registry.revision ?? known?.revision ?? 0;
    return { revision, registry: found?.registry, hash: found?.hash, broken: [], strange: [] };
  }
  const pointer = await lookOnce(store, verifier, known);
  if (pointer.broken.length === 0) return pointer;
  // A name can be missing in a listing that was made while somebody moved, and a document of keys among what was asked for.
  await learnKeys(store, verifier, { anew: true });
  return lookOnce(store, verifier, known);
}
