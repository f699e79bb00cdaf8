import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getHotel } from '@alisio/shared-contracts/endpoints';

/** What a hotel is, whatever the stay. @throws ApiProblem `not-found` for a code that no hotel has */
export const hotelQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['hotel', code, language],
    queryFn: ({ signal }) => callApi(getHotel, { params: { code }, query: { language }, signal }),
  });
