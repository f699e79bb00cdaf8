import { counter } from '@alisio/platform/serving/metrics';
import { hashOf, NotOurs, type ReleaseStore, releasePath } from '@alisio/platform/tooling/release';
import { LRUCache } from 'lru-cache';
import type { SiteReleases } from './site-releases.ts';

const refused = counter({
  name: 'alisio_edge_refused_files_total',
  help: 'Reads of released files that were refused: changed (not as they were signed, or larger than any), gone, or unreadable (the store failed).',
  labels: ['why'],
});

/** Verified bytes are kept up to this many, the last ones asked for, so that most requests touch no disk. */
export const FILES_BYTES = 96 * 1024 * 1024;

export interface PublishedFile {
  /** `host` or a remote's name */
  name: string;
  version: string;
  file: string;
}

/** `refused`: it is published and not as it was signed, or cannot be read; nothing: it is not published. */
export type VerifiedFile = Uint8Array | 'refused' | undefined;

export interface VerifiedFiles {
  /** Names of a version's files with the hash that was signed. */
  hashes(name: string, version: string): Promise<Readonly<Record<string, string>> | 'refused' | undefined>;
  /** The bytes of a file. @param expected its signed hash */
  read(file: PublishedFile, expected: string): Promise<VerifiedFile>;
}

/** Reads published files and gives none of which a byte has changed since its release. */
export function verifiedFiles(
  store: ReleaseStore,
  releases: SiteReleases,
  mostBytes = FILES_BYTES,
): VerifiedFiles {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: Math.max(1, mostBytes),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const underWay = new Map<string, Promise<VerifiedFile>>();

  function changed({ name, version, file }: PublishedFile, error?: Error): 'refused' {
    refused.inc({ why: 'changed' });
    const details = { remote: name, version, file, ...(error ? { err: error } : {}) };
    releases.report(details, 'a released file was changed and is refused');
    return 'refused';
  }

  /** What a key may bring is held against what its version says of itself: so it has to be true. */
  async function isAsLong({ name, version, file }: PublishedFile, { length }: Uint8Array): Promise<boolean> {
    const document = await releases.document(name, version);
    const told = document === 'refused' ? undefined : document?.sizes?.[file];
    return told === undefined || told === length;
  }

  async function readAnew({ name, version, file }: PublishedFile, expected: string): Promise<VerifiedFile> {
    const path = `${releasePath(name)}/${version}/${file}`;
    let content: Uint8Array | undefined;
    try {
      content = await store.read(path);
    } catch (error) {
      if (error instanceof NotOurs) return changed({ name, version, file }, error);
      refused.inc({ why: 'unreadable' });
      releases.report({ err: error, remote: name, version, file }, 'a released file cannot be read');
      return 'refused';
    }
    if (content && hashOf(content) === expected && (await isAsLong({ name, version, file }, content)))
      return content;
    if (content) return changed({ name, version, file });
    // It was signed, so it should be there: gone is as bad as changed.
    refused.inc({ why: 'gone' });
    releases.report({ remote: name, version, file }, 'a released file is gone');
    return 'refused';
  }

  return {
    async hashes(name, version) {
      const document = await releases.document(name, version);
      return document === 'refused' ? document : document?.hashes;
    },

    async read(file, expected) {
      const key = `${file.name}/${file.version}/${file.file}`;
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      const reading = readAnew(file, expected).finally(() => underWay.delete(key));
      underWay.set(key, reading);
      const content = await reading;
      if (content instanceof Uint8Array) kept.set(key, content);
      return content;
    },
  };
}
