import { callApi } from '@alisio/platform/sdk/api';
import { cancelBooking as cancelBookingCall } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

/**
 * Gives a booking back, free of charge; asked again it is the same. @returns the booking as it is now
 * @throws ApiProblem, `not-cancellable` with its reason among them
 */
export const cancelBooking = ({ referenceId, customer }: ConfirmedBooking): Promise<ConfirmedBooking> =>
  callApi(cancelBookingCall, { body: { referenceId, email: customer.email } });
