import { currentAttribution } from '@alisio/platform/sdk/api';
import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { type FlightSearchQuery, flightSearchPayloadOf } from '@alisio/shared-contracts/flights';
import { flightOffersQuery } from '../../api/search-flight-offers.ts';
import { refusalOf } from './use-flight-search.ts';
import { useSearchedPlaces } from './use-searched-places.ts';

/**
 * The cities of a search by the answer that its page has asked for, their codes until then, and what it was refused for;
 * asks for no offers itself.
 */
export function useAnswerSoFar(query: FlightSearchQuery, answerable: boolean) {
  const payload = flightSearchPayloadOf(query, currentAttribution());
  const { data, error } = useQuery({ ...flightOffersQuery(payload, useLanguage()), enabled: false });
  const settled = answerable && data !== undefined;
  const { cities } = useSearchedPlaces(query, { chosen: [], offers: data?.data ?? [], settled });
  return { cities, refused: refusalOf(error) };
}
