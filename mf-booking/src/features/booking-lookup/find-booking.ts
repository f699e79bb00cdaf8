import { callApi } from '@alisio/platform/sdk/api';
import { findBooking as findBookingCall } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

interface BookingKey {
  referenceId: string;
  email: string;
}

/** A booking by reference and e-mail (§6). @throws ApiProblem, `booking-not-found` for a wrong one of either */
export const findBooking = (key: BookingKey): Promise<ConfirmedBooking> =>
  callApi(findBookingCall, { body: key });
