import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import type { Registry } from '@alisio/platform/sdk/registry';
import { networkOf, spanned, within } from '@alisio/platform/serving';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import type { Language } from '@alisio/shared-contracts/languages';
import { matchRoutes } from 'react-router';
import type { PageAnswer } from '../../src/server-half/load-page.ts';
import type { DrawnPage, RenderAnswer } from '../../src/server-half/render-page.tsx';
import type { ApiClient } from '../http/api-client.ts';
import { isWithoutScript } from '../http/without-script.ts';
import type { ClaimMatch } from '../releases/match-claim.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import type { VerifiedFiles } from '../releases/verified-files.ts';
import { countPage, tellThreads } from './count-pages.ts';
import { failures, type RestingVersion, type RunPage } from './failures.ts';
import { compositionKey, compositionOf } from './halves.ts';
import type { LoaderCall } from './messages.ts';
import { codeAt, type PageCode } from './page-code.ts';
import type { PageBeginning } from './page-inputs.ts';
import { drawThreads, loaderPool, type PoolLimits } from './pool.ts';
import { faultTeller } from './tell-faults.ts';
import { type LoaderThread, type RunAnswer, threadLimits } from './thread.ts';

export interface LoaderLimits extends PoolLimits {
  /** how long a loader may take from the beginning of its page, its code read included, milliseconds */
  withinMs: number;
  /** how long a page's head waits for a loader that has not asked anything yet, milliseconds */
  headMs: number;
  /** how long a page waits to be drawn, its loader included, milliseconds; 0: browsers draw all pages */
  drawnWithinMs: number;
  /** how long both may take of a page that no browser can draw, milliseconds */
  patientMs: number;
  /** of how many new compositions of a revision a page is drawn before anybody asks, where pages are drawn */
  ahead: number;
}

/** A thread keeps two dozen compositions, and visitors come meanwhile. */
export const MOST_AHEAD = 12;
export const DRAWN_WITHIN_MS = 300;
/** How long a page's head waits for its loader, unless told. */
export const HEAD_MS = 20;
/** The API has its time, too. */
const PATIENT_MS = 5000;
/** A page that asks the API nothing changes with what it begins with alone: this is for what nobody thought of. */
const GOOD_FOR_MS = 60_000;
/** What the API says to who asks too often: no answer. */
const TOO_MANY = 429;

const loaderLimits: LoaderLimits = {
  ...threadLimits,
  threads: drawThreads(availableParallelism()),
  withinMs: 1500,
  headMs: HEAD_MS,
  drawnWithinMs: DRAWN_WITHIN_MS,
  patientMs: PATIENT_MS,
  ahead: MOST_AHEAD,
};

export interface LoaderVisitor {
  language: Language;
  forwardedFor: string;
  attribution: Attribution;
}

export type LoaderExit = NonNullable<PageAnswer['exit']>;

/** A loader that has begun. Nothing of it ever fails: what a page does not get it asks by itself. */
export interface LoadingPage {
  /** How it has left, when it did so before it asked anything, or is one that decides what its address answers. */
  left: Promise<LoaderExit | undefined>;
  /** What the browser's query client begins with, JSON; nothing when there is nothing to say in time. */
  data: Promise<string | undefined>;
  /** Whether the API answered nothing of what its loader asked: what is at the address is not known. */
  unanswered: Promise<boolean>;
  /** How long others may be given the same, milliseconds; 0 for what is one visitor's, or went wrong. */
  goodForMs: Promise<number>;
  /** What went wrong with a page from source, as its developer is told; nothing when nothing did. */
  fault?: Promise<string | undefined>;
  /** The page itself, where it may be drawn; nothing when that was not possible in time, and the browser does it. */
  drawn?: Promise<DrawnPage | undefined>;
  /** The same, also when it came too late for its own visitor, where it was begun for others, too. */
  drawnAtLast?: Promise<DrawnPage | undefined>;
}

export interface PageLoaders {
  /**
   * Begins the loader of a page, and has it drawn behind that; nothing where there is nothing to run, or the edge has no
   * code of it.
   * @param beginning what the browser will begin with: the page is begun when that is known, on the same day
   * @param forOthers it is drawn to its end, as long as a loader may take: others are given what its visitor has left
   * without
   */
  begin(
    registry: Registry,
    match: ClaimMatch | undefined,
    url: URL,
    visitor: LoaderVisitor,
    beginning: Promise<PageBeginning>,
    forOthers?: boolean,
  ): LoadingPage | undefined;
  /** Whether a page is to be drawn, if it can be in time. */
  draws(registry: Registry, match: ClaimMatch | undefined): boolean;
  /** versions that fail so often that browsers draw their pages now */
  resting(): RestingVersion[];
  stop(): Promise<void>;
}

