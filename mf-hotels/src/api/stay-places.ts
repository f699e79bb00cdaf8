import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getStayPlace } from '@alisio/shared-contracts/endpoints';
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
