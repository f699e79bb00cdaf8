/** Where releases live. Versions never change once published; one pointer says what is live. */
export interface ReleaseStore {
  /**
   * Puts a built folder at `<kind path>/<version>`; a version that is there already is left as it is.
   * A reader never sees half of it.
   */
  publish(path: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Versions published at a path, in no particular order. */
  list(path: string): Promise<string[]>;
  /** The pointer's document, or nothing before the first release. */
  read(): Promise<PointerState | undefined>;
  /**
   * Moves the pointer from the revision that the caller has read (0 for none) to the next one.
   * @returns false when somebody else was first: read again, decide again
   */
  compareAndSwap(expectedRevision: number, document: string): Promise<boolean>;
}

export interface PointerState {
  revision: number;
  document: string;
}
