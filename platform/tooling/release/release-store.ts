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
  /** The bytes of a published file, or of a pointer's revision; nothing when there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * Moves the pointer from the revision that the caller has read (0 for none) to the next one.
   * @returns false when somebody else was first: read again, decide again
   */
  compareAndSwap(expectedRevision: number, document: string): Promise<boolean>;
}

/** Where the pointer's revisions are: `registry/1.json`, `registry/2.json` …; the highest is live. */
export const POINTER_PATH = 'registry';

export const revisionPath = (revision: number): string => `${POINTER_PATH}/${revision}.json`;

/** @returns nothing for a name that is no revision */
export function revisionOf(name: string): number | undefined {
  const digits = /^([1-9]\d*)\.json$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
