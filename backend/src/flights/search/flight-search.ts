import {
  type FlightCalendarPayload,
  type FlightOffer,
  type FlightSearchPayload,
  flightSearchKey,
} from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { comeAgain } from '../../problems/index.ts';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { NoneAnswered, type Outcome } from './ask-suppliers.ts';
import { CompressedAnswer, joinedAnswers, type SentForm } from './compressed-answer.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { PartsOfSearch } from './parts-of-search.ts';
import type { MadeTotals, SearchWork } from './search-work.ts';

/** A busy answer is about 20 KB compressed. */
const LIMITS = { entries: 600, bytes: 64 * 1024 * 1024 };

/** What was sealed longer ago is sealed anew before it is shown, so that its prices hold their time from then. */
const RESEAL_MS = 15_000;

/** An answer as it is sent. */
export interface ShownAnswer {
  /** JSON text in the form that was asked for */
  body: Buffer;
  /** how long others who ask the same may be shown this very answer, milliseconds */
  sharedForMs: number;
}

export interface FlightSearchDeps {
  work: SearchWork;
  /** UTC milliseconds */
  now: () => number;
  /** hears what came of each supplier of a search or a calendar */
  count?: (outcomes: readonly Outcome[]) => void;
}

/** No supplier has answered, and one may have had too little time: a problem that says when to come again. */
const tooSlow = () => comeAgain('The airlines take too long to answer; try again in a moment');

/** An answer as it was made, and what of it no part has told. */
interface FoundAnswer extends CachedAnswer {
  rest?: CompressedAnswer | undefined;
  /** all suppliers have answered */
  isWhole: boolean;
}

/** A search under way, for all who ask it. */
interface UnderWay {
  answer: Promise<FoundAnswer>;
  parts: PartsOfSearch;
  /** who still waits */
  askers: number;
  control: AbortController;
}

export interface Asker {
  /** says when the asker has left; when all have, the search is given up unless a part of it is told */
  signal?: AbortSignal | undefined;
  /** how long to wait for other suppliers once one has answered, milliseconds; until all have when absent */
  patienceMs?: number | undefined;
  /** asks for what is sold only with a hotel */
  inPackage?: boolean | undefined;
}

/** `all`: any flight may have */
interface SoldMeanwhile {
  flights: Set<string>;
  all: boolean;
}

/** What is asked; `inPackage`: of what is sold only with a hotel. */
interface Question {
  payload: FlightSearchPayload;
  language: Language;
  inPackage?: boolean | undefined;
}

const searchKey = ({ payload, language, inPackage = false }: Question) =>
  `${language}${inPackage ? 'P' : ''}${flightSearchKey(payload)}`;

/** Searches, each answered once for all who ask the same at the same time or within 30 minutes (§4). */
export class FlightSearch {
  readonly #work: SearchWork;
  readonly #now: () => number;
  readonly #count: NonNullable<FlightSearchDeps['count']>;
  readonly #cache: AnswerCache;
  readonly #underWay = new Map<string, UnderWay>();
  /** for each search under way, the flights that sold meanwhile */
  readonly #soldMeanwhile = new Set<SoldMeanwhile>();

  constructor({ work, now, count = () => undefined }: FlightSearchDeps) {
    this.#work = work;
    this.#now = now;
    this.#count = count;
    this.#cache = new AnswerCache(LIMITS, now);
  }

  /**
   * The answer as JSON text; its prices hold until its `expiresAt`, however old the rest is. It may lack
   * suppliers (`meta.suppliers`): then it is nobody else's.
   */
  search(
    payload: FlightSearchPayload,
    language: Language,
    form: SentForm,
    { signal, patienceMs, inPackage }: Asker = {},
  ): Promise<ShownAnswer> {
    return this.#asking({ payload, language, inPackage }, signal, async ({ answer, parts }) => {
      const soFar = patienceMs === undefined ? [] : [this.#soFar(parts, patienceMs)];
      const found = await Promise.race([answer, ...soFar]);
      if (found instanceof CompressedAnswer) return { body: await found.body(form), sharedForMs: 0 };
      return { body: await found.answer.body(form), sharedForMs: this.#sharedFor(found) };
    });
  }

