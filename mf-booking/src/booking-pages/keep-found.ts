import { confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { seeTrip, tripDays } from '../device-trips/index.ts';

/**
 * Puts a booking at hand as it is now, looked up or given back: a tab that had just made it shows no older one of it, and the
 * device's trips know of it.
 */
export function keepFound(booking: ConfirmedBooking): void {
  foundBooking.set({ booking });
  if (confirmation.get().booking?.referenceId === booking.referenceId) confirmation.set({ booking });
  void tripDays(booking.items).then((days) => seeTrip(booking, days));
}
