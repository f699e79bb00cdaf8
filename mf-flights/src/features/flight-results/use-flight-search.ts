import { currentAttribution, isProblem } from '@alisio/platform/sdk/api';
import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { useLocation } from '@alisio/platform/sdk/router';
import {
  type FlightSearchQuery,
  flightSearchKey,
  flightSearchPayload,
  flightSearchPayloadOf,
  readCabin,
  readFlightSearchQuery,
} from '@alisio/shared-contracts/flights';
import { useEffect, useMemo, useRef } from 'react';
import { flightOffersQuery } from '../../api/search-flight-offers.ts';
import { type DayFault, dayFaultOf } from './day-fault.ts';
import { useHeldOffers } from './rest-of-answer/use-held-offers.ts';

export interface AskedSearch {
  query: FlightSearchQuery;
  /** false while the address names no two places */
  answerable: boolean;
  /** the address names a day that cannot be searched; `query` has another (§5) */
  dayFault: DayFault | undefined;
  /** the address names travellers that one booking cannot have; `query` has others */
  otherTravelers: OtherTravelers | undefined;
  /** the address names a cabin that no aircraft has; `query` has economy */
  isOtherCabin: boolean;
}

/** Infants without a lap, or counts out of reach. */
export type OtherTravelers = 'laps' | 'counts';

/** How the travellers of an address differ from those that are searched for. */
function otherTravelersOf(words: URLSearchParams, query: FlightSearchQuery): OtherTravelers | undefined {
  const differs = (name: 'adult' | 'child' | 'infant') =>
    Boolean(words.get(name)?.trim()) && Number(words.get(name)) !== query[name];
  if (differs('adult') || differs('child')) return 'counts';
  if (!differs('infant')) return undefined;
  return query.infant === query.adult && Number(words.get('infant')) > query.infant ? 'laps' : 'counts';
}

/** What the address asks for. `today`: ISO date. */
export function useFlightSearchQuery(today: string): AskedSearch {
  const { search } = useLocation();
  const asked = useMemo((): AskedSearch => {
    const words = new URLSearchParams(search);
    const query = readFlightSearchQuery(words, today);
    const dayFault = dayFaultOf(words, query, today);
    const otherTravelers = otherTravelersOf(words, query);
    const cabin = words.get('cabin')?.trim();
    const isOtherCabin = Boolean(cabin) && !readCabin(cabin ?? null);
    const payload = flightSearchPayloadOf(query, currentAttribution());
    const answerable = flightSearchPayload.safeParse(payload).success;
    return { query, dayFault, otherTravelers, isOtherCabin, answerable };
  }, [search, today]);
  // The same as long as it says the same: order, page and filters are no other search.
  const said = JSON.stringify(asked);
  return useMemo((): AskedSearch => JSON.parse(said), [said]);
}

/** The offers for a query, and how its answer comes; asks nothing while the query is not answerable. */
export function useFlightOffers(query: FlightSearchQuery, answerable: boolean) {
  const language = useLanguage();
  const payload = flightSearchPayloadOf(query, currentAttribution());
  const searchKey = flightSearchKey(payload);
  const answer = useQuery({
    ...flightOffersQuery(payload, language),
    enabled: answerable,
    // In another language the same offers stand until their places have its names.
    placeholderData: (before, asked) => (asked?.queryKey[2] === searchKey ? before : undefined),
  });
  // What a page brings may lack suppliers that were late for its drawing. Once it is taken over, and not before: what
  // was drawn is compared with what was brought.
  const isPart = (answer.data?.meta.suppliers?.awaited.length ?? 0) > 0 && answer.fetchStatus === 'idle';
  const askedFor = useRef<string>(undefined);
  const { refetch } = answer;
  useEffect(() => {
    if (!isPart || askedFor.current === searchKey) return;
    askedFor.current = searchKey;
    void refetch();
  }, [isPart, searchKey, refetch]);
  const { release, ...held } = useHeldOffers(searchKey, answer.data);
  const refresh = () => {
    release();
    return answer.refetch();
  };
  return { ...answer, ...held, refresh };
}

/** What a search was refused for, where who searches can mend it; nothing otherwise. */
export const refusalOf = (error: unknown) =>
  isProblem(error, 'validation')
    ? error.errors.filter(({ code }) => /^(departure-past|unknown-place)$/.test(code))
    : [];
