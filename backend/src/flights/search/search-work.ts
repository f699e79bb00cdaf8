import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FlightOffer, FlightSearchPayload } from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import { packedPart, unpack } from '@alisio/shared-contracts/packed-json';
import { HOLD_MS } from '../../holds/index.ts';
import { alone, BROTLI_QUALITY } from '../../server/encoders.ts';
import {
  type CalendarQuestion,
  datesOf,
  type FlightSupplier,
  type LowestTotals,
  type SupplierContext,
} from '../flight-supplier.ts';
import type { OfferSeal } from '../offer-seal.ts';
import { askSuppliers, type Outcome, supplierState, UnusableAnswer } from './ask-suppliers.ts';
import { bestOffer } from './best-offer.ts';
import { inTurn } from './in-turn.ts';
import { joinedTotals } from './joined-totals.ts';
import { type KeptAnswer, keptAnswerOf } from './kept-answer.ts';
import { packedAnswer } from './offer-text.ts';
import { currencyOf } from './one-currency.ts';
import { type UsableAnswer, usableAnswer, usableTotals } from './usable-answer.ts';

/**
 * Brotli's of an answer that is made for who asks first, of the same while others wait (36 KB instead of 25, in a fifth
 * of the time), and of one that is shown again, which most never are.
 */
const QUALITY = { first: BROTLI_QUALITY, hurried: 1, again: 5 };
/** Bits: 4 MiB, all of an answer. */
const BROTLI_WINDOW = 22;

/** What some suppliers answered while others have not: packed JSON text of an answer, brotli. */
export interface MadePart {
  body: Uint8Array;
  /** see `MadeAnswer`: of all that is known by then */
  best?: FlightOffer | undefined;
}

/** An answer as it is kept: sealed and compressed. */
export interface MadeAnswer {
  /** packed JSON text, brotli */
  body: Uint8Array;
  /** what of it no part has told; nothing where none was told */
  rest?: Uint8Array | undefined;
  /** `bestOffer` of a search for packages, unsealed; nothing of any other */
  best?: FlightOffer | undefined;
  /** what is told of it without its offers */
  told: KeptAnswer | undefined;
  /** flights whose sales would change the answer */
  seatKeys: readonly string[];
  /** UTC milliseconds */
  freshUntil: number;
  /** one for each supplier */
  outcomes: readonly Outcome[];
}

/** The lowest totals among all who answered. */
export interface MadeTotals extends LowestTotals {
  /** one for each supplier */
  outcomes: readonly Outcome[];
}

export interface SearchQuestion {
  payload: FlightSearchPayload;
  language: Language;
  /** UTC milliseconds from which prices hold */
  shownAt: number;
  /** of what is sold only with a hotel */
  inPackage?: boolean;
  /** others wait for the thread */
  hurried?: boolean;
}

/** The computing behind searches, wherever it is done. A signal says when nobody waits for the answer any more. */
export interface SearchWork {
  /** @param tell is told what is known while suppliers are still awaited */
  search(
    question: SearchQuestion,
    signal?: AbortSignal,
    tell?: (part: MadePart) => void,
  ): Promise<MadeAnswer>;
  /** The body of an answer with its prices held from another instant. */
  reseal(question: { body: Uint8Array; shownAt: number }, signal?: AbortSignal): Promise<Uint8Array>;
  /** The body of an answer for who does not take it packed: JSON text, brotli. */
  unpack(question: { body: Uint8Array }, signal?: AbortSignal): Promise<Uint8Array>;
  /** `carrier`: of trips on which each way is one flight of it */
  lowestTotals(
    question: { payload: CalendarQuestion; now: number; carrier?: string | undefined },
    signal?: AbortSignal,
  ): Promise<MadeTotals>;
}

function compressed(bytes: Uint8Array, quality: number): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return alone(brotliCompressSync(bytes, { params }));
}

/** When prices that are shown at an instant end, as the answer tells it: ids count in whole seconds too. */
const expiry = (shownAt: number): string =>
  new Date(Math.floor(shownAt / 1000) * 1000 + HOLD_MS.shown).toISOString();
/** Nothing else of an answer stands behind it under a key of its own. */
const EXPIRY = '"expiresAt":"';

export interface SearchWorkDeps {
  suppliers: readonly Pick<
    FlightSupplier,
    'name' | 'sellsIn' | 'search' | 'packages' | 'lowestTotals' | 'lowestTotalsOf'
  >[];
  /** how long each of them may take, milliseconds */
  supplierWithinMs?: number | undefined;
  seal: OfferSeal;
  seatSales: SupplierContext['seatSales'];
}

export const SUPPLIER_WITHIN_MS = 4000;

type Searched = Pick<FlightSupplier, 'name' | 'sellsIn' | 'search'>;

