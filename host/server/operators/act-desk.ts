import {
  type Mover,
  movePointer,
  Overtaken,
  Refused,
  type ReleaseStore,
  readHistory,
  readPointer,
  readRelease,
  type Verifier,
} from '@alisio/platform/tooling/release';
import type { Asked } from './act-token.ts';
import { decided, stateOf, trackIn } from './acts.ts';
import type { ActFault } from './acts-speech.ts';
import type { OperatorSigner } from './operator-signer.ts';

/** Moves within the time of a confirmation that are looked through. */
const MOST_SINCE = 200;

export interface ActDesk {
  store: ReleaseStore;
  verifier: Verifier;
  operators: OperatorSigner;
}

export interface Ordered {
  asked: Asked;
  /** who it is, and what for */
  mover: Omit<Mover, 'at'>;
}

/**
 * Does what was confirmed, if the name is as it was when it was shown.
 * @returns the revision that it made, or why there is none
 * @throws when the store fails: whether it was made is not known then
 */
export async function doAct(
  { store, verifier, operators }: ActDesk,
  { asked: { act, name, version, revision, state }, mover }: Ordered,
): Promise<{ revision: number } | ActFault> {
  const pointer = await readPointer(store, verifier);
  const { registry, broken } = pointer;
  if (broken.length > 0) return 'broken';
  const track = trackIn(registry, name);
  if (!registry || !track || stateOf(track) !== state) return 'moved';
  // Off and on again it is as it was, and somebody has decided on it all the same.
  const since = registry.revision - revision;
  const moves = since > 0 ? await readHistory(store, verifier, Math.min(since, MOST_SINCE)) : [];
  const isMoved = moves.some((move) => move.revision > revision && name in move.change.versions);
  if (since > MOST_SINCE || isMoved) return 'moved';
  if (!operators.may(act, name, registry.revision)) return 'key';
  const back = act === 'rollback' ? await readRelease(store, verifier, name, version) : undefined;
  if (act === 'rollback' && !back) return 'gone';
  try {
    const moved = await movePointer(
      store,
      { signer: operators.signer, verifier },
      {
        names: [name],
        urgent: true,
        decide: (live, at) =>
          live &&
          decided(act, name, live, {
            mover: { ...mover, at },
            back: back?.release,
          }),
      },
      pointer,
    );
    return { revision: moved.revision };
  } catch (error) {
    if (error instanceof Overtaken) return 'moved';
    if (error instanceof Refused) return 'key';
    throw error;
  }
}
