import { within } from '../../../serving/index.ts';
import type { ReleaseStore } from './release-store.ts';

/** A read of a store that did not end in time. */
export class ReadTooSlow extends Error {
  constructor(what: string, withinMs: number) {
    super(`${what} was not read within ${withinMs} ms.`);
  }
}

/** Milliseconds that a read of a store may take, unless `STORE_READ_MS` says otherwise. */
export const STORE_READ_MS = 3000;

const inTime = <T>(what: string, reading: Promise<T>, ms: number): Promise<T> =>
  within(reading, {
    ms,
    late: () => {
      throw new ReadTooSlow(what, ms);
    },
  });

/**
 * The same store, of which no listing and no read waits for ever: a lost connection is an error like any other.
 * Writes have no limit: nobody could say whether one that is late was done.
 */
export const timedStore = (store: ReleaseStore, withinMs = STORE_READ_MS): ReleaseStore => ({
  publish: (path, version, files) => store.publish(path, version, files),
  compareAndSwap: (revision, document, options) => store.compareAndSwap(revision, document, options),
  replace: (path, note, options) => store.replace(path, note, options),
  remove: (path) => store.remove(path),
  list: (path) => inTime(path, store.list(path), withinMs),
  read: (path) => inTime(path, store.read(path), withinMs),
  readUnless: (path, tag) => inTime(path, store.readUnless(path, tag), withinMs),
});

/**
 * `STORE_READ_MS` (3000): the limit of each read of the store.
 * @throws with a sentence when it is no number of milliseconds
 */
export function readLimit({ STORE_READ_MS: text }: Readonly<Record<string, string | undefined>>): number {
  const value = Number(text || STORE_READ_MS);
  if (Number.isInteger(value) && value > 0 && value <= 600_000) return value;
  throw new Error('STORE_READ_MS must be a whole number of milliseconds from 1 to 600000.');
}

/**
 * Milliseconds of one try to read: one that hangs is given up while there is time for another.
 * @throws as `readLimit` does
 */
export const readTryLimit = (environment: Parameters<typeof readLimit>[0]): number =>
  Math.ceil(readLimit(environment) * (2 / 5));
