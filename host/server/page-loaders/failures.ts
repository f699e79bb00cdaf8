import { networkOf } from '@alisio/platform/serving';
import { LRUCache } from 'lru-cache';
import type { SiteReleases } from '../releases/site-releases.ts';
import { breaker, type Rest } from './breaker.ts';
import type { LoaderFault } from './tell-faults.ts';
import type { ThreadEvents } from './thread.ts';

/** A version whose pages the edge leaves to the browser for a while. */
export interface RestingVersion extends Rest {
  remote: string;
  version: string;
  /** version of the shell that it failed in */
  host: string;
  fault: string;
}

/** Whose page ran last in a composition of shell and remote. */
export interface RunPage extends Omit<LoaderFault, 'fault'> {
  /** name of the claim's page */
  page: string;
  /** by an override: a test is no visitor */
  isTried: boolean;
  /** it is to be drawn, too */
  isDrawn: boolean;
}

export interface Failures extends ThreadEvents {
  /** Whether this page may be run at all: what ended its thread by itself, twice in a row, is left alone. */
  mayRun(key: string, page: RunPage): boolean;
  mayDraw(key: string): boolean;
  /** Its page went as it should, as far as it goes: loaded, or drawn in time too. */
  wentWell(key: string, what: 'loaded' | 'drawn'): void;
  failed(key: string, page: RunPage, fault: string): void;
  /** versions of which no page is drawn now, the last one first */
  resting(): RestingVersion[];
}

const LOST = { most: 2, restMs: 60_000 };
const FAILED = { most: 6, restMs: 30_000 };
/** What one network's pages find wrong with a version counts once in so long: by itself it leaves nothing undrawn. */
const HEARD_MS = 10 * 60_000;

/**
 * Keeps count of what fails in which composition, and says so to the log and to operators. What fails often is left alone
 * for a while, and costs nobody the wait for it.
 */
export function failures(report: SiteReleases['report'], tellFault: (fault: LoaderFault) => void): Failures {
  const losing = breaker(LOST);
  const drawing = breaker(FAILED);
  const pages = new LRUCache<string, RunPage>({ max: 1000 });
  const faults = new LRUCache<string, string>({ max: 1000 });
  const heard = new LRUCache<string, true>({ max: 10_000, ttl: HEARD_MS });

  const namesOf = ({ remote, version, host }: Partial<RunPage> = {}) => ({ remote, version, host });

  function tell(page: RunPage | undefined, fault: string): void {
    if (page && !page.isTried) tellFault({ ...page, fault });
  }

  /** Told once, with what follows from it. */
  function count(key: string, rest: Rest | undefined, fault: string): void {
    faults.set(key, fault);
    const page = pages.get(key);
    if (!rest) {
      tell(page, fault);
      return;
    }
    const seconds = Math.round((rest.until - Date.now()) / 1000);
    report({ ...namesOf(page), err: fault, seconds }, 'a version that fails often is left alone for a while');
    tell(page, `${fault} (left alone for ${seconds} s)`);
  }

  /** Addresses are made by visitors: what is wrong with those of one may not be with any other. */
  function isNews(key: string, { forwardedFor = '' }: RunPage): boolean {
    if (drawing.resting().some(([resting]) => resting === key)) return true;
    const word = `${key} ${networkOf(forwardedFor)}`;
    if (heard.has(word)) return false;
    heard.set(word, true);
    return true;
  }

  return {
    mayRun(key, page) {
      pages.set(key, page);
      return losing.mayTry(key);
    },
    mayDraw: (key) => drawing.mayTry(key),
    wentWell(key, what) {
      losing.went(key, true);
      if (what === 'drawn') drawing.went(key, true);
    },
    failed(key, page, fault) {
      report({ ...namesOf(page), page: page.page, err: fault }, 'a page loader failed');
      count(key, page.isDrawn && isNews(key, page) ? drawing.went(key, false) : undefined, fault);
    },
    stray: (key, fault) =>
      report(
        { ...namesOf(pages.get(key ?? '')), err: fault },
        'something that a page loader left behind failed',
      ),
    lost(keys, fault) {
      // Of several nobody knows which one it was: that one will be alone another time.
      const [only, ...others] = keys;
      for (const key of keys)
        report({ ...namesOf(pages.get(key)), err: fault }, 'a page loader ended its thread');
      if (only === undefined || others.length > 0) return;
      // Once may have been the machine, which had other work.
      count(only, losing.went(only, false), fault);
    },
    resting: () =>
      [...losing.resting(), ...drawing.resting()]
        .flatMap(([key, rest]) => {
          const page = pages.peek(key);
          if (!page || page.isTried) return [];
          const { remote, version, host } = page;
          return [{ remote, version, host, ...rest, fault: faults.peek(key) ?? '' }];
        })
        .sort((one, other) => other.since - one.since),
  };
}
