import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getFlightOffer } from '@alisio/shared-contracts/endpoints';

/** An offer at its price of now. @throws ApiProblem, `offer-not-found` and `offer-over` among them */
export const namedFlightOfferQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['named-flight-offer', id, language],
    queryFn: ({ signal }) => callApi(getFlightOffer, { params: { id }, signal }),
    retry: false,
  });
