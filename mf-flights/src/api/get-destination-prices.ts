import { callApi } from '@alisio/platform/sdk/api';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getDestinationPrices } from '@alisio/shared-contracts/endpoints';

/** What the home's destinations cost at least from the main airport of a country. */
export const destinationPricesQuery = (country: string | undefined) =>
  queryOptions({
    queryKey: ['destination-prices', country],
    queryFn: ({ signal }) => callApi(getDestinationPrices, { query: { country }, signal }),
  });
