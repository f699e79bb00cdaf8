/**
 * Where releases live: any place that keeps named bytes and can create a name only if it is not there. A folder
 * is one; object storage with conditional writes and a database are others. Nothing else of a store is used.
 */
export interface ReleaseStore {
  /**
   * Puts files at `<path>/<version>/`; a version that is there already is left as it is. Its document (`release.json`),
   * which has to be among them, is what "it is there" means: it comes last, and half of a version is neither listed nor told apart
   * from none. What a crash has left, the next one completes.
   * @returns false when it was there
   */
  publish(path: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /** Names directly below a path, in no particular order; none for a path that is not there. */
  list(path: string): Promise<string[]>;
  /**
   * The bytes of a published file, of a pointer's revision, or of a note; nothing when there is none.
   * @throws NotOurs for a name that cannot hold bytes, or holds more than what is called so may have (`mostBytesAt`)
   */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * Reads what may have changed since it was read last.
   * @param tag of what the caller has; nothing for none
   * @returns `same` when that is what is there
   * @throws NotOurs
   */
  readUnless(path: string, tag: string | undefined): Promise<Tagged | 'same' | undefined>;
  /**
   * Moves the pointer from the revision that the caller has read (0 for none) to the next one.
   * @returns false when somebody else was first: read again, decide again
   * @throws NotAFile when something that is no revision stands in the place of the next one
   */
  compareAndSwap(expectedRevision: number, document: string, options?: WriteOptions): Promise<boolean>;
  /** Puts a note at a path, in place of what was there: readers see the old or the new one. */
  replace(path: string, note: string, options?: WriteOptions): Promise<void>;
  /** Takes away a revision, a note, or a version with all its files: its document first. */
  remove(path: string): Promise<void>;
}

/** What was read, and a word that stands for just these bytes. */
export interface Tagged {
  content: Uint8Array;
  tag: string;
}

export interface WriteOptions {
  /** may use the room that the store keeps aside for when it is full */
  urgent?: boolean;
}

/** What lies in a store under a name and cannot be what its name says: damaged, while the store itself answers. */
export class NotOurs extends Error {}

/** It is no file: a pipe, a socket, a folder. */
export class NotAFile extends NotOurs {
  constructor(path: string) {
    super(`${path} is no file: nothing of ours made it, take it away.`);
  }
}

/** It is longer than anything of its name is (`mostBytesAt`); nobody has read it. */
export class TooLarge extends NotOurs {
  constructor(path: string, most: number) {
    super(`${path} has more than ${most} bytes: nothing of ours is as large.`);
  }
}

/** Beside a release's files: what it is, signed, with the hash of each file. */
export const RELEASE_DOCUMENT = 'release.json';

/** Where documents of keys lie: `keys/000000001/keys.json` … */
export const KEYS_PATH = 'keys';

/** The document of each number of the site's keys. */
export const KEYS_FILE = 'keys.json';

/**
 * What lies in a version last, and says that it is there: of versions at `host` and `remotes/<name>` one document, of
 * documents of keys the other. @returns nothing for a path that holds no versions
 */
export function documentAt(path: string): string | undefined {
  if (path === KEYS_PATH) return KEYS_FILE;
  return /^(host|remotes\/[^/]+)$/.test(path) ? RELEASE_DOCUMENT : undefined;
}

/** A version in the order in which it is written. */
export interface Ordered {
  files: [name: string, content: Uint8Array][];
  /** the last */
  document: [name: string, content: Uint8Array];
}

/** @throws when the files are no version */
export function inOrder(path: string, files: ReadonlyMap<string, Uint8Array>): Ordered {
  const name = documentAt(path);
  const content = name === undefined ? undefined : files.get(name);
  if (name === undefined || !content) throw new Error(`Without ${name ?? 'a document'} it is no version.`);
  return { files: [...files].filter(([one]) => one !== name), document: [name, content] };
}

/** Where the pointer's revisions are: `registry/000000001.json` …; the highest is live. */
export const POINTER_PATH = 'registry';

const DIGITS = 9;
/** No count of moves comes to it. */
export const HIGHEST_REVISION = 10 ** DIGITS - 1;

/** Padded, so that stores that list by name list by number. */
export const revisionName = (revision: number): string => `${String(revision).padStart(DIGITS, '0')}.json`;

export const revisionPath = (revision: number): string => `${POINTER_PATH}/${revisionName(revision)}`;

/** @returns nothing for a name that is no revision: other than a number from 1 on as we write it */
export function revisionOf(name: string): number | undefined {
  const digits = /^(\d{9})\.json$/.exec(name)?.[1];
  return Number(digits) > 0 ? Number(digits) : undefined;
}
