import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { LRUCache } from 'lru-cache';
import type { CompressedAnswer } from './compressed-answer.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** §4: results are kept for 30 minutes and swept every 10. */
const LIFETIME_MS = 30 * 60 * 1000;
const SWEEP_MS = 10 * 60 * 1000;

export interface CacheLimits {
  entries: number;
  bytes: number;
}

export interface CachedAnswer {
  answer: CompressedAnswer;
  /** see `MadeAnswer` */
  best: FlightOffer | undefined;
  /** what is told of it without its offers; nothing where it has none */
  told: KeptAnswer | undefined;
  seatKeys: ReadonlySet<string>;
  /** UTC milliseconds from which its prices hold */
  shownAt: number;
  /** UTC milliseconds */
  freshUntil: number;
}

/** Answers of searches, the least lately used dropped first. Nothing that matters lives only here. */
export class AnswerCache {
  readonly #kept: LRUCache<string, CachedAnswer>;
  readonly #now: () => number;
  readonly #sweeper: NodeJS.Timeout;

  constructor({ entries, bytes }: CacheLimits, now: () => number) {
    this.#kept = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: ({ answer }) => answer.size,
      ttlResolution: 0,
      perf: { now },
    });
    this.#now = now;
    this.#sweeper = setInterval(() => this.#kept.purgeStale(), SWEEP_MS).unref();
  }

  get(key: string): CachedAnswer | undefined {
    const entry = this.#kept.get(key);
    // Measured anew: who asked for another encoding made it larger.
    if (entry) this.#kept.set(key, { ...entry }, { noUpdateTTL: true });
    return entry;
  }

  set(key: string, entry: CachedAnswer): void {
    const ttl = Math.min(entry.freshUntil - this.#now(), LIFETIME_MS);
    if (ttl > 0) this.#kept.set(key, entry, { ttl });
  }

  /** Drops every answer that looked at one of these flights, or all where none is named. */
  dropFlights(seatKeys: readonly string[] | undefined): void {
    if (!seatKeys) this.#kept.clear();
    for (const [key, entry] of [...this.#kept.entries()]) {
      if (seatKeys?.some((seatKey) => entry.seatKeys.has(seatKey))) this.#kept.delete(key);
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
    this.#kept.clear();
  }
}
