/** §4: what was looked up is kept for 30 minutes and swept every 10. */
const LIFETIME_MS = 30 * 60 * 1000;
const SWEEP_MS = 10 * 60 * 1000;

interface Kept<T> {
  answer: Promise<T>;
  /** UTC milliseconds */
  until: number;
}

export interface LookUpCacheSettings {
  /** at most so many answers; the oldest goes first */
  most: number;
  /** UTC milliseconds */
  now?: () => number;
}

/** Answers by key. Who asks while an answer is on its way waits for the same one; failures are not kept. */
export class LookUpCache<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #most: number;
  readonly #now: () => number;
  #sweptAt: number;

  constructor({ most, now = Date.now }: LookUpCacheSettings) {
    this.#most = most;
    this.#now = now;
    this.#sweptAt = now();
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The kept answer, or that of `ask`, whose error reaches everybody who waits for it. */
  get(key: string, ask: (key: string) => Promise<T>): Promise<T> {
    const now = this.#now();
    if (now - this.#sweptAt >= SWEEP_MS) this.#sweep(now);
    const kept = this.#kept.get(key);
    if (kept && kept.until > now) return kept.answer;
    const answer = ask(key);
    this.#kept.delete(key);
    this.#kept.set(key, { answer, until: now + LIFETIME_MS });
    answer.catch(() => {
      if (this.#kept.get(key)?.answer === answer) this.#kept.delete(key);
    });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key);
  }
}
