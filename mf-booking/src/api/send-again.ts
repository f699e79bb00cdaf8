import { callApi } from '@alisio/platform/sdk/api';
import { sendBookingAgain } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

/** Has the mail of a booking sent again, to the e-mail that it was made with. @throws ApiProblem */
export const sendAgain = ({ referenceId, customer }: ConfirmedBooking) =>
  callApi(sendBookingAgain, { body: { referenceId, email: customer.email } });
