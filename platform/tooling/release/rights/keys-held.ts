import { createPublicKey, type KeyObject } from 'node:crypto';
import { type Grant, holdsAt, type KeysDocument, readableGrants } from './grants.ts';
import { keyIdOf } from './key-id.ts';

interface HeldKey {
  key: KeyObject;
  grants: Grant[];
}

/** Revisions that were gone through are few, and each has a name of 71 letters. */
const MOST_PROVEN = 10_000;

/** The newest document of keys that a reader has seen, and which revisions it has gone through with it. */
export class KeysHeld {
  #document: KeysDocument | undefined;
  #keys = new Map<string, HeldKey>();
  #proven = new Set<string>();
  #refused = new Set<number>();
  /** how often it was looked for newer ones; at first it is looked which there are */
  looks = 0;

  /** of the document; 0 before the first: only root keys sign then */
  get number(): number {
    return this.#document?.number ?? 0;
  }

  /** as it was signed, what is not understood here included: a newer one goes on from it */
  get document(): KeysDocument | undefined {
    return this.#document;
  }

  /** Takes a newer document; an older one is put aside, whoever signed it. */
  take(document: KeysDocument): void {
    if (document.number <= this.number) return;
    const keys = new Map<string, HeldKey>();
    for (const grant of readableGrants(document)) {
      const key = readKey(grant.publicPem);
      if (!key) continue;
      const held = keys.get(keyIdOf(key)) ?? { key, grants: [] };
      keys.set(keyIdOf(key), { key, grants: [...held.grants, grant] });
    }
    this.#document = document;
    this.#keys = keys;
    this.#proven.clear();
    for (const number of this.#refused) if (number <= document.number) this.#refused.delete(number);
  }

  /** Remembers that under a number lies what no root has signed. */
  refuse(number: number): void {
    this.#refused.delete(number);
    this.#refused.add(number);
  }

  isRefused(number: number): boolean {
    return this.#refused.has(number);
  }

  /** Those of these numbers, the longest refused first; whatever else was refused is not there any more, and forgotten. */
  refusedAmong(numbers: ReadonlySet<number>): number[] {
    for (const number of this.#refused) if (!numbers.has(number)) this.#refused.delete(number);
    return [...this.#refused];
  }

  keyOf(keyId: string): KeyObject | undefined {
    return this.#keys.get(keyId)?.key;
  }

  /** All that a key was ever granted, in the order of the document. */
  grantsOf(keyId: string): readonly Grant[] {
    return this.#keys.get(keyId)?.grants ?? [];
  }

  /** What a key may do in a revision; nothing when it holds no right there. */
  grantAt(keyId: string, revision: number): Grant | undefined {
    return this.grantsOf(keyId).findLast((grant) => holdsAt(grant, revision));
  }

  /** Everything in it, key by key. */
  all(): { keyId: string; grant: Grant }[] {
    return [...this.#keys].flatMap(([keyId, { grants }]) => grants.map((grant) => ({ keyId, grant })));
  }

  /** Remembers a revision, by the hash of its bytes, of which every move before it was one that its key may make. */
  prove(hash: string): void {
    this.#proven.add(hash);
    const [oldest] = this.#proven;
    if (this.#proven.size > MOST_PROVEN && oldest !== undefined) this.#proven.delete(oldest);
  }

  isProven(hash: string): boolean {
    return this.#proven.has(hash);
  }
}

function readKey(publicPem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(publicPem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
