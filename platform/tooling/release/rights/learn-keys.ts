import { KEYS_FILE, type ReleaseStore } from '../stores/release-store.ts';
import { keysDocument } from './grants.ts';
import { NotTrusted, type Verifier } from './signing.ts';

/** Where documents of keys lie: `keys/000000001/keys.json` … */
export const KEYS_PATH = 'keys';

const DIGITS = 9;
export const keysName = (number: number): string => String(number).padStart(DIGITS, '0');
const numberOf = (name: string): number => (/^\d{9}$/.test(name) ? Number(name) : 0);

/**
 * Takes a document of keys as it is stored, if it is a newer one.
 * @param number under which it lies; whatever it says itself where it is no part of a store
 * @throws NotTrusted when no root signed it, or it is another number's: an old one that was put in a new place
 */
export function takeKeys(verifier: Verifier, stored: string | Uint8Array, number?: number): void {
  const { payload, keyId } = verifier.openSigned(stored);
  if (!verifier.isRoot(keyId)) throw new NotTrusted(`keys are a root's to grant, and ${keyId} is none`);
  const read = keysDocument.safeParse(JSON.parse(payload));
  if (!read.success) throw new NotTrusted('signed, and no document of keys that can be read here');
  if (number !== undefined && read.data.number !== number)
    throw new NotTrusted(`the document of keys ${number} says that it is ${read.data.number}`);
  verifier.held.take(read.data);
}

/** @returns whether there is something under the number, trusted or not */
async function takeStored(store: ReleaseStore, verifier: Verifier, number: number): Promise<boolean> {
  const stored = await store.read(`${KEYS_PATH}/${keysName(number)}/${KEYS_FILE}`);
  if (!stored) return false;
  try {
    takeKeys(verifier, stored, number);
  } catch (error) {
    // Nobody's document takes up a number and nothing else.
    if (!(error instanceof NotTrusted)) throw error;
  }
  return true;
}

/**
 * Learns what the roots have granted since. Numbers only grow: one read that finds nothing says that there is nothing
 * new; the first time they are listed.
 * @throws when the store cannot be read
 */
export async function learnKeys(store: ReleaseStore, verifier: Verifier): Promise<void> {
  const { held } = verifier;
  if (!held.isListed) {
    const numbers = (await store.list(KEYS_PATH)).map(numberOf);
    for (const number of numbers.toSorted((one, other) => other - one)) {
      if (number <= held.number) break;
      await takeStored(store, verifier, number);
    }
    held.isListed = true;
  }
  for (let number = held.number + 1; await takeStored(store, verifier, number); number += 1);
}
