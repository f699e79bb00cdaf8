import type { HostRelease, Registry, RemoteRelease } from '@alisio/platform/sdk/registry';
import { networkOf, within } from '@alisio/platform/serving';
import { attributionOf, NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import type { Language } from '@alisio/shared-contracts/languages';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { PageAnswer } from '../../src/server-half/load-page.ts';
import type { DrawnPage, RenderAnswer } from '../../src/server-half/render-page.tsx';
import type { ApiClient } from '../http/api-client.ts';
import type { ClaimMatch } from '../releases/match-claim.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import type { VerifiedFiles } from '../releases/verified-files.ts';
import type { Half } from './messages.ts';
import type { PageBeginning } from './page-inputs.ts';
import { faultTeller, type LoaderFault } from './tell-faults.ts';
import { loaderThread, type ThreadLimits, threadLimits } from './thread.ts';

export interface LoaderLimits extends ThreadLimits {
  /** how long a loader may take from the beginning of its page, its code read included, milliseconds */
  withinMs: number;
  /** how long a page's head waits for a loader that has not asked anything yet, milliseconds */
  headMs: number;
  /** how long a page waits to be drawn, its loader included, milliseconds; 0: browsers draw all pages */
  drawnWithinMs: number;
}

export const DRAWN_WITHIN_MS = 0;

const loaderLimits: LoaderLimits = {
  ...threadLimits,
  withinMs: 1500,
  headMs: 20,
  drawnWithinMs: DRAWN_WITHIN_MS,
};

/** A composition that ended the thread by itself, twice in a row, is left alone for so long. */
const LEFT_ALONE_MS = 60_000;

export interface LoaderVisitor {
  language: Language;
  forwardedFor: string;
  /** the header of that name, empty for none */
  referrer: string;
  /**
   * ISO date where the visitor seems to be. Where their browser knows better, the question that the page asks has
   * another key: it then asks by itself, and never shows another day.
   */
  today: string;
}

export type LoaderExit = NonNullable<PageAnswer['exit']>;

/** A loader that has begun. Nothing of it ever fails: what a page does not get it asks by itself. */
export interface LoadingPage {
  /** How it has left, when it did so before it asked anything. */
  left: Promise<LoaderExit | undefined>;
  /** What the browser's query client begins with, JSON; nothing when there is nothing to say in time. */
  data: Promise<string | undefined>;
  /** The page itself, where it may be drawn; nothing when that was not possible in time, and the browser does it. */
  drawn?: Promise<DrawnPage | undefined>;
}

export interface PageLoaders {
  /**
   * Begins the loader of a page, and has it drawn behind that; nothing where there is nothing to run, or the edge has no
   * code of it.
   * @param beginning what the browser will begin with; a page that is drawn is begun when that is known
   */
  begin(
    registry: Registry,
    match: ClaimMatch | undefined,
    url: URL,
    visitor: LoaderVisitor,
    beginning: Promise<PageBeginning>,
  ): LoadingPage | undefined;
  /** Whether a page is to be drawn, if it can be in time. */
  draws(registry: Registry, match: ClaimMatch | undefined): boolean;
  stop(): Promise<void>;
}

interface Means {
  files: VerifiedFiles;
  releases: Pick<SiteReleases, 'report'>;
  api: Pick<ApiClient, 'exchange'>;
  limits?: Partial<LoaderLimits>;
  /** what the API believes the edge by */
  operatorKey?: string;
}

const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const labelOf = ({ name, version }: HostRelease | RemoteRelease): string => `${name}@${version}`;

/** Whose loader ran last in a composition of shell and remote. */
interface Composition extends Omit<LoaderFault, 'fault'> {
  /** by an override: a test is no visitor */
  isTried: boolean;
}

/** As the router gives them in the browser. */
const paramsAt = (path: string, pathname: string) => ({ ...matchRoutes([{ path }], pathname)?.[0]?.params });

/** Runs the loaders of released pages in a thread of their own, with the code that was signed. */
export function pageLoaders({ files, releases, api, limits = {}, operatorKey }: Means): PageLoaders {
  const { withinMs, headMs, drawnWithinMs, ...threads } = { ...loaderLimits, ...limits };
  const leftAlone = new LRUCache<string, true>({ max: 100, ttl: LEFT_ALONE_MS });
  /** those that ended the thread by themselves and have not answered since */
  const lostLast = new LRUCache<string, true>({ max: 100 });
  const labels = new LRUCache<string, Composition>({ max: 1000 });
  const tellFault = faultTeller(api, operatorKey);

  const labelFor = (key: string | undefined) => {
    const { remote, version, host } = labels.get(key ?? '') ?? {};
    return { remote, version, host };
  };

  const thread = loaderThread(threads, {
    stray: (key, fault) =>
      releases.report({ ...labelFor(key), err: fault }, 'something that a page loader left behind failed'),
    lost(keys, fault) {
      // Of several nobody knows which one it was: that one will be alone another time.
      const [only, ...others] = keys;
      for (const key of keys)
        releases.report({ ...labelFor(key), err: fault }, 'a page loader ended its thread');
      if (only === undefined || others.length > 0) return;
      // Once may have been the machine, which had other work.
      if (lostLast.has(only)) leftAlone.set(only, true);
      lostLast.set(only, true);
      const composition = labels.get(only);
      if (composition && !composition.isTried) tellFault({ ...composition, fault });
    },
  });

  /** Whole milliseconds until the loader of a page has to end. */
  const leftOf = (began: number): number => Math.ceil(began + withinMs - performance.now());

  /** The text of a server half, when it is as it was signed. What is not was reported. */
  async function halfOf(release: HostRelease | RemoteRelease): Promise<Half | undefined> {
    const { name, version, server } = release;
    if (!server) return undefined;
    const file = fileOf(server.url);
    const hashes = await files.hashes(name, version);
    if (hashes === undefined || hashes === 'refused' || hashes[file] !== server.integrity) return undefined;
    const content = await files.read({ name, version, file }, server.integrity);
    return content instanceof Uint8Array
      ? { name, version, source: new TextDecoder().decode(content) }
      : undefined;
  }

  async function isTaught(key: string, host: HostRelease, remote: RemoteRelease): Promise<boolean> {
    if (thread.knows(key)) return true;
    const [ofHost, ofRemote] = await Promise.all([halfOf(host), halfOf(remote)]);
    if (!ofHost || !ofRemote) return false;
    if (!thread.knows(key)) thread.teach({ key, host: ofHost, remote: ofRemote });
    return true;
  }

  async function load(
    { host, overrides }: Registry,
    { remote, claim }: ClaimMatch,
    url: URL,
    { forwardedFor, referrer, language, today }: LoaderVisitor,
    beginning: Promise<PageBeginning> | undefined,
    onAsk: () => void,
  ): Promise<RenderAnswer | undefined> {
    const began = performance.now();
    const key = `${labelOf(host)} ${labelOf(remote)}`;
    const about = { remote: remote.name, version: remote.version, host: host.version };
    const composition = { ...about, path: claim.path, forwardedFor, isTried: overrides.length > 0 };
    labels.set(key, composition);
    if (leftAlone.has(key)) return undefined;
    const [isReady, begun] = await Promise.all([isTaught(key, host, remote), beginning]);
    if (!isReady) return undefined;
    const left = leftOf(began);
    if (left <= 0) return undefined;
    const answer = await thread.run({
      key,
      network: networkOf(forwardedFor),
      withinMs: left,
      question: {
        remote: remote.name,
        path: claim.path,
        params: paramsAt(claim.path, url.pathname),
        url: url.href,
        language,
        today,
        attribution: attributionOf({ url, referrer }) ?? NO_ATTRIBUTION,
        draws: begun && {
          bootstrap: begun.bootstrap,
          drawnWithinMs: began + drawnWithinMs - performance.now(),
        },
      },
      ask: (call) => api.exchange({ ...call, language, forwardedFor }, Math.max(1, leftOf(began))),
      onAsk,
    });
    if (answer) lostLast.delete(key);
    if (answer?.fault !== undefined) {
      releases.report({ ...about, page: claim.page, err: answer.fault }, 'a page loader failed');
      if (!composition.isTried) tellFault({ ...composition, fault: answer.fault });
    }
    return answer;
  }

  /** The server half of a page's remote, where this edge has one of both. */
  const halfAt = (registry: Registry, match: ClaimMatch | undefined) =>
    match?.code === 'released' && registry.host.server ? match.remote.server : undefined;
  const draws = (registry: Registry, match: ClaimMatch | undefined): boolean =>
    drawnWithinMs > 0 && halfAt(registry, match)?.draws === true;

  return {
    draws,
    begin(registry, match, url, visitor, beginning) {
      const server = halfAt(registry, match);
      const isDrawn = draws(registry, match);
      if (!match || !server || !(isDrawn || server.loads.includes(match.claim.page))) return undefined;
      const { promise: left, resolve } = Promise.withResolvers<LoaderExit | undefined>();
      const goOn = () => resolve(undefined);
      const timer = setTimeout(goOn, headMs);
      const answer = load(registry, match, url, visitor, isDrawn ? beginning : undefined, goOn).catch(
        (error: unknown) => {
          releases.report({ err: error, remote: match.remote.name }, 'a page loader could not be run');
          return undefined;
        },
      );
      void answer.then((given) => {
        clearTimeout(timer);
        resolve(given?.exit);
      });
      // The page ends whatever hangs: the store with the loader's code, or a thread that has too much to do.
      const inTime = (ms: number) => within(answer, { ms, late: () => undefined });
      return {
        left,
        data: inTime(withinMs + threads.graceMs).then((given) => given?.data),
        ...(isDrawn ? { drawn: inTime(drawnWithinMs).then((given) => given?.drawn) } : {}),
      };
    },
    stop: () => thread.stop(),
  };
}
