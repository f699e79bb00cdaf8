import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { bookingDetailHref } from '@alisio/shared-contracts/routes';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { keepFound } from '../../booking-pages/keep-found.ts';
import { SupportRow } from '../../support/support-row.tsx';
import { LookupForm } from './lookup-form.tsx';
import { LostReference } from './lost-reference.tsx';
import { OwnBookings } from './own-bookings.tsx';
import type { WaitingPaymentProps } from './waiting-payment.tsx';

// Hardly anybody has one.
const LateWaitingPayment = lateComponent<WaitingPaymentProps>(
  () => import(/* webpackChunkName: "hosted-wait" */ './waiting-payment.tsx'),
  undefined,
  { isExtra: true },
);

const Lead = styled(Muted)`
  margin: ${tokens.space[2]} 0 ${tokens.space[4]};
`;

/** What this tab pays for and what was booked here; then the look-up of any other booking, and who helps without it. */
export function Lookup() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const { payment } = useSessionStore(checkoutDraft);
  const show = (booking: ConfirmedBooking) => {
    keepFound(booking);
    void navigate(bookingDetailHref());
  };
  return (
    <>
      {payment?.page === undefined ? null : <LateWaitingPayment payment={payment} />}
      <OwnBookings onFound={show} />
      <Heading level={2} size="m">
        {t('lookup.title')}
      </Heading>
      <Lead size={16}>{t('lookup.lead')}</Lead>
      <LookupForm onFound={show} />
      <SupportRow title={t('lookup.lost')} note={t('lookup.lostText')} hasPaid />
      <LostReference />
    </>
  );
}
