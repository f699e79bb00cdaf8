import { coversName, type Signer, type Verifier } from '@alisio/platform/tooling/release';
import { type Act, RIGHT_FOR } from './acts.ts';

/** Who acts from this edge's page, and what they may. */
export interface OperatorSigner {
  signer: Signer;
  /** Whether the key may do something about a name in the revision after this one. */
  may(act: Act, name: string, revision: number): boolean;
  /** @param user the name that was typed with the password: a root key has no owner of its own */
  who(user: string): string;
  /** The same name where the key is another's, whose name stands in its place; nothing where it is said already. */
  person(user: string): string | undefined;
}

const ANYBODY = 'operators';
const LONGEST = 80;

const plain = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

export function operatorSigner(signer: Signer, { isRoot, held }: Verifier): OperatorSigner {
  const { keyId } = signer;
  const owner = () => held.grantsOf(keyId).at(-1)?.owner;
  return {
    signer,
    may(act, name, revision) {
      if (isRoot(keyId)) return true;
      const grant = held.grantAt(keyId, revision + 1);
      if (!grant || Date.parse(grant.until) < Date.now()) return false;
      return coversName(grant, name) && grant.may.includes(RIGHT_FOR[act]);
    },
    who: (user) => owner() ?? (plain(user) || ANYBODY),
    person: (user) => (owner() === undefined ? undefined : plain(user) || undefined),
  };
}
