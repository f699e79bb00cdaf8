import { type SiteRegistry, siteRegistry } from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { CLOCKS_DIFFER_MS } from '../rights/allowed-move.ts';
import { refusedMove } from '../rights/refused-move.ts';
import type { Signer, Verifier } from '../rights/signing.ts';
import { HIGHEST_REVISION, type ReleaseStore, revisionPath } from '../stores/release-store.ts';
import { claiming } from '../versions/claims.ts';
import { newlyNamed } from '../versions/named-versions.ts';
import { Refused } from '../versions/refused.ts';
import { writeHead } from './head.ts';
import { moverText } from './past-move.ts';
import { type Pointer, readPointer } from './pointer.ts';
import { readHistory } from './revisions.ts';
import { merged, type Stretch, stretchText, without } from './stretches.ts';

/** Moves that are looked through for who was first. */
const LOOKED_BACK = 100;

/** Somebody else moved the same thing since this move was decided. */
export class Overtaken extends Error {}

export interface Move {
  /** `host` and remotes that it moves */
  names: readonly string[];
  /**
   * What should be live instead; its revision and its place in the chain are set here.
   * @param at the moment of the move (ISO, UTC)
   * @returns nothing when that is live already
   * @throws with a sentence, when it may not be
   */
  decide(live: SiteRegistry | undefined, at: string): SiteRegistry | undefined;
  /** has to be possible on a full disk as well */
  urgent?: boolean;
  /** lost or damaged revisions that it may go over */
  over?: readonly Stretch[];
}

const now = (): string => new Date().toISOString();

/**
 * No move is older than the one before it, whatever the clocks of those who make them say. A root alone goes back from a
 * time that is still to come: a clock was wrong, and until then no reader would take what a team's key signs.
 */
function nowAfter(live: SiteRegistry | undefined, isRoot: boolean): string {
  const time = now();
  if (!live || live.change.at <= time) return time;
  const isWrong = Date.parse(live.change.at) > Date.parse(time) + CLOCKS_DIFFER_MS;
  return isRoot && isWrong ? time : live.change.at;
}

const tracksOf = (registry: SiteRegistry | undefined, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => (name === 'host' ? registry?.host : registry?.remotes[name])));

/** Whether what was moved in between is just what this move wanted. */
function isDone({ decide }: Move, live: SiteRegistry | undefined): boolean {
  try {
    return decide(live, now()) === undefined;
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
  const whose = other ? `, by ${moverText(other)} at ${other.at}` : '';
  return new Overtaken(
    `${names.join(', ')} was moved in the meantime${whose}. Look at what is live, then decide again.`,
  );
}

/** What is wrong with the chain of revisions, and what can be done about it. */
export function brokenText({ broken, registry }: Pick<Pointer, 'broken' | 'registry'>): string {
  const what = broken.map((one) => `revision ${stretchText([one])}: ${one.why}`).join('; ');
  const whole = registry ? `The newest that is whole is ${registry.revision}.` : 'None is whole.';
  return `The registry is broken (${what}). ${whole} A move may have been lost with it: put it back from a copy, or look at what is live and go on without it by name, with --over ${stretchText(merged(broken))} behind any move.`;
}

/** @throws Refused when something is broken that is not named */
function checkNamed(pointer: Pointer, over: readonly Stretch[]): void {
  if (without(pointer.broken, over).length > 0) throw new Refused(brokenText(pointer));
}

/** @throws Refused when something is named that is not broken */
function checkBroken({ broken }: Pointer, over: readonly Stretch[]): void {
  const whole = without(over, broken);
  if (whole.length > 0)
    throw new Refused(`Revision ${stretchText(whole)} is neither lost nor damaged: leave it out of --over.`);
}

/** The registry that follows on what a pointer has found. @param keys number of the document of keys that is known */
export function following(pointer: Pointer, next: SiteRegistry, keys = 0): SiteRegistry {
  const { registry, hash, broken } = pointer;
  const over = merged([...(registry?.over ?? []), ...broken]);
  return siteRegistry.parse({
    ...next,
    revision: pointer.revision + 1,
    before: registry && { revision: registry.revision, hash },
    over: over.length > 0 ? over : undefined,
    keys: keys > 0 ? keys : undefined,
  });
}

/**
 * Moves the pointer by one compare-and-swap. Moves of other names that come in between are kept; one of the same
 * name wins, and this one is told, unless it wanted the same.
 * @param began what was live when the caller began: the caller's names must be as they were then; now, when left out
 * @returns what is live afterwards, this move included
 * @throws Overtaken; Refused for what its key may not do, over a broken chain that is not named, and to what a prune takes
 * away
 */
export async function movePointer(
  store: ReleaseStore,
  keys: { signer: Signer; verifier: Verifier },
  move: Move,
  began?: Pointer,
): Promise<SiteRegistry> {
  const { names, decide, urgent = false, over = [] } = move;
  const first = began ?? (await readPointer(store, keys.verifier));
  checkBroken(first, over);
  for (let pointer = first; ; pointer = await readPointer(store, keys.verifier)) {
    checkNamed(pointer, over);
    const live = pointer.registry;
    const isSame = tracksOf(live, names) === tracksOf(first.registry, names);
    if (!isSame && !isDone(move, live)) throw await overtaken(store, keys.verifier, names);
    const next = decide(live, nowAfter(live, keys.verifier.isRoot(keys.signer.keyId)));
    if (!next) {
      if (!live) throw new Error('There is nothing live, and nothing to move.');
      return live;
    }
    const moved = following(pointer, next, keys.verifier.held.number);
    const refused = refusedMove(keys, live, moved);
    if (refused) throw new Refused(refused);
    if (moved.revision > HIGHEST_REVISION)
      throw new Error(`${revisionPath(pointer.revision)} leaves no number for a move: take it away.`);
    const sealed = keys.signer.seal(JSON.stringify(moved));
    const swap = () => store.compareAndSwap(pointer.revision, sealed, { urgent });
    if (await claiming(store, newlyNamed(live, moved), { what: 'named', urgent }, swap)) {
      await writeHead(store, keys.signer, { revision: moved.revision, hash: hashOf(sealed) }, { urgent });
      return moved;
    }
  }
}
