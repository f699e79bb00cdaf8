import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link, useNavigate } from '@alisio/platform/sdk/router';
import { emit, useSessionStore } from '@alisio/platform/sdk/state';
import { cart, checkoutDraft, confirmation } from '@alisio/shared-contracts/checkout-stores';
import { bookingConfirmHref, homeHref } from '@alisio/shared-contracts/routes';
import { buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import { Wrap } from '@alisio/shared-ui/layout';
import styled from '@emotion/styled';
import { useState } from 'react';
import { type MadeBooking, PaidView } from '../features/card-payment/index.ts';
import { FlightCheckout } from './summary/flight-checkout.tsx';

const HomeLink = styled(Link)(buttonStyles());

/** `/booking/summary` (§2): who travels, who pays, and the payment of what is in the cart. */
export default function SummaryPage() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const { id, item } = useSessionStore(cart);
  const [isBooked, setBooked] = useState(false);

  const confirm = ({ booking, cartId, isOurs }: MadeBooking) => {
    setBooked(true);
    confirmation.set({ booking });
    if (isOurs) emit('booking:confirmed', { product: 'flight', referenceId: booking.referenceId });
    void navigate(bookingConfirmHref(), { replace: true });
    // While an earlier payment was pending, another trip may have been chosen: that one stays to be bought.
    if (cart.get().id !== cartId)
      return checkoutDraft.set((draft) => ({ ...draft, payment: null, declined: undefined }));
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
  if (!id || !item) {
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
  return <FlightCheckout key={id} cartId={id} item={item} onConfirmed={confirm} />;
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('summary.metaTitle'),
  description: t('summary.metaText'),
  robots: 'noindex',
});
