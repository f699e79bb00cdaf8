import { callApi } from '@alisio/platform/sdk/api';
import { type AnswerOf, findBooking, getOrder } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

/** Where an order of this session stands on the server. @throws ApiProblem, `order-not-found` when there is none */
export const readOrder = (id: string): Promise<AnswerOf<typeof getOrder>> =>
  callApi(getOrder, { params: { id } });

interface BookingKey {
  referenceId: string;
  email: string;
}

/** A booking by reference and e-mail (§6). @throws ApiProblem, `booking-not-found` for a wrong one of either */
export const lookUpBooking = (key: BookingKey): Promise<ConfirmedBooking> =>
  callApi(findBooking, { body: key });
