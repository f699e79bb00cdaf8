import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type FlightOffer,
  type FlightSearchPayload,
  flightSearchKey,
} from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import type { FlightSupplier, SupplierAnswer, SupplierContext } from '../flight-supplier.ts';
import type { OfferSeal } from '../offer-seal.ts';
import { HOLD_MS } from '../price-hold.ts';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { CompressedAnswer, type Encoding } from './compressed-answer.ts';
import { Turns } from './turns.ts';

/** Offers made and written before others get their turn: some milliseconds' work. */
const SLICE = 20;
/** A busy answer is about 80 KB compressed. */
const LIMITS = { entries: 600, bytes: 64 * 1024 * 1024 };

/** More at once would be no faster, and each holds memory. */
const SEARCHES_AT_ONCE = 2;

/** What was sealed longer ago is sealed anew before it is shown, so that its prices hold their time from then. */
const RESEAL_MS = 15_000;

/** When prices that are shown at an instant end, as the answer tells it: ids count in whole seconds too. */
const expiry = (shownAt: number): string =>
  new Date(Math.floor(shownAt / 1000) * 1000 + HOLD_MS.shown).toISOString();
const EXPIRY = '"expiresAt":"';

/** The answer's text in slices, its ids sealed. */
async function* answerText(
  { offers, currency }: SupplierAnswer,
  seal: OfferSeal,
  shownAt: number,
): AsyncGenerator<string> {
  let count = 0;
  let slice = '{"data":[';
  for (const offer of offers) {
    slice += (count === 0 ? '' : ',') + JSON.stringify({ ...offer, id: seal.seal(offer.id, shownAt) });
    count += 1;
    if (count % SLICE > 0) continue;
    yield slice;
    slice = '';
    await nextTurn();
  }
  yield `${slice}],"meta":{"count":${count},"currency":"${currency}","expiresAt":"${expiry(shownAt)}"}}`;
}

/** An answer as it is sent. */
export interface ShownAnswer {
  /** JSON text in the encoding that was asked for */
  body: Buffer;
  /** how long others who ask the same may be shown this very answer, milliseconds */
  sharedForMs: number;
}

export interface FlightSearchDeps {
  supplier: FlightSupplier;
  seatSales: SupplierContext['seatSales'];
  seal: OfferSeal;
  /** UTC milliseconds */
  now: () => number;
}

/** Searches, each answered once for all who ask the same at the same time or within 30 minutes (§4). */
export class FlightSearch {
  readonly #deps: FlightSearchDeps;
  readonly #cache: AnswerCache;
  readonly #turns = new Turns(SEARCHES_AT_ONCE);
  readonly #inFlight = new Map<string, Promise<CachedAnswer>>();
  /** for each search under way, the flights that sold meanwhile */
  readonly #soldMeanwhile = new Set<Set<string>>();

  constructor(deps: FlightSearchDeps) {
    this.#deps = deps;
    this.#cache = new AnswerCache(LIMITS, deps.now);
  }

  /** The answer as JSON text in an encoding; its prices hold until its `expiresAt`, however old the rest is. */
  async search(payload: FlightSearchPayload, language: Language, encoding: Encoding): Promise<ShownAnswer> {
    const { answer, shownAt, freshUntil } = await this.#find(payload, language);
    const sharedForMs = Math.min(shownAt + RESEAL_MS, freshUntil) - this.#deps.now();
    return { body: await answer.body(encoding), sharedForMs: Math.max(0, sharedForMs) };
  }

  /** The lowest all-in total that a search shows now, found in slices and not kept; nothing without offers. */
  lowestTotal(payload: FlightSearchPayload): Promise<FlightOffer['price']['intTotal'] | undefined> {
    return this.#turns.run(async () => {
      const { supplier, seatSales, now } = this.#deps;
      const { offers } = await supplier.search(payload, {
        now: now(),
        language: DEFAULT_LANGUAGE,
        seatSales,
      });
      let lowest: FlightOffer['price']['intTotal'] | undefined;
      let count = 0;
      for (const { price } of offers) {
        if (!lowest || price.intTotal.amount < lowest.amount) lowest = price.intTotal;
        count += 1;
        if (count % SLICE === 0) await nextTurn();
      }
      return lowest;
    });
  }

  /** Forgets every answer that shows these flights. */
  seatsChanged(seatKeys: readonly string[]): void {
    this.#cache.dropFlights(seatKeys);
    for (const sold of this.#soldMeanwhile) for (const key of seatKeys) sold.add(key);
  }

  close(): void {
    this.#cache.close();
  }

  async #find(payload: FlightSearchPayload, language: Language): Promise<CachedAnswer> {
    const key = `${language}${flightSearchKey(payload)}`;
    const cached = this.#cache.get(key);
    if (cached && this.#deps.now() - cached.shownAt < RESEAL_MS) return cached;
    const underWay = this.#inFlight.get(key);
    if (underWay) return underWay;
    const make = () => (cached ? this.#seal(cached) : this.#make(payload, language));
    const making = this.#turns.run(() => this.#kept(key, make)).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, making);
    return making;
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

  async #make(payload: FlightSearchPayload, language: Language): Promise<CachedAnswer> {
    const { supplier, seatSales, seal, now } = this.#deps;
    const shownAt = now();
    const found = await supplier.search(payload, { now: shownAt, language, seatSales });
    const answer = await CompressedAnswer.of(answerText(found, seal, shownAt));
    return { answer, seatKeys: new Set(found.seatKeys), freshUntil: found.freshUntil, shownAt };
  }

  /** The same offers, shown now. */
  async #seal(known: CachedAnswer): Promise<CachedAnswer> {
    const { seal, now } = this.#deps;
    const text = await known.answer.body('identity');
    const shownAt = now();
    seal.reseal(text, shownAt);
    text.write(expiry(shownAt), text.lastIndexOf(EXPIRY) + EXPIRY.length);
    return { ...known, answer: await CompressedAnswer.of([text]), shownAt };
  }
}
