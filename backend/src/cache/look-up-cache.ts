import { LRUCache } from 'lru-cache';

/** §4: what was looked up is kept for 30 minutes and swept every 10. */
const LIFETIME_MS = 30 * 60 * 1000;
const SWEEP_MS = 10 * 60 * 1000;

export interface LookUpCacheSettings {
  /** at most so many answers; the one not asked for longest goes first */
  most: number;
  /** UTC milliseconds */
  now?: () => number;
}

/** Answers by key. Who asks while an answer is on its way waits for the same one; failures are not kept. */
export class LookUpCache<T> {
  readonly #kept: LRUCache<string, Promise<T>>;
  readonly #now: () => number;
  #sweptAt: number;

  constructor({ most, now = Date.now }: LookUpCacheSettings) {
    this.#kept = new LRUCache({ max: most, ttl: LIFETIME_MS, ttlResolution: 0, perf: { now } });
    this.#now = now;
    this.#sweptAt = now();
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The kept answer, or that of `ask`, whose error reaches everybody who waits for it. */
  get(key: string, ask: (key: string) => Promise<T>): Promise<T> {
    this.#sweep();
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const answer = ask(key);
    this.#kept.set(key, answer);
    answer.catch(() => {
      if (this.#kept.peek(key) === answer) this.#kept.delete(key);
    });
    return answer;
  }

  #sweep(): void {
    const now = this.#now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    this.#kept.purgeStale();
  }
}
