import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import type { AirportResult } from '@alisio/shared-contracts/airports';
import { searchAirports } from '@alisio/shared-contracts/endpoints';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { KeptAnswers } from '@alisio/shared-contracts/kept-answers';

export interface FoundAirport extends AirportResult {
  /** stands under its city in the list */
  underCity: boolean;
}

export interface FoundPlaces {
  /** best first, each city followed by its airports */
  airports: FoundAirport[];
  /** what was searched in the place of a mistyped term; nothing where it was found as it is */
  searched: string | undefined;
}

const asked = new KeptAnswers<FoundPlaces>();

async function ask(term: string, language: Language): Promise<FoundPlaces> {
  const { data, searched } = await callApi(searchAirports, { query: { term, language } });
  const airports = data.flatMap(({ airports }) =>
    airports.map((airport) => ({
      ...airport,
      underCity: !airport.isCity && airports.some((other) => other.isCity),
    })),
  );
  return { airports, searched };
}

/** Airports and cities for what is typed; the same is asked once in half an hour (§4). Browser only. */
export const findAirports = (term: string, language: Language): Promise<FoundPlaces> =>
  asked.of(`${language} ${term.trim().toLowerCase()}`, () => ask(term, language));

/** An airport or a city as the search form keeps it. */
export const placeOfAirport = (airport: AirportResult): SearchPlace => ({
  code: airport.airportCode,
  name: airport.name,
  cityName: airport.cityName,
  countryName: airport.countryName,
  isCity: airport.isCity,
});
