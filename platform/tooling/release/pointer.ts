import { type SiteRegistry, siteRegistry } from '../../sdk/registry/index.ts';
import { POINTER_PATH, type ReleaseStore, revisionOf, revisionPath } from './release-store.ts';
import type { Signer, Verifier } from './signing.ts';

export interface Pointer {
  /** the highest that is stored, readable or not: a move goes from here */
  revision: number;
  /** the newest that can be trusted; nothing before the first release */
  registry: SiteRegistry | undefined;
  /** what was passed over on the way to it, newest first */
  refused: { revision: number; error: unknown }[];
}

async function openRevision(
  store: ReleaseStore,
  verifier: Verifier,
  revision: number,
): Promise<SiteRegistry> {
  const stored = await store.read(revisionPath(revision));
  if (!stored) throw new Error(`revision ${revision} is gone`);
  const opened = siteRegistry.parse(JSON.parse(verifier.open(stored)));
  if (opened.revision !== revision) throw new Error(`revision ${revision} holds revision ${opened.revision}`);
  return opened;
}

const revisionsIn = async (store: ReleaseStore): Promise<number[]> =>
  (await store.list(POINTER_PATH))
    .map(revisionOf)
    .filter((revision) => revision !== undefined)
    .sort((one, other) => other - one);

/**
 * What is live. A revision that was changed, half-written or signed by somebody else is passed over.
 * @param above revisions up to this one are not looked at
 * @throws when the store cannot be read
 */
export async function readPointer(store: ReleaseStore, verifier: Verifier, above = 0): Promise<Pointer> {
  const revisions = await revisionsIn(store);
  const refused: Pointer['refused'] = [];
  for (const revision of revisions.filter((one) => one > above)) {
    try {
      const registry = await openRevision(store, verifier, revision);
      return { revision: revisions[0] ?? 0, registry, refused };
    } catch (error) {
      refused.push({ revision, error });
    }
  }
  return { revision: revisions[0] ?? 0, registry: undefined, refused };
}

/** The newest moves, newest first; what cannot be trusted is left out. */
export async function readHistory(
  store: ReleaseStore,
  verifier: Verifier,
  count: number,
): Promise<SiteRegistry[]> {
  const history: SiteRegistry[] = [];
  for (const revision of await revisionsIn(store)) {
    if (history.length >= count) break;
    const opened = await openRevision(store, verifier, revision).catch(() => undefined);
    if (opened) history.push(opened);
  }
  return history;
}

/** Moves that are looked through for who was first. */
const LOOKED_BACK = 100;

/** Somebody else moved the same thing since this move was decided. */
export class Overtaken extends Error {}

export interface Move {
  /** `host` and remotes that it moves */
  names: readonly string[];
  /**
   * What should be live instead; its revision is set here.
   * @returns nothing when that is live already
   * @throws with a sentence, when it may not be
   */
  decide(live: SiteRegistry | undefined): SiteRegistry | undefined;
}

const tracksOf = (registry: SiteRegistry | undefined, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => (name === 'host' ? registry?.host : registry?.remotes[name])));

/** Whether what was moved in between is just what this move wanted. */
function isDone({ decide }: Move, live: SiteRegistry | undefined): boolean {
  try {
    return decide(live) === undefined;
  } catch {
    return false;
  }
}

async function overtaken(
  store: ReleaseStore,
  verifier: Verifier,
  names: readonly string[],
): Promise<Overtaken> {
  const history = await readHistory(store, verifier, LOOKED_BACK);
  const other = history.find(({ change }) => names.some((name) => name in change.versions))?.change;
  const whose = other ? `, by ${other.by} at ${other.at}` : '';
  return new Overtaken(
    `${names.join(', ')} was moved in the meantime${whose}. Look at what is live, then decide again.`,
  );
}

/**
 * Moves the pointer by one compare-and-swap. Moves of other names that come in between are kept; one of the same
 * name wins, and this one is told, unless it wanted the same.
 * @param began what was live when the caller began: his names must be as they were then; now, when left out
 * @returns what is live afterwards, this move included
 * @throws Overtaken
 */
export async function movePointer(
  store: ReleaseStore,
  keys: { signer: Signer; verifier: Verifier },
  move: Move,
  began?: Pointer,
): Promise<SiteRegistry> {
  const { names, decide } = move;
  const first = began ?? (await readPointer(store, keys.verifier));
  for (let pointer = first; ; pointer = await readPointer(store, keys.verifier)) {
    const live = pointer.registry;
    const isSame = tracksOf(live, names) === tracksOf(first.registry, names);
    if (!isSame && !isDone(move, live)) throw await overtaken(store, keys.verifier, names);
    const next = decide(live);
    if (!next) {
      if (!live) throw new Error('There is nothing live, and nothing to move.');
      return live;
    }
    const revision = pointer.revision + 1;
    const moved = siteRegistry.parse({ ...next, revision });
    if (await store.compareAndSwap(pointer.revision, keys.signer.seal(JSON.stringify(moved)))) return moved;
  }
}
