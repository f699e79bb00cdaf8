import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { foundBooking } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { bookingDetailHref } from '@alisio/shared-contracts/routes';
import { SupportRow } from '../../support/support-row.tsx';
import { LookupForm } from './lookup-form.tsx';
import { LostReference } from './lost-reference.tsx';
import { OwnBookings } from './own-bookings.tsx';

/** The look-up and the way to the booking that it finds, who helps without it, and what this tab has booked. */
export function Lookup() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const show = (booking: ConfirmedBooking) => {
    foundBooking.set({ booking });
    void navigate(bookingDetailHref());
  };
  return (
    <>
      <LookupForm onFound={show} />
      <SupportRow title={t('lookup.lost')} note={t('lookup.lostText')} hasPaid />
      <LostReference />
      <OwnBookings onFound={show} />
    </>
  );
}
