import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { keepPreviousData, queryOptions } from '@alisio/platform/sdk/query';
import { getPhoneDeals } from '@alisio/shared-contracts/endpoints';

/** Deals that are sold by phone only (§1), for a visitor's country, cities named in a language. */
export const phoneDealsQuery = (country: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['phone-deals', country, language],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(getPhoneDeals, { query: { country, language }, signal });
      return data;
    },
    // The country is learnt a moment after the page has begun, and the language can be switched.
    placeholderData: keepPreviousData,
  });
