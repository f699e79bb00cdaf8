import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import { type FlightSearchPayload, flightSearchKey } from '@alisio/shared-contracts/flights';

/**
 * Offers for a search, places named in a language, kept for 30 minutes as all answers (§4); the price itself is
 * confirmed again before anything is sold.
 */
export const flightOffersQuery = (payload: FlightSearchPayload, language: Language) =>
  queryOptions({
    queryKey: ['flight-offers', language, flightSearchKey(payload)],
    queryFn: ({ signal }) => callApi(searchFlightOffers, { body: payload, signal }),
  });
