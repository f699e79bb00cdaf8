import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { AirportResult } from '@alisio/shared-contracts/airports';
import { getPlace, searchAirports, searchPlaces } from '@alisio/shared-contracts/endpoints';
import { KeptAnswers } from '@alisio/shared-contracts/kept-answers';
import type { Place, SearchedPlace } from '@alisio/shared-contracts/places';

interface FoundAirports {
  /** best first */
  airports: AirportResult[];
  /** what was searched in the place of a mistyped term */
  searched: string | undefined;
}

const asked = new KeptAnswers<FoundAirports>();

/** The same without keeping it, for the edge too. */
export async function askAirports(term: string, language: Language): Promise<FoundAirports> {
  const { data, searched } = await callApi(searchAirports, { query: { term, language } });
  return { airports: data.flatMap(({ airports }) => airports), searched };
}

/** Airports and cities by what is typed; the same is asked once in half an hour (§4). Browser only. */
export const findAirports = (term: string, language: Language): Promise<FoundAirports> =>
  asked.of(`${language} ${term.trim().toLowerCase()}`, () => askAirports(term, language));

/** The airport or city of a code; `null` where nobody knows it. */
export const airportQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['airport', code, language],
    queryFn: async (): Promise<AirportResult | null> => {
      const { airports } = await askAirports(code, language);
      return airports.find(({ airportCode }) => airportCode === code) ?? null;
    },
  });

/** The place that an address names; `null` where nobody knows it. */
export const placeQuery = ({ kind, id }: SearchedPlace, language: Language) =>
  queryOptions({
    queryKey: ['place', kind, id, language],
    queryFn: async ({ signal }): Promise<Place | null> => {
      if (kind === 'hotel') return null;
      try {
        return await callApi(getPlace, { params: { kind, id }, query: { language }, signal });
      } catch (error) {
        if (isProblem(error, 'not-found')) return null;
        throw error;
      }
    },
  });

/** Places to sleep at by what is typed, best first. */
export const findPlaces = (term: string, language: Language) =>
  callApi(searchPlaces, { query: { term, language } });
