import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { CruiseChoices } from '@alisio/shared-contracts/cruises';
import { getCruiseChoices } from '@alisio/shared-contracts/endpoints';

/** What a search may name, and what leaves soon. */
export const cruiseChoicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-cruises', 'choices', language],
    queryFn: ({ signal }): Promise<CruiseChoices> =>
      callApi(getCruiseChoices, { query: { language }, signal }),
  });
