import { useNavigate } from '@alisio/platform/sdk/router';
import { foundBooking } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { bookingDetailHref } from '@alisio/shared-contracts/routes';
import { LookupForm } from './lookup-form.tsx';

/** The look-up, and the way to the booking that it finds. */
export function Lookup() {
  const navigate = useNavigate();
  const show = (booking: ConfirmedBooking) => {
    foundBooking.set({ booking });
    void navigate(bookingDetailHref());
  };
  return <LookupForm onFound={show} />;
}
