import { brotliDecompressSync } from 'node:zlib';
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import type { CabinClass, FlightSearchPayload } from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { unpack } from '@alisio/shared-contracts/packed-json';
import type { TravelerCounts } from '@alisio/shared-contracts/rules';
import type { SupplierContext } from '../flight-supplier.ts';
import { OfferSeal } from '../offer-seal.ts';
import type { SentForm } from '../search/compressed-answer.ts';

/** Noon of a Saturday, UTC: what "now" is in tests that do not say otherwise. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export interface SearchWords {
  from?: string;
  to?: string;
  on?: string;
  /** absent for one way */
  back?: string;
  cabin?: CabinClass;
  travelers?: Partial<TravelerCounts>;
  currencyCode?: string;
}

/** A search of two adults, a child and an infant from Bogotá to Miami, but for what is said. */
export function searchOf({
  from = 'BOG',
  to = 'MIA',
  on = '2026-12-10',
  back,
  cabin = 'economy',
  travelers = { adult: 2, child: 1, infant: 1 },
  currencyCode = 'USD',
}: SearchWords = {}): FlightSearchPayload {
  return {
    legInfo: {
      '1': { from, to, departureDate: on },
      ...(back ? { '2': { from: to, to: from, departureDate: back } } : {}),
    },
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    cabin,
    travelerInfo: { adult: 1, child: 0, infant: 0, ...travelers },
    currencyCode,
    infoData: NO_ATTRIBUTION,
  };
}

export const roundTrip = (words: SearchWords = {}) => searchOf({ back: '2026-12-17', ...words });

/** Nothing sold, Spanish, at noon. */
export const supplierContext = (overrides: Partial<SupplierContext> = {}): SupplierContext => ({
  now: NOON,
  language: DEFAULT_LANGUAGE,
  seatSales: async () => new Map(),
  ...overrides,
});

/** How an answer is read at once. */
export const PLAIN: SentForm = { encoding: 'identity', isPacked: false };
/** How it is kept. */
export const KEPT: SentForm = { encoding: 'br', isPacked: true };

/** What stands in an answer as it is kept. */
export const unpacked = (body: Uint8Array): unknown => unpack(brotliDecompressSync(body).toString());

/** A seal of its own. */
export const testSeal = () => new OfferSeal(Buffer.alloc(32, 7));
