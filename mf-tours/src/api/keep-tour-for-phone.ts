import { callApi } from '@alisio/platform/sdk/api';
import { keepTourForPhone as keep } from '@alisio/shared-contracts/endpoints';
import type { CodedTour } from '@alisio/shared-contracts/tours';

/** Keeps a tour that the page shows under its code. @throws ApiProblem, `offer-not-found` among them */
export async function keepTourForPhone({
  country,
  slug,
  childAges,
  rooms,
  ...rest
}: CodedTour): Promise<void> {
  await callApi(keep, {
    params: { country, tour: slug },
    body: { ...rest, childAges: [...childAges], rooms: [...rooms] },
  });
}
