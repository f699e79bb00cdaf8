import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { bookingDetailHref } from '@alisio/shared-contracts/routes';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { keepFound } from '../../booking-pages/keep-found.ts';
import { SupportRow } from '../../support/support-row.tsx';
import { keepsWaiting } from '../../waiting-payments/keeps-waiting.ts';
import { LookupForm } from './lookup-form.tsx';
import { LostReference } from './lost-reference.tsx';
import { OwnBookings } from './own-bookings.tsx';
import type { WaitingPaymentsProps } from './waiting-payments.tsx';

// Hardly anybody has one.
const LateWaitingPayments = lateComponent<WaitingPaymentsProps>(
  () => import(/* webpackChunkName: "hosted-wait" */ './waiting-payments.tsx'),
  undefined,
  { isExtra: true },
);

const Lead = styled(Muted)`
  margin: ${tokens.space[2]} 0 ${tokens.space[4]};
`;

/** What is paid for on this device and what was booked here; then the look-up of any other booking, and who helps without it. */
export function Lookup() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const { payment } = useSessionStore(checkoutDraft);
  const own = payment?.page === undefined ? undefined : payment;
  // Only the browser knows them: what the edge drew is taken over as it is.
  const othersWait = useHydrated() && keepsWaiting();
  const show = (booking: ConfirmedBooking) => {
    keepFound(booking);
    void navigate(bookingDetailHref());
  };
  return (
    <>
      {own || othersWait ? <LateWaitingPayments own={own} onFound={show} /> : null}
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
