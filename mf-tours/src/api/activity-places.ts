import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getPlace, searchPlaces } from '@alisio/shared-contracts/endpoints';
import type { Place, SearchedPlace } from '@alisio/shared-contracts/places';

/** The place that an address names, in a language; `null` when nobody knows it. */
export const placeQuery = ({ kind, id }: SearchedPlace, language: Language) =>
  queryOptions({
    queryKey: ['place', kind, id, language],
    queryFn: async ({ signal }): Promise<Place | null> => {
      try {
        return await callApi(getPlace, { params: { kind, id }, query: { language }, signal });
      } catch (error) {
        if (isProblem(error, 'not-found')) return null;
        throw error;
      }
    },
  });

/** Places by what was typed, best first. `isMended`: it was not typed like this. @throws when the API does not answer */
export const findPlacesByName = (term: string, language: Language) =>
  callApi(searchPlaces, { query: { term, language } });

/** Places by what was typed, as a page asks for them. */
export const typedPlacesQuery = (term: string, language: Language) =>
  queryOptions({
    queryKey: ['places', term, language],
    queryFn: () => findPlacesByName(term, language),
  });
