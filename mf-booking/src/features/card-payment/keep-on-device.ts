import type { PaymentTarget } from '../../api/payment.ts';
import { bookedCart } from '../../booking-pages/booked-cart.ts';
import { rememberTrip, tripDays, tripRest } from '../../device-trips/index.ts';
import { forgetWaiting, keepWaiting } from '../../waiting-payments/waiting-payments.ts';
import type { MadeBooking } from './settlement.ts';

/** Keeps a payment that is not settled, closing whose tab would lose it; what was booked is a trip, and waits no longer. */
export async function keepOnDevice(paid: PaymentTarget | null, made?: MadeBooking): Promise<void> {
  if (!made) return paid ? keepWaiting(paid) : undefined;
  const { booking, cartId } = made;
  bookedCart.set({ cartId });
  if (paid) forgetWaiting(paid.transactionId);
  await rememberTrip(booking, await tripDays(booking.items), await tripRest(booking.items));
}
