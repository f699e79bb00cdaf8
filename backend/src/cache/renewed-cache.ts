import { LRUCache } from 'lru-cache';

/** §4: what was looked up is looked up again after 30 minutes. */
const FRESH_MS = 30 * 60 * 1000;
/** What lacks something is looked up again as soon as who failed may have come back. */
const LACKING_MS = 60 * 1000;
/** Who asks for something that is a little older has it at once, while it is looked up again for who comes next. */
const SERVED_MS = 3 * 60 * 60 * 1000;

export interface RenewedCacheSettings<T> {
  /** at most so many answers; the one not asked for longest goes first */
  most: number;
  /** UTC milliseconds */
  now?: () => number;
  /** whether an answer has all that it could have: another is looked up again after a minute */
  isWhole?: (answer: T) => boolean;
  /** told why an answer could not be renewed; the old one stands */
  onFailure?: (error: unknown) => void;
}

interface Kept<T> {
  answer: Promise<T>;
  /** UTC milliseconds, when it was asked for */
  at: number;
  freshMs: number;
  isRenewed: boolean;
}

/** Answers that take long, by key: asked for once at a time, and waited for only where there is none. Failures are not kept. */
export class RenewedCache<T> {
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #now: () => number;
  readonly #isWhole: (answer: T) => boolean;
  readonly #onFailure: (error: unknown) => void;

  constructor({
    most,
    now = Date.now,
    isWhole = () => true,
    onFailure = () => undefined,
  }: RenewedCacheSettings<T>) {
    this.#kept = new LRUCache({ max: most, ttl: SERVED_MS, ttlResolution: 0, perf: { now } });
    this.#now = now;
    this.#isWhole = isWhole;
    this.#onFailure = onFailure;
  }

  /** The kept answer, or that of `ask`, whose error reaches everybody who waits for it. */
  get(key: string, ask: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (!kept) return this.#begin(key, ask);
    if (this.#now() - kept.at > kept.freshMs && !kept.isRenewed) {
      kept.isRenewed = true;
      this.#renew(key, kept, ask);
    }
    return kept.answer;
  }

  #freshMs(answer: T): number {
    return this.#isWhole(answer) ? FRESH_MS : LACKING_MS;
  }

  #begin(key: string, ask: () => Promise<T>): Promise<T> {
    const answer = ask();
    const entry = { answer, at: this.#now(), freshMs: FRESH_MS, isRenewed: false };
    this.#kept.set(key, entry);
    answer.then(
      (made) => {
        entry.freshMs = this.#freshMs(made);
      },
      () => {
        if (this.#kept.peek(key) === entry) this.#kept.delete(key);
      },
    );
    return answer;
  }

  #renew(key: string, old: Kept<T>, ask: () => Promise<T>): void {
    const at = this.#now();
    ask().then(
      (made) => {
        const answer = Promise.resolve(made);
        this.#kept.set(key, { answer, at, freshMs: this.#freshMs(made), isRenewed: false });
      },
      (error: unknown) => {
        old.isRenewed = false;
        this.#onFailure(error);
      },
    );
  }
}