interface Means {
  files: VerifiedFiles;
  releases: Pick<SiteReleases, 'report'>;
  api: Pick<ApiClient, 'exchange'>;
  limits?: Partial<LoaderLimits>;
  /** what the API believes the edge by */
  operatorKey?: string | undefined;
  /** of pages from source, to who develops them: then no page rests, however often it fails. @returns what to show */
  tellFault?: (fault: string, path: string) => Promise<string>;
}

interface LoadedPage extends RenderAnswer {
  goodForMs: number;
  unanswered: boolean;
  /** what is shown of its fault */
  shown?: string | undefined;
}

/** How long a page has from its beginning, milliseconds. */
interface PageTimes {
  /** for its visitor, who waits for it to be drawn, its loader included */
  visitorMs: number;
  /** to be drawn for anybody */
  drawnMs: number;
  /** for its loader alone */
  loadedMs: number;
}

/** A page whose loader has begun. */
interface Begun {
  /** of its composition */
  key: string;
  page: RunPage;
  url: URL;
  visitor: LoaderVisitor;
  times: PageTimes;
  beginning: Promise<PageBeginning>;
  onAsk(): void;
}

/** As the router gives them in the browser. */
const paramsAt = (path: string, pathname: string) => ({ ...matchRoutes([{ path }], pathname)?.[0]?.params });

