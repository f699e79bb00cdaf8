import type { CompressedAnswer } from './compressed-answer.ts';

/** §4: results are kept for 30 minutes and swept every 10. */
const LIFETIME_MS = 30 * 60 * 1000;
const SWEEP_MS = 10 * 60 * 1000;

export interface CacheLimits {
  entries: number;
  bytes: number;
}

export interface CachedAnswer {
  answer: CompressedAnswer;
  seatKeys: ReadonlySet<string>;
  /** UTC milliseconds from which its prices hold */
  shownAt: number;
  /** UTC milliseconds */
  freshUntil: number;
}

/** Answers of searches, the least lately used dropped first. Nothing that matters lives only here. */
export class AnswerCache {
  readonly #entries = new Map<string, CachedAnswer>();
  readonly #limits: CacheLimits;
  readonly #now: () => number;
  readonly #sweeper: NodeJS.Timeout;

  constructor(limits: CacheLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
    this.#sweeper = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  get(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.freshUntil <= this.#now()) return undefined;
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: CachedAnswer): void {
    const freshUntil = Math.min(entry.freshUntil, this.#now() + LIFETIME_MS);
    this.#entries.set(key, { ...entry, freshUntil });
    this.#shrink();
  }

  /** Drops every answer that looked at one of these flights. */
  dropFlights(seatKeys: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (seatKeys.some((seatKey) => entry.seatKeys.has(seatKey))) this.#entries.delete(key);
    }
  }

  sweep(): void {
    for (const [key, { freshUntil }] of this.#entries) {
      if (freshUntil <= this.#now()) this.#entries.delete(key);
    }
    this.#shrink();
  }

  close(): void {
    clearInterval(this.#sweeper);
    this.#entries.clear();
  }

  #shrink(): void {
    let bytes = [...this.#entries.values()].reduce((sum, { answer }) => sum + answer.size, 0);
    for (const [key, { answer }] of this.#entries) {
      if (this.#entries.size <= this.#limits.entries && bytes <= this.#limits.bytes) return;
      this.#entries.delete(key);
      bytes -= answer.size;
    }
  }
}
