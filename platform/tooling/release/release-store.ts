/**
 * Where releases live: any place that keeps named bytes and can create a name only if it is not there. A folder
 * is one; object storage with conditional writes is another. Nothing else of a store is used.
 */
export interface ReleaseStore {
  /**
   * Puts files at `<path>/<version>/`; a version that is there already is left as it is. A reader never sees half
   * of it. @returns false when it was there
   */
  publish(path: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /** Names directly below a path, in no particular order; none for a path that is not there. */
  list(path: string): Promise<string[]>;
  /**
   * The bytes of a published file, or of a pointer's revision; nothing when there is none.
   * @throws NotAFile for a name that cannot hold bytes
   */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * Moves the pointer from the revision that the caller has read (0 for none) to the next one.
   * @returns false when somebody else was first: read again, decide again
   * @throws NotAFile when something that is no revision stands in the place of the next one
   */
  compareAndSwap(expectedRevision: number, document: string, options?: SwapOptions): Promise<boolean>;
}

export interface SwapOptions {
  /** may use the room that the store keeps aside for when it is full */
  urgent?: boolean;
}

/** What lies in a store under a name and is no file: a pipe, a socket, a folder. Nothing of ours made it. */
export class NotAFile extends Error {
  constructor(path: string) {
    super(`${path} is no file: nothing of ours made it, take it away.`);
  }
}

/** Where the pointer's revisions are: `registry/1.json`, `registry/2.json` …; the highest is live. */
export const POINTER_PATH = 'registry';

export const revisionPath = (revision: number): string => `${POINTER_PATH}/${revision}.json`;

/**
 * @returns nothing for a name that is no revision: other than a whole number as we write it, or one with ten digits
 * and more, which no count of moves comes to
 */
export function revisionOf(name: string): number | undefined {
  const digits = /^([1-9]\d{0,8})\.json$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
