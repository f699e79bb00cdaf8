import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import type { PaymentTarget } from '../../api/payment.ts';
import { rememberTrip, tripDays } from '../../device-trips/index.ts';
import { forgetWaiting, keepWaiting } from '../../waiting-payments/waiting-payments.ts';

/** Keeps a payment that is not settled, closing whose tab would lose it; what was booked is a trip, and waits no longer. */
export async function keepOnDevice(paid: PaymentTarget | null, booking?: ConfirmedBooking): Promise<void> {
  if (!booking) return paid ? keepWaiting(paid) : undefined;
  if (paid) forgetWaiting(paid.transactionId);
  await rememberTrip(booking, await tripDays(booking.items));
}
