import { emit } from '@alisio/platform/sdk/state';
import { cart, checkoutDraft, confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import type { PaymentTarget } from '../../api/payment.ts';
import type { MadeBooking } from './settlement.ts';

/** Keeps for my trips of this device a payment that is not settled, or what was booked, whose payment waits no longer. */
export function keepOnDevice(paid: PaymentTarget | null, made?: MadeBooking): void {
  import(/* webpackChunkName: "cancellation" */ './keep-on-device.ts')
    .then((kept) => kept.keepOnDevice(paid, made))
    .catch((cause: unknown) => console.warn('trip of this device', cause));
}

/** Keeps a booking for the page that shows it, and ends its cart. @returns address of that page */
export function keepBooking(made: MadeBooking): string {
  const { booking, cartId, isOurs } = made;
  confirmation.set({ booking });
  // The newest is at hand, not what was looked up before it.
  foundBooking.reset();
  // Beside the page that is shown next, and not in it: with what gives a booking back, which tells the device of that too.
  keepOnDevice(checkoutDraft.get().payment, made);
  if (isOurs)
    emit('booking:confirmed', { products: [...new Set(booking.items.map(({ product }) => product))] });
  // While an earlier payment was pending, another trip may have been chosen: that one stays to be bought.
  if (cart.get().id !== cartId)
    checkoutDraft.set((draft) => ({ ...draft, payment: null, declined: undefined }));
  else {
    cart.reset();
    checkoutDraft.reset();
  }
  return bookingPagesOf(booking.items).success;
}
