import { setTimeout as pause } from 'node:timers/promises';
import type { PageSeen } from '@alisio/platform/testing/page-seen.ts';
import { whyOf } from './ask.ts';
import type { Buyers } from './buyers.ts';
import { type PageVisitor, pageVisitor } from './page-visitor.ts';
import type { Searchers } from './searchers.ts';
import type { Kind, Tally } from './tally.ts';

/**
 * A visit is three documents, thirty files and eight calls of the API (`docs/ten-million-visits.md`), spread evenly. Where
 * all have the files that their documents name, one is brought again: a document in its place would ask ten times as many
 * of a fleet that is slow to answer them.
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
/** Visitors that are there at least. */
const AT_ONCE = 60;
const TICK_MS = 5;
/** Who is behind plans no more than this in a row: answers have to be heard, too. */
const MOST_A_TICK = 50;
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
  const there = new Set<PageVisitor>();
  /** who has time for a page, the longest at rest first */
  const resting: PageVisitor[] = [];
  /** who may want files */
  const holders = new Set<PageVisitor>();
  const running = new Set<Promise<void>>();
  let planned = 0;
  let turn = 0;
  let stopped = false;
  while (there.size < AT_ONCE) resting.push(come());

  function come(): PageVisitor {
    const visitor = pageVisitor(site);
    all.push(visitor);
    there.add(visitor);
    return visitor;
  }

  /** Who has seen enough goes, when nothing of theirs is on its way, and somebody else comes. */
  function leaveIfDone(visitor: PageVisitor): void {
    if (!visitor.quiet || visitor.pages.length < PAGES_EACH || !there.delete(visitor)) return;
    visitor.leave();
    holders.delete(visitor);
    if (there.size < AT_ONCE) resting.push(come());
  }

  async function open(visitor: PageVisitor, path: string): Promise<void> {
    const { phase } = tally;
    try {
      // The browser asks for the rest.
      if (!(await visitor.open(path))) tally.again(phase, 'page');
    } finally {
      if (visitor.pages.length < PAGES_EACH) resting.push(visitor);
      holders.add(visitor);
      leaveIfDone(visitor);
    }
  }

  async function bring(visitor: PageVisitor): Promise<void> {
    try {
      await visitor.bring();
    } finally {
      leaveIfDone(visitor);
    }
  }

  function holder(): PageVisitor | undefined {
    for (const visitor of holders) {
      if (visitor.wanted > 0) return visitor;
      holders.delete(visitor);
    }
    for (const visitor of there) if (visitor.pages.length > 0) return visitor;
    return undefined;
  }

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
    const visitor = kind === 'file' ? holder() : undefined;
    if (visitor) return count('file', due, () => bring(visitor));
    // One more visitor where all have a page on its way: nobody opens two at a time.
    const reader = resting.shift() ?? come();
    const path = paths[turn++ % paths.length] ?? '/';
    return count('page', due, () => open(reader, path));
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
    const most = planned + MOST_A_TICK;
    while (!stopped && planned < most && dueAfter(planned) < performance.now() - began) {
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
