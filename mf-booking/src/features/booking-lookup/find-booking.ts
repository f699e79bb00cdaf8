import { callApi } from '@alisio/platform/sdk/api';
import { type BookingKey, findBooking as findBookingCall } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

/**
 * A booking by its reference and e-mail, or what this device keeps in the e-mail's place (§6).
 * @throws ApiProblem, `booking-not-found` for a wrong one of either
 */
export const findBooking = (key: BookingKey): Promise<ConfirmedBooking> =>
  callApi(findBookingCall, { body: key });
