import { type SiteRegistry, siteRegistry } from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { learnKeys, learnNamed } from '../rights/learn-keys.ts';
import { NotTrusted, type Verifier } from '../rights/signing.ts';
import {
  NotAFile,
  POINTER_PATH,
  type ReleaseStore,
  revisionOf,
  revisionPath,
  TooLarge,
} from '../stores/release-store.ts';
import { type PastMove, readPastMove } from './past-move.ts';
import { PRUNED_NAME, readPruned } from './pruned-note.ts';

/** A revision as it lies in the store, well signed. */
export interface StoredRevision {
  registry: SiteRegistry;
  /** `sha384-…` of its stored bytes: what the next one is chained to */
  hash: string;
  /** of the key that signed it; whether that may make this move is for `provenChain` */
  keyId: string;
}

/** A revision that is there and is not as it was written; its message says how. */
export class Damaged extends Error {}

/**
 * The stored bytes; nothing for what is gone, or is no file.
 * @throws Damaged for more than a revision may have; anything else when the store cannot be read
 */
export async function storedBytes(store: ReleaseStore, revision: number): Promise<Uint8Array | undefined> {
  try {
    return await store.read(revisionPath(revision));
  } catch (error) {
    if (error instanceof NotAFile) return undefined;
    if (error instanceof TooLarge) throw new Damaged('larger than a revision is', { cause: error });
    throw error;
  }
}

type Parse<T extends PastMove> = (signed: unknown) => T;

/** A revision, or what is read of one. */
interface Opened<T extends PastMove> extends Pick<StoredRevision, 'hash' | 'keyId'> {
  registry: T;
}

function read<T extends PastMove>(
  verifier: Verifier,
  stored: Uint8Array,
  parse: Parse<T>,
): Pick<Opened<T>, 'registry' | 'keyId'> {
  try {
    const { payload, keyId } = verifier.openSigned(stored);
    return { registry: parse(JSON.parse(payload)), keyId };
  } catch (cause) {
    const why = cause instanceof NotTrusted ? cause.message : 'signed, and no registry that can be read here';
    throw new Damaged(why, { cause });
  }
}

/**
 * Reads one revision.
 * @returns nothing when there is none
 * @throws Damaged; anything else when the store cannot be read
 */
export async function openRevision(
  store: ReleaseStore,
  verifier: Verifier,
  revision: number,
): Promise<StoredRevision | undefined> {
  return opened(store, verifier, revision, (signed) => siteRegistry.parse(signed));
}

async function opened<T extends PastMove>(
  store: ReleaseStore,
  verifier: Verifier,
  revision: number,
  parse: Parse<T>,
): Promise<Opened<T> | undefined> {
  const stored = await storedBytes(store, revision);
  if (!stored) return undefined;
  const { registry, keyId } = read(verifier, stored, parse);
  if (registry.revision !== revision) throw new Damaged(`it holds revision ${registry.revision}`);
  const { keys = 0 } = registry;
  await learnNamed(store, verifier, keys);
  if (keys > verifier.held.number)
    throw new Damaged(`its keys are those of document ${keys}, which is not here`);
  return { registry, keyId, hash: hashOf(stored) };
}

export interface Revisions {
  /** highest first */
  revisions: number[];
  /** names that are no revisions */
  strange: string[];
}

export async function listRevisions(store: ReleaseStore): Promise<Revisions> {
  const names = (await store.list(POINTER_PATH)).filter((name) => !NOTES.includes(name));
  const revisions = names.map(revisionOf).filter((revision) => revision !== undefined);
  return {
    revisions: revisions.toSorted((one, other) => other - one),
    strange: names.filter((name) => revisionOf(name) === undefined),
  };
}

/** Beside the revisions: which is the newest (`head.ts`), and which a prune has taken away. */
const NOTES = ['head.json', PRUNED_NAME];

const parseWhole: Parse<SiteRegistry> = (signed) => siteRegistry.parse(signed);

/** Some are read together: each alone would wait for the one before. */
const AT_ONCE = 8;

async function* back<T extends PastMove>(
  store: ReleaseStore,
  verifier: Verifier,
  parse: Parse<T>,
  { isWhole = false } = {},
): AsyncGenerator<Opened<T>> {
  await learnKeys(store, verifier);
  const { revisions } = await listRevisions(store);
  // Nothing that is left names what lies below what was taken away: the root that took it does.
  const below = new Set((await readPruned(store, verifier)).map((stretch) => stretch.below?.hash));
  let link: PastMove['before'];
  for (let index = 0; index < revisions.length; index += AT_ONCE) {
    const some = revisions.slice(index, index + AT_ONCE);
    const read = await Promise.all(
      some.map((revision) =>
        opened(store, verifier, revision, parse).catch((error: unknown) => {
          if (isWhole && !(error instanceof Damaged)) throw error;
          return undefined;
        }),
      ),
    );
    for (const one of read.filter((found) => found !== undefined)) {
      const { registry, hash, keyId } = one;
      const isNamed = (link?.revision === registry.revision && link.hash === hash) || below.has(hash);
      if (!isNamed && !verifier.isRoot(keyId) && !verifier.held.isProven(hash)) continue;
      link = registry.before;
      yield one;
    }
  }
}

/**
 * What was live, newest first, as far as it is asked for; what is damaged is left out, and what a key signed that had no
 * right to: a root did not, `readPointer` has not found it, and nothing that was live was made from it.
 */
export async function* revisionsBack(store: ReleaseStore, verifier: Verifier): AsyncGenerator<SiteRegistry> {
  for await (const { registry } of back(store, verifier, parseWhole)) yield registry;
}

/** The same, as it lies there. @throws when the store cannot be read: nothing is left out by that */
export const storedBack = (store: ReleaseStore, verifier: Verifier): AsyncGenerator<StoredRevision> =>
  back(store, verifier, parseWhole, { isWhole: true });

/** The newest moves, newest first; what cannot be trusted is left out. */
export async function readHistory(
  store: ReleaseStore,
  verifier: Verifier,
  count: number,
): Promise<PastMove[]> {
  const history: PastMove[] = [];
  for await (const { registry } of back(store, verifier, readPastMove)) {
    history.push(registry);
    if (history.length >= count) break;
  }
  return history;
}
