import type {
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
  SiteRegistry,
} from '@alisio/platform/sdk/registry';
import {
  brokenText,
  type Known,
  openRevision,
  type Pointer,
  publishedVersions,
  type ReleaseStore,
  readPointer,
  readRelease,
  type Verifier,
} from '@alisio/platform/tooling/release';
import { LRUCache } from 'lru-cache';
import { calmLog, type Log } from './calm-log.ts';
import { rateLimit } from './rate-limit.ts';

export interface SiteReleases {
  /**
   * What is live. Nobody waits for a look at the store once something is known: it is looked at behind, so a release
   * needs no restart and is seen by the requests after a moment. What cannot be read or trusted is logged, and the
   * last good revision stays.
   * @returns nothing before the first release, and of a registry that is broken since before the edge began
   * @throws when the store cannot be read and nothing was before
   */
  live(): Promise<SiteRegistry | undefined>;
  /** What was live at a revision; nothing when that is not known any more, or was not written as it is stored. */
  at(revision: number): Promise<SiteRegistry | undefined>;
  /** Tells each revision from when this edge has it. */
  follow(listener: (site: SiteRegistry) => void): void;
  /** Why nothing is live, when something is wrong; nothing while a good revision is served. */
  trouble(): string | undefined;
  /** Looks by itself, too, from now on. @returns what ends that */
  watch(): () => void;
  /** What a published version says of itself; `refused` when that cannot be trusted or read. */
  document(name: string, version: string): Promise<ReleaseDocument | 'refused' | undefined>;
  /** A published version; nothing when there is none that can be trusted. */
  release(name: string, version: string): Promise<HostRelease | RemoteRelease | undefined>;
  /** Versions published under a name, in no order that says which is newer. */
  versions(name: string): Promise<string[]>;
  /** Logs what was refused; the same once a minute. */
  report: Log['error'];
}

/** Looks at the pointer that requests may ask for: each is one listing of the store. */
const LOOKS = { burst: 30, perSecond: 10 };
/** Where nobody comes by, a switched off remote should be off for the first who does. */
const LOOK_EVERY_MS = 1000;

/** Reads of earlier revisions, and how many are kept: tabs that stay open over some moves. */
const READS = { burst: 20, perSecond: 5 };
const MOST_EARLIER = 10;

/** Releases never change: each is read once, and what nobody asks for goes first. */
const MOST_KEPT = 100;

/** Nothing else of an address may become part of a path in the store. */
const isName = (name: string): boolean => name === 'host' || /^mf-[a-z][a-z0-9-]*$/.test(name);
const isVersion = (version: string): boolean => /^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(version);

/** The releases of a site, as far as their signatures are good. */
export function siteReleases(store: ReleaseStore, verifier: Verifier, log: Log): SiteReleases {
  const report = calmLog(log);
  const kept = new LRUCache<string, ReleaseDocument>({ max: MOST_KEPT });
  const earlier = new LRUCache<number, SiteRegistry>({ max: MOST_EARLIER });
  const mayLook = rateLimit(LOOKS);
  const mayRead = rateLimit(READS);
  const listeners: ((site: SiteRegistry) => void)[] = [];
  let live: { registry: SiteRegistry; known: Known } | undefined;
  let trouble: string | undefined;
  let looking: Promise<void> | undefined;

  /** Whether an edge may serve what a look has found: whole, or with nothing wrong but behind it. */
  const isGood = ({ broken }: Pointer, { revision }: SiteRegistry): boolean =>
    broken.every(({ first }) => live !== undefined && first > revision);

  function take(pointer: Pointer): void {
    const { registry, hash, broken, strange } = pointer;
    for (const path of strange) report({ path }, 'no revision of the registry, and passed over');
    if (registry && hash && isGood(pointer, registry)) {
      live = { registry, known: { revision: registry.revision, hash } };
      for (const listener of listeners) listener(registry);
    }
    trouble = undefined;
    if (broken.length === 0) return;
    report({ broken }, 'the registry is broken');
    if (!live) trouble = brokenText(pointer);
  }

  async function lookNow(): Promise<void> {
    try {
      take(await readPointer(store, verifier, live?.known));
    } catch (error) {
      report({ err: error }, 'the site cannot be read');
      if (live) return;
      trouble = 'The store of releases cannot be read.';
      throw error;
    }
  }

  /** One look at a time, whoever asks. */
  function look(): Promise<void> {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  /** Whoever needs an answer looks too, and is told what went wrong. */
  const lookBehind = (): void => void look().catch(() => undefined);

  async function at(revision: number): Promise<SiteRegistry | undefined> {
    if (live?.registry.revision === revision) return live.registry;
    const known = earlier.get(revision);
    if (known || !mayRead()) return known;
    try {
      const read = await openRevision(store, verifier, revision);
      if (read) earlier.set(revision, read.registry);
      return read?.registry;
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
    async live() {
      if (!live) await look();
      else if (mayLook()) lookBehind();
      return live?.registry;
    },
    at,
    follow: (listener) => void listeners.push(listener),
    trouble: () => trouble,
    watch() {
      const timer = setInterval(lookBehind, LOOK_EVERY_MS).unref();
      return () => clearInterval(timer);
    },
    document,
    async release(name, version) {
      const read = await document(name, version);
      return read === 'refused' ? undefined : read?.release;
    },
    versions: (name) => (isName(name) ? publishedVersions(store, name) : Promise.resolve([])),
    report,
  };
}
