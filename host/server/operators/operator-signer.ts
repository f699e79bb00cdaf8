import {
  coversName,
  type Mover,
  type Signer,
  shownText,
  type Verifier,
} from '@alisio/platform/tooling/release';
import { type Act, RIGHT_FOR } from './acts.ts';

/** Who acts from this edge's page, and what they may. */
export interface OperatorSigner {
  signer: Signer;
  /** Whether the key may do something about a name in the revision after this one. */
  may(act: Act, name: string, revision: number): boolean;
  /**
   * Under whose name it is done. A root key has no owner of its own; a team's key has, and then the person stands beside.
   * @param user the name that was typed with the password
   */
  mover(user: string): Pick<Mover, 'by' | 'person'>;
}

const ANYBODY = 'operators';
const LONGEST = 80;

export function operatorSigner(signer: Signer, { isRoot, held }: Verifier): OperatorSigner {
  const { keyId } = signer;
  return {
    signer,
    may(act, name, revision) {
      if (isRoot(keyId)) return true;
      const grant = held.grantAt(keyId, revision + 1);
      if (!grant || Date.parse(grant.until) < Date.now()) return false;
      return coversName(grant, name) && grant.may.includes(RIGHT_FOR[act]);
    },
    mover(user) {
      const [owner, person] = [held.grantsOf(keyId).at(-1)?.owner, shownText(user).slice(0, LONGEST)];
      if (owner === undefined) return { by: person || ANYBODY };
      return person ? { by: owner, person } : { by: owner };
    },
  };
}
