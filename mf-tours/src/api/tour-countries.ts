import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { type AnswerOf, getTourCountries, getTourCountry } from '@alisio/shared-contracts/endpoints';
import type { TourCountry } from '@alisio/shared-contracts/tours';

/** The countries that tours go through, by name. */
export const tourCountriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['tour-countries', language],
    queryFn: async ({ signal }): Promise<TourCountry[]> =>
      (await callApi(getTourCountries, { query: { language }, signal })).data,
  });

/** A country and its tours; null for one that has none: that is an answer, too, and is not asked again. */
export const tourCountryQuery = (country: string, language: Language) =>
  queryOptions({
    queryKey: ['tour-country', country, language],
    queryFn: async ({ signal }): Promise<AnswerOf<typeof getTourCountry> | null> => {
      try {
        return await callApi(getTourCountry, { params: { country }, query: { language }, signal });
      } catch (error) {
        // What cannot be a name is none either.
        if (isProblem(error, 'not-found') || isProblem(error, 'validation')) return null;
        throw error;
      }
    },
  });
