import { callApi } from '@alisio/platform/sdk/api';
import { getUserBookings } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

/** What a user has booked in this tab's session, the latest first (§7). @throws ApiProblem */
export const ownBookings = async (userId: string): Promise<ConfirmedBooking[]> =>
  (await callApi(getUserBookings, { query: { userId } })).data;
