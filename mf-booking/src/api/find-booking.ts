import { callApi } from '@alisio/platform/sdk/api';
import { findBooking } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

export interface BookingKey {
  referenceId: string;
  email: string;
}

/** A booking by reference and e-mail (§6). @throws ApiProblem, `booking-not-found` for a wrong one of either */
export const lookUpBooking = (key: BookingKey): Promise<ConfirmedBooking> =>
  callApi(findBooking, { body: key });
