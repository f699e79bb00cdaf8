import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type FlightOffer,
  type FlightSearchPayload,
  flightSearchKey,
} from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/money';
import type { FlightSupplier, SupplierContext } from '../flight-supplier.ts';
import { PRICE_HOLD_MS } from '../price-hold.ts';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { CompressedAnswer, type Encoding } from './compressed-answer.ts';
import { Turns } from './turns.ts';

/** Offers made and written before others get their turn: some milliseconds' work. */
const SLICE = 20;
/** A busy answer is about 80 KB compressed. */
const LIMITS = { entries: 600, bytes: 64 * 1024 * 1024 };

/** More at once would be no faster, and each holds memory. */
const SEARCHES_AT_ONCE = 2;

/** The answer's text up to the instant when it expires, in slices. */
async function* answerText(offers: Iterable<FlightOffer>): AsyncGenerator<string> {
  let count = 0;
  let slice = '{"data":[';
  for (const offer of offers) {
    slice += (count === 0 ? '' : ',') + JSON.stringify(offer);
    count += 1;
    if (count % SLICE > 0) continue;
    yield slice;
    slice = '';
    await nextTurn();
  }
  yield `${slice}],"meta":{"count":${count},"expiresAt":"`;
}

export interface FlightSearchDeps {
  supplier: FlightSupplier;
  seatSales: SupplierContext['seatSales'];
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

  /** The answer as JSON text in an encoding. Its `expiresAt` is 15 minutes from now, however old the rest is. */
  async search(payload: FlightSearchPayload, language: Language, encoding: Encoding): Promise<Buffer> {
    const { answer } = await this.#find(payload, language);
    // Whole seconds, so that all answers of a second are the same bytes.
    const expires = Math.floor((this.#deps.now() + PRICE_HOLD_MS) / 1000) * 1000;
    return answer.body(encoding, `${new Date(expires).toISOString()}"}}`);
  }

  /** The lowest all-in total that a search shows now, found in slices and not kept; nothing without offers. */
  lowestTotal(payload: FlightSearchPayload): Promise<FlightOffer['price']['intTotal'] | undefined> {
    return this.#turns.run(async () => {
      const { supplier, seatSales, now } = this.#deps;
      const { offers } = await supplier.search(payload, { now: now(), language: 'es', seatSales });
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
    if (cached) return cached;
    const underWay = this.#inFlight.get(key);
    if (underWay) return underWay;
    const making = this.#turns
      .run(() => this.#make(key, payload, language))
      .finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, making);
    return making;
  }

  async #make(key: string, payload: FlightSearchPayload, language: Language): Promise<CachedAnswer> {
    const { supplier, seatSales, now } = this.#deps;
    const sold = new Set<string>();
    this.#soldMeanwhile.add(sold);
    try {
      const { offers, seatKeys, freshUntil } = await supplier.search(payload, {
        now: now(),
        language,
        seatSales,
      });
      const answer = await CompressedAnswer.of(answerText(offers));
      const made = { answer, seatKeys: new Set(seatKeys), freshUntil };
      if (!seatKeys.some((seatKey) => sold.has(seatKey))) this.#cache.set(key, made);
      return made;
    } finally {
      this.#soldMeanwhile.delete(sold);
    }
  }
}
