import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { AirportGroup } from '@alisio/shared-contracts/airports';
import { searchAirports } from '@alisio/shared-contracts/endpoints';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { placeOfAirport } from './search-airports.ts';

const isSameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Places that somebody may mean who typed a term: the one of that code, the best match, or all cities of its name. */
export function meantPlaces(term: string, groups: readonly AirportGroup[]): SearchPlace[] {
  const ofCode = groups
    .flatMap(({ airports }) => airports)
    .find(({ airportCode }) => airportCode === term.toUpperCase());
  const [best] = groups;
  if (ofCode || !best) return ofCode ? [placeOfAirport(ofCode)] : [];
  return groups
    .filter(({ cityName }) => isSameName(cityName, best.cityName))
    .flatMap(({ airports: [first] }) => (first ? [placeOfAirport(first)] : []));
}

/** The places that may be meant by what was typed, best first; several only where they have one name. */
export const typedPlaceQuery = (term: string, language: Language) =>
  queryOptions({
    queryKey: ['typed-place', term, language],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(searchAirports, { query: { term, language }, signal });
      return meantPlaces(term, data);
    },
    retry: false,
  });
