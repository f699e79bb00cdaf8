import { setTimeout as pause } from 'node:timers/promises';
import type { PageSeen } from '@alisio/platform/testing/page-seen.ts';
import { whyOf } from './ask.ts';
import type { Buyers } from './buyers.ts';
import { type PageVisitor, pageVisitor } from './page-visitor.ts';
import type { Searchers } from './searchers.ts';
import type { Kind, Tally } from './tally.ts';

/**
 * A visit is three documents, thirty files and eight calls of the API (`docs/ten-million-visits.md`), spread evenly. Who
 * has all the files that documents name opens the next one in the place of a file: documents are more than that.
 */
const VISIT = [
  { kind: 'page', times: 3 },
  { kind: 'file', times: 30 },
  { kind: 'API call', times: 8 },
] as const;
const TURNS: readonly Kind[] = VISIT.flatMap(({ kind, times }) =>
  Array.from({ length: times }, (_, n) => ({ kind, at: (n + 0.5) / times })),
)
  .toSorted((one, other) => one.at - other.at)
  .map(({ kind }) => kind);
const PAGES_EACH = 3;
/** Visitors that are there at least, so that who is drawn for a page is seldom busy. */
const AT_ONCE = 60;
const TICK_MS = 5;
/**
 * A booking is some twelve requests by itself, and the dearest of all: of four hundred planned ones one begins a booking,
 * ten times what visits come to, so that none of the phases is without.
 */
const BOOKING_EVERY = 400;
/** Nobody sends all visitors to a fleet that has just begun: they become as many as are asked for in so long. */
export const GROWING_MS = 45_000;

export interface Crowd {
  /** pages of each visitor, in their order */
  seen(): PageSeen[][];
  /** requests that were planned so far */
  readonly planned: number;
  /** Plans no more, and waits for what is on its way. */
  stop(): Promise<void>;
}

export interface CrowdOptions {
  site: string;
  paths: readonly string[];
  /** requests a second, planned: a slow answer does not put off the next one */
  rate: number;
  tally: Tally;
  searchers: Searchers;
  buyers: Buyers;
}

/** Visitors who open pages, bring files, search and book at a fixed rate. Time counts from the planned moment. */
export function crowd({ site, paths, rate, tally, searchers, buyers }: CrowdOptions): Crowd {
  const all: PageVisitor[] = [];
  let there: PageVisitor[] = Array.from({ length: AT_ONCE }, come);
  const running = new Set<Promise<void>>();
  let planned = 0;
  let turn = 0;
  let stopped = false;

  function come(): PageVisitor {
    const visitor = pageVisitor(site);
    all.push(visitor);
    return visitor;
  }

  /** The next who has time for a page; who has seen enough goes. */
  function reader(): PageVisitor {
    there = there.flatMap((visitor) => {
      if (!visitor.quiet || visitor.pages.length < PAGES_EACH) return [visitor];
      visitor.leave();
      return [];
    });
    while (there.length < AT_ONCE) there.push(come());
    for (let tries = 0; tries < there.length; tries += 1) {
      const visitor = there[turn++ % there.length];
      if (visitor && !visitor.busy) return visitor;
    }
    const newcomer = come();
    there.push(newcomer);
    return newcomer;
  }

  const withFiles = (): PageVisitor | undefined => there.find(({ wanted }) => wanted > 0);

  async function count(kind: Kind, due: number, run: () => Promise<void>): Promise<void> {
    const { phase } = tally;
    try {
      await run();
      tally.done(phase, kind, performance.now() - due);
    } catch (error) {
      tally.failed(phase, kind, whyOf(error));
    }
  }

  function plan(n: number, due: number): Promise<void> {
    if (n % BOOKING_EVERY === 0) return buyers.buy(due);
    const kind = TURNS[n % TURNS.length] ?? 'page';
    if (kind === 'API call') return searchers.search(n, due);
    const holder = kind === 'file' ? withFiles() : undefined;
    if (holder) return count('file', due, () => holder.bring());
    const visitor = reader();
    return count('page', due, () => visitor.open(paths[n % paths.length] ?? '/'));
  }

  const began = performance.now();
  /** Milliseconds from the beginning to the n-th request. */
  const dueAfter = (n: number): number => {
    const whileGrowing = (rate * GROWING_MS) / 2000;
    return n < whileGrowing
      ? GROWING_MS * Math.sqrt(n / whileGrowing)
      : GROWING_MS + ((n - whileGrowing) / rate) * 1000;
  };
  const timer = setInterval(() => {
    while (!stopped && dueAfter(planned) < performance.now() - began) {
      const due = began + dueAfter(planned);
      planned += 1;
      const one: Promise<void> = plan(planned, due).finally(() => running.delete(one));
      running.add(one);
    }
  }, TICK_MS);

  return {
    seen: () => all.map(({ pages }) => pages),
    get planned() {
      return planned;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      while (running.size > 0) await Promise.race([Promise.all(running), pause(100)]);
      for (const visitor of there) visitor.leave();
    },
  };
}