/** Runs the loaders of released pages in a thread of their own, with the code that was signed. */
export function pageLoaders({
  files,
  releases,
  api,
  limits = {},
  operatorKey,
  tellFault,
}: Means): PageLoaders {
  const { headMs, drawnWithinMs, withinMs, patientMs, ...threads } = { ...loaderLimits, ...limits };
  const seen = failures(releases.report, faultTeller(api, operatorKey));
  const pool = loaderPool(threads, seen);
  const untold = tellThreads({ pages: () => pool.pages(), resting: () => seen.resting() });

  /** How long a page has. What waits to be drawn waits for its loader, too. */
  function timesOf(url: URL, forOthers: boolean): PageTimes {
    const leastMs = isWithoutScript(url) ? patientMs : 0;
    const visitorMs = Math.max(drawnWithinMs, leastMs);
    const loadedMs = Math.max(withinMs, visitorMs);
    return { visitorMs, drawnMs: forOthers ? loadedMs : visitorMs, loadedMs };
  }

  async function isTaught(thread: LoaderThread, { host, remote }: PageCode): Promise<boolean> {
    const key = compositionKey(host, remote);
    if (thread.knows(key)) return true;
    const composition = await compositionOf(host, remote, files);
    if (composition && !thread.knows(key)) thread.teach(composition);
    return composition !== undefined;
  }

  async function load(
    code: PageCode,
    { key, page, url, visitor, times, beginning, onAsk }: Begun,
  ): Promise<LoadedPage | undefined> {
    const began = performance.now();
    const { forwardedFor, attribution, language } = visitor;
    const { isDrawn } = page;
    const { drawnMs, loadedMs } = times;
    /** Whole milliseconds until its loader has to end. */
    const leftMs = () => Math.ceil(began + loadedMs - performance.now());
    let goodForMs = GOOD_FOR_MS;
    let [asked, answered] = [0, 0];
    const ask = async (call: LoaderCall) => {
      asked += 1;
      const given = await api.exchange({ ...call, language, forwardedFor }, Math.max(1, leftMs()));
      goodForMs = Math.min(goodForMs, given?.sharedForMs ?? 0);
      if (given && given.status !== TOO_MANY && given.status < 500) answered += 1;
      return given;
    };
    const network = networkOf(forwardedFor);
    const seat = pool.take(key, network, isDrawn ? drawnMs : loadedMs);
    if (!seat) {
      countPage(page.remote, 'none', 0);
      return undefined;
    }
    try {
      const [isReady, { inputs, bootstrap }] = await Promise.all([isTaught(seat.thread, code), beginning]);
      if (!isReady) return undefined;
      const left = leftMs();
      if (left <= 0) return undefined;
      const answer = await seat.thread.run({
        key,
        network,
        withinMs: left,
        question: {
          remote: (code.remote ?? code.host).name,
          path: code.path,
          params: paramsAt(code.path, url.pathname),
          url: url.href,
          language,
          // Of loader, page and key: a browser that knows another day asks by itself.
          today: inputs.today,
          country: inputs.country,
          attribution,
          draws: isDrawn
            ? { bootstrap, drawnWithinMs: began + drawnMs - performance.now(), missing: true }
            : undefined,
        },
        // A thread's message comes from outside of the request.
        ask: AsyncLocalStorage.bind(ask),
        onAsk,
      });
      if (!answer) {
        countPage(page.remote, 'none', performance.now() - began);
        return undefined;
      }
      tellHow(key, page, answer);
      // What is still asked has said nothing of who may have it.
      const isWhole = answer.fault === undefined && answer.isWaiting !== true;
      const { fault, stack = fault } = answer;
      const shown = stack === undefined ? undefined : await tellFault?.(stack, code.path);
      const unanswered = asked > 0 && answered === 0;
      return { ...answer, shown, unanswered, goodForMs: isWhole ? goodForMs : 0 };
    } finally {
      seat.leave();
    }
  }

  /** A loader that waits for the API is late by no fault of its version. */
  function tellHow(key: string, page: RunPage, { fault, drawn, ownMs }: RunAnswer): void {
    const late = page.isDrawn && ownMs > drawnWithinMs ? `It took ${Math.round(ownMs)} ms.` : undefined;
    const wrong = fault ?? late;
    if (!page.isTried)
      countPage(page.remote, fault ? 'fault' : late ? 'late' : drawn ? 'drawn' : 'loaded', ownMs);
    if (wrong === undefined) seen.wentWell(key, drawn ? 'drawn' : 'loaded');
    else seen.failed(key, page, wrong);
  }

  const mayDraw = (code: PageCode | undefined): boolean => drawnWithinMs > 0 && code?.draws === true;

  return {
    draws: (registry, match) => mayDraw(codeAt(registry, match)),
    begin(registry, match, url, visitor, beginning, forOthers = false) {
      const code = codeAt(registry, match);
      if (!code) return undefined;
      const { host, remote, path } = code;
      const key = compositionKey(host, remote);
      const isDrawn = mayDraw(code) && (tellFault !== undefined || seen.mayDraw(key));
      if (!(isDrawn || code.loads)) return undefined;
      const { name, version } = remote ?? host;
      const page = {
        remote: name,
        version,
        host: host.version,
        page: code.page,
        path,
        forwardedFor: visitor.forwardedFor,
        isTried: registry.overrides.length > 0,
        isDrawn,
      };
      if (!seen.mayRun(key, page)) return undefined;
      const times = timesOf(url, forOthers);
      const { promise: left, resolve } = Promise.withResolvers<LoaderExit | undefined>();
      const goOn = () => resolve(undefined);
      const onAsk = code.decides ? () => undefined : goOn;
      const timer = setTimeout(goOn, code.decides ? times.loadedMs + threads.graceMs : headMs);
      const begun = { key, page, url, visitor, times, beginning, onAsk };
      const attributes = { 'alisio.remote': name, 'alisio.version': version, 'alisio.page': path };
      const answer = spanned({ name: 'load and draw', attributes }, () => load(code, begun)).catch(
        (error: unknown) => {
          releases.report({ err: error, remote: name }, 'a page loader could not be run');
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
        data: inTime(times.loadedMs + threads.graceMs).then((given) => given?.data),
        unanswered: inTime(times.loadedMs + threads.graceMs).then((given) => given?.unanswered === true),
        goodForMs: inTime(times.loadedMs + threads.graceMs).then((given) => given?.goodForMs ?? 0),
        ...(tellFault
          ? { fault: inTime(times.loadedMs + threads.graceMs).then((given) => given?.shown) }
          : {}),
        ...(isDrawn ? { drawn: inTime(times.visitorMs).then((given) => given?.drawn) } : {}),
        ...(isDrawn && forOthers ? { drawnAtLast: answer.then((given) => given?.drawn) } : {}),
      };
    },
    resting: () => seen.resting(),
    stop() {
      untold();
      return pool.stop();
    },
  };
}
