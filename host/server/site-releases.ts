import type {
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
  SiteRegistry,
} from '@alisio/platform/sdk/registry';
import {
  publishedVersions,
  type ReleaseStore,
  readPointer,
  readRelease,
  type Verifier,
} from '@alisio/platform/tooling/release';
import { calmLog, type Log } from './calm-log.ts';
import { sharedRead } from './shared-read.ts';

export interface SiteReleases {
  /**
   * What is live. A release needs no restart: it is seen by the next request, on a busy site by those after a tenth
   * of a second. What cannot be read or trusted is logged, and the last good revision stays.
   * @returns nothing before the first release
   * @throws when the store cannot be read and nothing was before
   */
  live(): Promise<SiteRegistry | undefined>;
  /** What a published version says of itself; `refused` when that cannot be trusted or read. */
  document(name: string, version: string): Promise<ReleaseDocument | 'refused' | undefined>;
  /** A published version; nothing when there is none that can be trusted. */
  release(name: string, version: string): Promise<HostRelease | RemoteRelease | undefined>;
  /** Versions published under a name, in no order that says which is newer. */
  versions(name: string): Promise<string[]>;
  /** Logs what was refused; the same once a minute. */
  report: Log['error'];
}

/** Looks at the pointer: each is one listing of the store. */
const LOOKS = { burst: 30, perSecond: 10 };

/** Releases never change, so each is read once. */
const MOST_KEPT = 100;

/** Nothing else of an address may become part of a path in the store. */
const isName = (name: string): boolean => name === 'host' || /^mf-[a-z][a-z0-9-]*$/.test(name);
const isVersion = (version: string): boolean => /^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(version);

/** The releases of a site, as far as their signatures are good. */
export function siteReleases(store: ReleaseStore, verifier: Verifier, log: Log): SiteReleases {
  const report = calmLog(log);
  const kept = new Map<string, ReleaseDocument>();
  let live: SiteRegistry | undefined;

  const look = sharedRead(async () => {
    try {
      // What was refused is looked at again: the store may have failed, not the document.
      const { registry, refused } = await readPointer(store, verifier, live?.revision);
      for (const { revision, error } of refused) {
        report({ err: error, revision }, 'the registry is refused');
      }
      live = registry ?? live;
    } catch (error) {
      if (!live) throw error;
      report({ err: error }, 'the site cannot be read');
    }
    return live;
  }, LOOKS);

  async function document(name: string, version: string): Promise<ReleaseDocument | 'refused' | undefined> {
    if (!isName(name) || !isVersion(version)) return undefined;
    const key = `${name}@${version}`;
    const known = kept.get(key);
    if (known) return known;
    try {
      const read = await readRelease(store, verifier, name, version);
      if (!read) return undefined;
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, read);
      return read;
    } catch (error) {
      report({ err: error, remote: name, version }, 'the release is refused');
      return 'refused';
    }
  }

  return {
    live: look,
    document,
    async release(name, version) {
      const read = await document(name, version);
      return read === 'refused' ? undefined : read?.release;
    },
    versions: (name) => (isName(name) ? publishedVersions(store, name) : Promise.resolve([])),
    report,
  };
}
