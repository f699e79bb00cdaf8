import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FlightCalendarPayload, FlightSearchPayload } from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import type { FlightSupplier, LowestTotals, SupplierContext } from '../flight-supplier.ts';
import type { OfferSeal } from '../offer-seal.ts';
import { HOLD_MS } from '../price-hold.ts';
import { OfferTexts } from './offer-text.ts';

/** One more costs half as much time again for a fifth fewer bytes. */
const BROTLI_QUALITY = 4;
/** Bits: 4 MiB, all of an answer. */
const BROTLI_WINDOW = 22;

/** An answer as it is kept: sealed and compressed. */
export interface MadeAnswer {
  /** JSON text, brotli */
  body: Uint8Array;
  /** flights whose sales would change the answer */
  seatKeys: readonly string[];
  /** UTC milliseconds */
  freshUntil: number;
}

interface SearchQuestion {
  payload: FlightSearchPayload;
  language: Language;
  /** UTC milliseconds from which prices hold */
  shownAt: number;
}

/** The computing behind searches, wherever it is done. A signal says when nobody waits for the answer any more. */
export interface SearchWork {
  search(question: SearchQuestion, signal?: AbortSignal): Promise<MadeAnswer>;
  /** The body of an answer with its prices held from another instant. */
  reseal(question: { body: Uint8Array; shownAt: number }, signal?: AbortSignal): Promise<Uint8Array>;
  lowestTotals(
    question: { payload: FlightCalendarPayload; now: number },
    signal?: AbortSignal,
  ): Promise<LowestTotals>;
  close(): Promise<void>;
}

function compressed(text: Uint8Array): Uint8Array {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** When prices that are shown at an instant end, as the answer tells it: ids count in whole seconds too. */
const expiry = (shownAt: number): string =>
  new Date(Math.floor(shownAt / 1000) * 1000 + HOLD_MS.shown).toISOString();
const EXPIRY = '"expiresAt":"';

export interface SearchWorkDeps {
  supplier: Pick<FlightSupplier, 'search' | 'lowestTotals'>;
  seal: OfferSeal;
  seatSales: SupplierContext['seatSales'];
}

/** The work on the thread that asks for it. */
export function workHere({ supplier, seal, seatSales }: SearchWorkDeps): SearchWork {
  return {
    search: async ({ payload, language, shownAt }, signal) => {
      const found = await supplier.search(payload, { now: shownAt, language, seatSales, signal });
      signal?.throwIfAborted();
      const texts = new OfferTexts();
      const offers: string[] = [];
      for (const offer of found.offers) offers.push(texts.of(offer, seal.seal(offer.id, shownAt)));
      const meta = { count: offers.length, currency: found.currency, expiresAt: expiry(shownAt) };
      const text = `{"data":[${offers.join(',')}],"meta":${JSON.stringify(meta)}}`;
      const { seatKeys, freshUntil } = found;
      return { body: compressed(Buffer.from(text)), seatKeys, freshUntil };
    },
    reseal: async ({ body, shownAt }) => {
      const text = brotliDecompressSync(body);
      seal.reseal(text, shownAt);
      text.write(expiry(shownAt), text.lastIndexOf(EXPIRY) + EXPIRY.length);
      return compressed(text);
    },
    lowestTotals: ({ payload, now }, signal) =>
      supplier.lowestTotals(payload, { now, language: DEFAULT_LANGUAGE, seatSales, signal }),
    close: async () => undefined,
  };
}
