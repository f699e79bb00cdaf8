import { currentAttribution } from '@alisio/platform/sdk/api';
import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { useLocation } from '@alisio/platform/sdk/router';
import {
  type FlightSearchQuery,
  flightSearchPayload,
  flightSearchPayloadOf,
  readFlightSearchQuery,
} from '@alisio/shared-contracts/flights';
import { useMemo } from 'react';
import { flightOffersQuery } from '../../api/search-flight-offers.ts';

export interface AskedSearch {
  query: FlightSearchQuery;
  /** false while the address names no two places */
  answerable: boolean;
  /** the address names days that cannot be searched; `query` has others (§5) */
  otherDays: boolean;
}

/** What the address asks for. `today`: ISO date. */
export function useFlightSearchQuery(today: string): AskedSearch {
  const { search } = useLocation();
  return useMemo(() => {
    const words = new URLSearchParams(search);
    const query = readFlightSearchQuery(words, today);
    const differs = (name: 'departureDate' | 'returnDate') =>
      words.has(name) && words.get(name) !== query[name];
    const otherDays = differs('departureDate') || (query.tripType === '2' && differs('returnDate'));
    const payload = flightSearchPayloadOf(query, currentAttribution());
    return { query, otherDays, answerable: flightSearchPayload.safeParse(payload).success };
  }, [search, today]);
}

/** The offers for a query; asks nothing while the query is not answerable. */
export function useFlightOffers(query: FlightSearchQuery, answerable: boolean) {
  const language = useLanguage();
  return useQuery({
    ...flightOffersQuery(flightSearchPayloadOf(query, currentAttribution()), language),
    enabled: answerable,
  });
}