  /**
   * The same in parts, as suppliers answer. `take` is given each while others are awaited, of what those before it have
   * not told; what remains is returned.
   */
  inParts(
    payload: FlightSearchPayload,
    language: Language,
    take: (part: CompressedAnswer) => Promise<void>,
    { signal }: Pick<Asker, 'signal'> = {},
  ): Promise<CompressedAnswer> {
    return this.#asking({ payload, language }, signal, async ({ answer, parts }) => {
      for (let told = 0; ; told += 1) {
        const next = await Promise.race([parts.after(told), answer]);
        if ('isWhole' in next) return told > 0 && next.rest ? next.rest : next.answer;
        await take(next.answer);
      }
    });
  }

  /**
   * The best offer of what is sold only with a hotel, unsealed. `take` is given the best of those who have answered while
   * others are awaited, where there is one.
   * @returns nothing where none leaves a night at the place
   */
  best(
    payload: FlightSearchPayload,
    language: Language,
    take: (soFar: FlightOffer) => Promise<void>,
    { signal }: Pick<Asker, 'signal'> = {},
  ): Promise<FlightOffer | undefined> {
    return this.#asking({ payload, language, inPackage: true }, signal, async ({ answer, parts }) => {
      for (let told = 0; ; told += 1) {
        const next = await Promise.race([parts.after(told), answer]);
        if ('isWhole' in next) return next.best;
        if (next.best) await take(next.best);
      }
    });
  }

  /** What the kept answer of a search says, without asking anybody; nothing where none is kept. */
  kept(payload: FlightSearchPayload, language: Language): KeptAnswer | undefined {
    return this.#cache.get(searchKey({ payload, language }))?.told;
  }

  /** For each day of a calendar what `search` of that day shows as its lowest total; null where it shows nothing. `carrier`: of what flies each way without a stop with it. */
  async lowestTotals(
    payload: FlightCalendarPayload,
    signal?: AbortSignal,
    carrier?: string,
  ): Promise<MadeTotals> {
    return this.#counted(this.#work.lowestTotals({ payload, now: this.#now(), carrier }, signal));
  }

  /** Forgets every answer that shows these flights, or all where nothing is told: also those that are made now. */
  seatsChanged(seatKeys: readonly string[] | undefined): void {
    this.#cache.dropFlights(seatKeys);
    for (const sold of this.#soldMeanwhile) {
      if (!seatKeys) sold.all = true;
      for (const key of seatKeys ?? []) sold.flights.add(key);
    }
  }

  close(): void {
    this.#cache.close();
  }

  #answerOf(packed: Uint8Array): CompressedAnswer {
    return new CompressedAnswer(packed, (body) => this.#work.unpack({ body }));
  }

  async #soFar(parts: PartsOfSearch, patienceMs: number): Promise<CompressedAnswer> {
    const told = await parts.soFar(patienceMs);
    const [only, ...others] = told;
    return only && others.length === 0 ? only : this.#answerOf(await joinedAnswers(told));
  }

  #sharedFor({ shownAt, freshUntil, isWhole }: FoundAnswer): number {
    return isWhole ? Math.max(0, Math.min(shownAt + RESEAL_MS, freshUntil) - this.#now()) : 0;
  }

  /**
   * Takes part in a search: one that was made before, one that is under way, or a new one. The last who leaves gives it
   * up, unless a part of it is told, since then it only waits; who comes then begins another.
   */
  async #asking<T>(
    question: Question,
    signal: AbortSignal | undefined,
    take: (search: Pick<UnderWay, 'answer' | 'parts'>) => Promise<T>,
  ): Promise<T> {
    const key = searchKey(question);
    const cached = this.#cache.get(key);
    if (cached && this.#now() - cached.shownAt < RESEAL_MS)
      return take({ answer: Promise.resolve({ ...cached, isWhole: true }), parts: new PartsOfSearch() });
    const underWay =
      this.#underWay.get(key) ??
      this.#begin(key, (control, parts) =>
        cached ? this.#seal(cached, control) : this.#make(question, control, parts),
      );
    underWay.askers += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => {
      underWay.askers -= 1;
      left.reject(signal?.reason);
      if (underWay.askers > 0 || underWay.parts.count > 0) return;
      this.#underWay.delete(key);
      underWay.control.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([take(underWay), left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, make: (signal: AbortSignal, parts: PartsOfSearch) => Promise<FoundAnswer>): UnderWay {
    const control = new AbortController();
    const parts = new PartsOfSearch();
    const answer = this.#kept(key, () => make(control.signal, parts)).finally(() => {
      if (this.#underWay.get(key)?.control === control) this.#underWay.delete(key);
    });
    // Everybody may have left by the time it fails.
    answer.catch(() => undefined);
    const underWay = { answer, parts, askers: 0, control };
    this.#underWay.set(key, underWay);
    return underWay;
  }

  /** Tells what came of each supplier, of those too that none of them answered. */
  async #counted<Made extends { outcomes: readonly Outcome[] }>(making: Promise<Made>): Promise<Made> {
    try {
      const made = await making;
      this.#count(made.outcomes);
      return made;
    } catch (error) {
      if (!(error instanceof NoneAnswered)) throw error;
      this.#count(error.outcomes);
      throw error.isLate ? tooSlow() : error;
    }
  }

  /** Keeps an answer for those who ask later, unless it lacks a supplier, or one of its flights sold meanwhile. */
  async #kept(key: string, make: () => Promise<FoundAnswer>): Promise<FoundAnswer> {
    const sold: SoldMeanwhile = { flights: new Set(), all: false };
    this.#soldMeanwhile.add(sold);
    try {
      const { rest, isWhole, ...made } = await make();
      const isSold = sold.all || [...sold.flights].some((flight) => made.seatKeys.has(flight));
      if (isWhole && !isSold) this.#cache.set(key, made);
      return { ...made, rest, isWhole };
    } finally {
      this.#soldMeanwhile.delete(sold);
    }
  }

  async #make(question: Question, signal: AbortSignal, parts: PartsOfSearch): Promise<FoundAnswer> {
    const shownAt = this.#now();
    const made = await this.#counted(
      this.#work.search({ ...question, shownAt }, signal, ({ body, best }) =>
        parts.tell({ answer: this.#answerOf(body), best }),
      ),
    );
    const { body, rest, best, told, seatKeys, freshUntil, outcomes } = made;
    return {
      answer: this.#answerOf(body),
      rest: rest && this.#answerOf(rest),
      best,
      told,
      isWhole: outcomes.every(({ absence }) => absence === undefined),
      seatKeys: new Set(seatKeys),
      freshUntil,
      shownAt,
    };
  }

  /** The same offers, shown now. */
  async #seal(known: CachedAnswer, signal: AbortSignal): Promise<FoundAnswer> {
    const shownAt = this.#now();
    const body = await this.#work.reseal(
      { body: await known.answer.body({ encoding: 'br', isPacked: true }), shownAt },
      signal,
    );
    return { ...known, answer: this.#answerOf(body), shownAt, isWhole: true };
  }
}
