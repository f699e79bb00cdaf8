import type {
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
  SiteRegistry,
} from '@alisio/platform/sdk/registry';
import {
  provenRevision,
  publishedVersions,
  type ReleaseStore,
  readRelease,
  type Verifier,
} from '@alisio/platform/tooling/release';
import { LRUCache } from 'lru-cache';
import { calmLog, type Log } from './calm-log.ts';
import { type LiveRevision, liveRevision } from './live-revision.ts';
import { rateLimit } from './rate-limit.ts';

export interface SiteReleases extends LiveRevision {
  /** What was live at a revision; nothing when that is not known any more, or nobody had the right to write it so. */
  at(revision: number): Promise<SiteRegistry | undefined>;
  /** What a published version says of itself; `refused` when that cannot be trusted or read. */
  document(name: string, version: string): Promise<ReleaseDocument | 'refused' | undefined>;
  /** A published version; nothing when there is none that can be trusted. */
  release(name: string, version: string): Promise<HostRelease | RemoteRelease | undefined>;
  /** Versions published under a name, in no order that says which is newer. */
  versions(name: string): Promise<string[]>;
  /** Logs what was refused; the same once a minute. */
  report: Log['error'];
}

const MB = 1024 * 1024;

/** Reads of earlier revisions, and how much of them is kept: tabs that stay open over some moves. */
const READS = { burst: 20, perSecond: 5 };
const EARLIER_BYTES = 16 * MB;

/** Releases never change: each is read once, and what nobody asks for goes first. Those of two hundred remotes are some 8 MB. */
const KEPT_BYTES = 32 * MB;

/** Of its text: what it takes in memory is some two times that. */
const bytesOf = (document: ReleaseDocument | SiteRegistry): number => JSON.stringify(document).length;

/** Nothing else of an address may become part of a path in the store. */
const isName = (name: string): boolean => name === 'host' || /^mf-[a-z][a-z0-9-]*$/.test(name);
const isVersion = (version: string): boolean => /^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(version);

interface Options {
  /** milliseconds between two looks at what is live; its own unless told */
  lookEveryMs?: number | undefined;
}

/** The releases of a site, as far as their signatures are good. */
export function siteReleases(
  store: ReleaseStore,
  verifier: Verifier,
  log: Log,
  { lookEveryMs }: Options = {},
): SiteReleases {
  const report = calmLog(log);
  const followed = liveRevision(store, verifier, { report, everyMs: lookEveryMs });
  const kept = new LRUCache<string, ReleaseDocument>({ maxSize: KEPT_BYTES, sizeCalculation: bytesOf });
  const earlier = new LRUCache<number, SiteRegistry>({ maxSize: EARLIER_BYTES, sizeCalculation: bytesOf });
  const mayRead = rateLimit(READS);

  async function at(revision: number): Promise<SiteRegistry | undefined> {
    const live = followed.looked().revision === revision ? await followed.live() : undefined;
    if (live?.revision === revision) return live;
    const known = earlier.get(revision);
    if (known || !mayRead()) return known;
    try {
      const read = await provenRevision(store, verifier, revision);
      if (read) earlier.set(revision, read);
      return read;
    } catch (error) {
      report({ err: error, revision }, 'an earlier revision cannot be read');
      return undefined;
    }
  }

  async function document(name: string, version: string): Promise<ReleaseDocument | 'refused' | undefined> {
    if (!isName(name) || !isVersion(version)) return undefined;
    const key = `${name}@${version}`;
    const known = kept.get(key);
    if (known) return known;
    try {
      const read = await readRelease(store, verifier, name, version);
      if (!read) return undefined;
      kept.set(key, read);
      return read;
    } catch (error) {
      report({ err: error, remote: name, version }, 'the release is refused');
      return 'refused';
    }
  }

  return {
    ...followed,
    at,
    document,
    async release(name, version) {
      const read = await document(name, version);
      return read === 'refused' ? undefined : read?.release;
    },
    versions: (name) => (isName(name) ? publishedVersions(store, name) : Promise.resolve([])),
    report,
  };
}