/** Who is asked for what is sold alone, or with a hotel. */
const searchedOf = (suppliers: SearchWorkDeps['suppliers'], inPackage: boolean): readonly Searched[] =>
  inPackage
    ? suppliers.flatMap(({ name, sellsIn, packages }) =>
        packages ? [{ name, sellsIn, search: packages.search }] : [],
      )
    : suppliers;

/** The work on the thread that asks for it. */
export function workHere({
  suppliers,
  supplierWithinMs: withinMs = SUPPLIER_WITHIN_MS,
  seal,
  seatSales,
}: SearchWorkDeps): SearchWork {
  return {
    search: async ({ payload, language, shownAt, inPackage = false, hurried = false }, signal, tell) => {
      const searched = searchedOf(suppliers, inPackage);
      const quality = hurried ? QUALITY.hurried : QUALITY.first;
      const found = new Map<string, { answer: UsableAnswer; offers: [offer: FlightOffer, id: string][] }>();
      const outcomes: Outcome[] = [];
      const currency = currencyOf(searched, payload.currencyCode);
      const bestOf = () =>
        inPackage ? bestOffer([...found.values()].flatMap(({ answer }) => answer.offers)) : undefined;
      let awaited: string[] = [];
      const textOf = (names: readonly string[]): Uint8Array => {
        const offers = inTurn(names.map((name) => found.get(name)?.offers ?? []));
        const state = supplierState(outcomes, awaited);
        const meta = {
          count: offers.length,
          currency,
          expiresAt: expiry(shownAt),
          ...(state ? { suppliers: state } : {}),
        };
        return packedAnswer(offers, packedPart(meta));
      };
      const asking = askSuppliers({
        suppliers: searched,
        ask: async (supplier, limit) =>
          usableAnswer(
            supplier,
            payload,
            await supplier.search(payload, { now: shownAt, language, seatSales, signal: limit }),
            currency,
          ),
        withinMs,
        signal,
      });
      let told = false;
      let arrived: string[] = [];
      for await (const arrival of asking) {
        ({ awaited } = arrival);
        outcomes.push(...arrival.outcomes);
        arrived = arrival.answered.map(({ supplier: { name } }) => name);
        for (const { supplier, answer } of arrival.answered)
          found.set(supplier.name, {
            answer,
            offers: answer.offers.map((offer) => [offer, seal.seal(offer.id, shownAt)]),
          });
        if (awaited.length === 0 || !tell || (arrived.length === 0 && !told)) continue;
        told = true;
        tell({ body: compressed(textOf(arrived), quality), best: bestOf() });
      }
      const answers = [...found.values()].map(({ answer }) => answer);
      return {
        body: compressed(textOf(searched.map(({ name }) => name)), quality),
        rest: told ? compressed(textOf(arrived), quality) : undefined,
        best: bestOf(),
        told: keptAnswerOf(
          answers.flatMap(({ offers }) => offers),
          currency,
        ),
        seatKeys: [...new Set(answers.flatMap(({ seatKeys }) => seatKeys))],
        freshUntil: Math.min(...answers.map(({ freshUntil }) => freshUntil)),
        outcomes,
      };
    },
    reseal: async ({ body, shownAt }) => {
      const text = brotliDecompressSync(body);
      seal.reseal(text, shownAt);
      text.write(expiry(shownAt), text.lastIndexOf(EXPIRY) + EXPIRY.length);
      return compressed(text, QUALITY.again);
    },
    unpack: async ({ body }) => {
      const text = JSON.stringify(unpack(brotliDecompressSync(body).toString()));
      return compressed(Buffer.from(text), QUALITY.first);
    },
    lowestTotals: async ({ payload, now, carrier }, signal) => {
      const answers: LowestTotals[] = [];
      const outcomes: Outcome[] = [];
      const currency = currencyOf(suppliers, payload.currencyCode);
      const asking = askSuppliers({
        suppliers:
          carrier === undefined ? suppliers : suppliers.filter(({ lowestTotalsOf }) => lowestTotalsOf),
        ask: async (supplier, limit) => {
          const context: SupplierContext = {
            now,
            language: DEFAULT_LANGUAGE,
            seatSales,
            signal: limit,
          };
          const told =
            carrier === undefined
              ? await supplier.lowestTotals(payload, context)
              : await supplier.lowestTotalsOf?.(carrier, payload, context);
          if (!told) throw new UnusableAnswer('it tells nothing of one carrier');
          return usableTotals(payload, told, currency);
        },
        withinMs,
        signal,
      });
      for await (const arrival of asking) {
        answers.push(...arrival.answered.map(({ answer }) => answer));
        outcomes.push(...arrival.outcomes);
      }
      return { totals: joinedTotals(answers, datesOf(payload).length), currency, outcomes };
    },
  };
}
