import { KEYS_FILE, KEYS_PATH, NotOurs, type ReleaseStore } from '../stores/release-store.ts';
import { keysDocument } from './grants.ts';
import { NotTrusted, type Verifier } from './signing.ts';

const DIGITS = 9;
export const keysName = (number: number): string => String(number).padStart(DIGITS, '0');
const numberOf = (name: string): number => (/^\d{9}$/.test(name) ? Number(name) : 0);

/** Read together: each alone would wait for the one before. */
const AT_ONCE = 8;
/** Documents of nobody that a look reads on its way to the next number; the look after it goes on behind them. */
const PASSED_A_LOOK = 8;
/** A store may hide a number and show a higher one: one look of so many lists them, and reads at most so many anew. */
const LISTED_EVERY = 60;
const READ_OF_LISTED = 64;

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
  try {
    const stored = await store.read(`${KEYS_PATH}/${keysName(number)}/${KEYS_FILE}`);
    if (!stored) return false;
    takeKeys(verifier, stored, number);
  } catch (error) {
    // Nobody's document takes up a number and nothing else.
    if (!(error instanceof NotTrusted || error instanceof NotOurs)) throw error;
    verifier.held.refuse(number);
  }
  return true;
}

/** Lists the numbers, and takes the highest that a root signed: it holds all of those below it. */
async function takeListed(store: ReleaseStore, verifier: Verifier, most: number): Promise<void> {
  const { held } = verifier;
  const listed = (await store.list(KEYS_PATH)).map(numberOf).filter((number) => number > held.number);
  const refused = held.refusedAmong(new Set(listed));
  const unread = listed.filter((number) => !held.isRefused(number)).toSorted((one, other) => other - one);
  const asked = [...unread, ...refused].slice(0, most);
  for (let index = 0; index < asked.length; index += AT_ONCE) {
    const { number: before } = held;
    const some = asked.slice(index, index + AT_ONCE);
    await Promise.all(some.map((number) => takeStored(store, verifier, number)));
    if (held.number > before) return;
  }
}

/**
 * Learns what the roots have granted since. Numbers only grow: one read that finds nothing says that there is nothing
 * new. Whoever begins lists them, and reads all on the way to the highest that a root signed; later, what lies there
 * and is nobody's costs a look a few reads, once.
 * @param anew lists them in any case, and reads some again that were nobody's
 * @throws when the store cannot be read
 */
export async function learnKeys(
  store: ReleaseStore,
  verifier: Verifier,
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  const { held } = verifier;
  if (held.looks === 0) await takeListed(store, verifier, Number.POSITIVE_INFINITY);
  else if (anew || held.looks % LISTED_EVERY === 0) await takeListed(store, verifier, READ_OF_LISTED);
  held.looks += 1;
  let read = 0;
  for (let number = held.number + 1; read < PASSED_A_LOOK; number += 1) {
    if (held.isRefused(number)) continue;
    read += 1;
    if (!(await takeStored(store, verifier, number))) return;
  }
}

/** Learns the document that a revision names, which may be hidden from whoever asks for one number after another. */
export async function learnNamed(store: ReleaseStore, verifier: Verifier, number: number): Promise<void> {
  if (number > verifier.held.number) await takeStored(store, verifier, number);
}
