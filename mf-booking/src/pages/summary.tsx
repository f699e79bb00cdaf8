import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link, useNavigate } from '@alisio/platform/sdk/router';
import { emit, useSessionStore } from '@alisio/platform/sdk/state';
import { cart, checkoutDraft, confirmation } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { bookingConfirmHref, homeHref } from '@alisio/shared-contracts/routes';
import { buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import { Wrap } from '@alisio/shared-ui/layout';
import styled from '@emotion/styled';
import { useState } from 'react';
import { PaidView } from '../features/card-payment/index.ts';
import { FlightCheckout } from './summary/flight-checkout.tsx';

const HomeLink = styled(Link)(buttonStyles());

/** `/booking/summary` (§2): who travels, who pays, and the payment of what is in the cart. */
export default function SummaryPage() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const { item } = useSessionStore(cart);
  const [isBooked, setBooked] = useState(false);

  const confirm = (booking: ConfirmedBooking) => {
    setBooked(true);
    confirmation.set({ booking });
    emit('booking:confirmed', { product: 'flight', referenceId: booking.referenceId });
    void navigate(bookingConfirmHref(), { replace: true });
    cart.reset();
    checkoutDraft.reset();
  };

  if (isBooked) {
    return (
      <Wrap>
        <PaidView />
      </Wrap>
    );
  }
  if (!item) {
    return (
      <Wrap>
        <EmptyState
          level={1}
          icon="plane"
          title={t('empty.title')}
          text={t('empty.text')}
          actions={<HomeLink to={homeHref()}>{t('empty.search')}</HomeLink>}
        />
      </Wrap>
    );
  }
  return <FlightCheckout item={item} onConfirmed={confirm} />;
}

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('summary.metaTitle'), robots: 'noindex' });
