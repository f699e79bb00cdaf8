import type { Language } from '@alisio/platform/sdk/i18n';
import { type FindMatches, useMatches } from '@alisio/platform/sdk/matches';
import type { SearchPlace } from '@alisio/shared-contracts/flights';

/** The search's code, with the API client beneath it: wanted when a hand comes near, not by the first view. */
export const loadAirportSearch = () =>
  import(/* webpackChunkName: "search-form" */ '../../api/search-airports.ts');

export interface PlaceMatch extends SearchPlace {
  underCity: boolean;
}

const find: FindMatches<PlaceMatch> = async (term, language) => {
  const { findAirports, placeOfAirport } = await loadAirportSearch();
  const { airports, searched } = await findAirports(term, language);
  const matches = airports.map((airport) => ({ ...placeOfAirport(airport), underCity: airport.underCity }));
  return { matches, searched };
};

/** Airports and cities for a typed term. */
export const useAirportMatches = (typed: string, language: Language) => useMatches(typed, language, find);
