import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getStayPlace, searchStayPlaces } from '@alisio/shared-contracts/endpoints';
import type { SearchedPlace, StayPlace } from '@alisio/shared-contracts/hotels';

/** The place that an address names, in a language; `null` when nobody knows it. */
export const stayPlaceQuery = ({ kind, id }: SearchedPlace, language: Language) =>
  queryOptions({
    queryKey: ['stay-place', kind, id, language],
    queryFn: async ({ signal }): Promise<StayPlace | null> => {
      try {
        return await callApi(getStayPlace, { params: { kind, id }, query: { language }, signal });
      } catch (error) {
        if (isProblem(error, 'not-found')) return null;
        throw error;
      }
    },
  });

/** Places by what was typed, best first. `isMended`: it was not typed like this. @throws when the API does not answer */
export const findStayPlaces = (term: string, language: Language) =>
  callApi(searchStayPlaces, { query: { term, language } });

/** Places by what was typed, as a page asks for them. */
export const typedPlacesQuery = (term: string, language: Language) =>
  queryOptions({
    queryKey: ['stay-places', term, language],
    queryFn: () => findStayPlaces(term, language),
  });
