import {
  type FlightCalendarPayload,
  type FlightSearchPayload,
  flightSearchKey,
} from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import type { LowestTotals } from '../flight-supplier.ts';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { CompressedAnswer, type Encoding } from './compressed-answer.ts';
import type { SearchWork } from './search-work.ts';

/** A busy answer is about 20 KB compressed. */
const LIMITS = { entries: 600, bytes: 64 * 1024 * 1024 };

/** What was sealed longer ago is sealed anew before it is shown, so that its prices hold their time from then. */
const RESEAL_MS = 15_000;

/** An answer as it is sent. */
export interface ShownAnswer {
  /** JSON text in the encoding that was asked for */
  body: Buffer;
  /** how long others who ask the same may be shown this very answer, milliseconds */
  sharedForMs: number;
}

export interface FlightSearchDeps {
  work: SearchWork;
  /** UTC milliseconds */
  now: () => number;
}

/** A search under way, for all who ask it. */
interface UnderWay {
  answer: Promise<CachedAnswer>;
  /** who still waits */
  askers: number;
  control: AbortController;
}

/** Searches, each answered once for all who ask the same at the same time or within 30 minutes (§4). */
export class FlightSearch {
  readonly #work: SearchWork;
  readonly #now: () => number;
  readonly #cache: AnswerCache;
  readonly #underWay = new Map<string, UnderWay>();
  /** for each search under way, the flights that sold meanwhile */
  readonly #soldMeanwhile = new Set<Set<string>>();

  constructor({ work, now }: FlightSearchDeps) {
    this.#work = work;
    this.#now = now;
    this.#cache = new AnswerCache(LIMITS, now);
  }

  /**
   * The answer as JSON text in an encoding; its prices hold until its `expiresAt`, however old the rest is.
   * @param signal says when the asker has left; when all have, the search is given up
   */
  async search(
    payload: FlightSearchPayload,
    language: Language,
    encoding: Encoding,
    signal?: AbortSignal,
  ): Promise<ShownAnswer> {
    const { answer, shownAt, freshUntil } = await this.#find(payload, language, signal);
    const sharedForMs = Math.min(shownAt + RESEAL_MS, freshUntil) - this.#now();
    return { body: await answer.body(encoding), sharedForMs: Math.max(0, sharedForMs) };
  }

  /** For each day of a calendar what `search` of that day shows as its lowest total; null where it shows nothing. */
  lowestTotals(payload: FlightCalendarPayload, signal?: AbortSignal): Promise<LowestTotals> {
    return this.#work.lowestTotals({ payload, now: this.#now() }, signal);
  }

  /** Forgets every answer that shows these flights. */
  seatsChanged(seatKeys: readonly string[]): void {
    this.#cache.dropFlights(seatKeys);
    for (const sold of this.#soldMeanwhile) for (const key of seatKeys) sold.add(key);
  }

  async close(): Promise<void> {
    this.#cache.close();
    await this.#work.close();
  }

  async #find(
    payload: FlightSearchPayload,
    language: Language,
    signal: AbortSignal | undefined,
  ): Promise<CachedAnswer> {
    const key = `${language}${flightSearchKey(payload)}`;
    const cached = this.#cache.get(key);
    if (cached && this.#now() - cached.shownAt < RESEAL_MS) return cached;
    const underWay =
      this.#underWay.get(key) ??
      this.#begin(key, (control) =>
        cached ? this.#seal(cached, control) : this.#make(payload, language, control),
      );
    return this.#waitFor(key, underWay, signal);
  }

  #begin(key: string, make: (signal: AbortSignal) => Promise<CachedAnswer>): UnderWay {
    const control = new AbortController();
    const answer = this.#kept(key, () => make(control.signal)).finally(() => {
      if (this.#underWay.get(key)?.control === control) this.#underWay.delete(key);
    });
    const underWay = { answer, askers: 0, control };
    this.#underWay.set(key, underWay);
    return underWay;
  }

  /** Until the answer is there. The last who leaves gives the search up; who comes then begins another. */
  async #waitFor(key: string, underWay: UnderWay, signal: AbortSignal | undefined): Promise<CachedAnswer> {
    underWay.askers += 1;
    const leave = () => {
      underWay.askers -= 1;
      if (underWay.askers > 0) return;
      this.#underWay.delete(key);
      underWay.control.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await underWay.answer;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Keeps an answer for those who ask later, unless one of its flights sold while it was being made. */
  async #kept(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const sold = new Set<string>();
    this.#soldMeanwhile.add(sold);
    try {
      const made = await make();
      if (![...sold].some((flight) => made.seatKeys.has(flight))) this.#cache.set(key, made);
      return made;
    } finally {
      this.#soldMeanwhile.delete(sold);
    }
  }

  async #make(payload: FlightSearchPayload, language: Language, signal: AbortSignal): Promise<CachedAnswer> {
    const shownAt = this.#now();
    const { body, seatKeys, freshUntil } = await this.#work.search({ payload, language, shownAt }, signal);
    return { answer: new CompressedAnswer(body), seatKeys: new Set(seatKeys), freshUntil, shownAt };
  }

  /** The same offers, shown now. */
  async #seal(known: CachedAnswer, signal: AbortSignal): Promise<CachedAnswer> {
    const shownAt = this.#now();
    const body = await this.#work.reseal({ body: await known.answer.body('br'), shownAt }, signal);
    return { ...known, answer: new CompressedAnswer(body), shownAt };
  }
}
