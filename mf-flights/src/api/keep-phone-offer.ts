import { callApi } from '@alisio/platform/sdk/api';
import { keepPhoneOffer } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';

/** Keeps an offer under the code that is shown with it. @throws ApiProblem, `offer-not-found` among them */
export async function keepForPhone({ id }: Pick<FlightOffer, 'id'>): Promise<void> {
  await callApi(keepPhoneOffer, { body: { offerId: id } });
}
