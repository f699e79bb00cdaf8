import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link, useNavigate } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { cart, confirmation } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf, homeHref } from '@alisio/shared-contracts/routes';
import { buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { Wrap } from '@alisio/shared-ui/layout';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useRightPage } from '../booking-pages/use-right-page.ts';
import { keepBooking, type MadeBooking, PaidView } from '../features/card-payment/index.ts';
import { cartProducts, useCartProducts } from '../products/cart-products.ts';
import { knownItems, sellableItems } from '../products/known-items.ts';
import { fetchProductsOf } from '../products/product-source.ts';
import { useCodes } from '../products/use-words.ts';
import { Checkout } from './summary/checkout.tsx';
import { CheckoutSkeleton } from './summary/checkout-skeleton.tsx';
import { FullWindow } from './summary/checkout-styles.tsx';

// Beside the page's own texts, not after its first rendering.
fetchProductsOf(cart.get().items, cartProducts);

const HomeLink = styled(Link)(buttonStyles());

// Nearly every cart is sold here.
const PhoneCheckout = lateComponent(
  () => import(/* webpackChunkName: "phone-checkout" */ './summary/phone-checkout.tsx'),
  CheckoutSkeleton,
);

/** `/booking/summary` and those of single products (§2): who travels, who pays, and the payment of what is in the cart. */
export default function SummaryPage() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const { id, items } = useSessionStore(cart);
  const products = useCartProducts(items);
  const codesOf = useCodes();
  const [isBooked, setBooked] = useState(false);
  const isHydrated = useHydrated();
  const isHere = useRightPage('summary', isBooked ? [] : items);
  const { waiting } = bookingPagesOf(items);
  const hasNothing = !id || items.length === 0;
  const { booking } = useSessionStore(confirmation);
  // Back from the provider's page, past the one that says that it is booked: its cart has ended.
  const booked = hasNothing && booking ? bookingPagesOf(booking.items).success : undefined;
  useEffect(() => {
    if (booked && !isBooked) void navigate(booked, { replace: true });
  }, [booked, isBooked, navigate]);

  const ends = {
    onConfirmed: (made: MadeBooking) => {
      setBooked(true);
      void navigate(keepBooking(made), { replace: true });
    },
    onPending: waiting === undefined ? undefined : () => void navigate(waiting, { replace: true }),
  };

  if (isBooked) {
    return (
      <Wrap>
        <PaidView />
      </Wrap>
    );
  }
  // What is in the cart only the tab knows.
  if (!isHydrated || !isHere || booked) return <CheckoutSkeleton />;
  if (hasNothing) {
    return (
      <FullWindow>
        <EmptyState
          level={1}
          icon="pin"
          title={t('empty.title')}
          text={t('empty.text')}
          actions={<HomeLink to={homeHref()}>{t('empty.search')}</HomeLink>}
        />
      </FullWindow>
    );
  }
  if (!products) return <CheckoutSkeleton />;
  const known = sellableItems(items, products);
  return known ? (
    <Checkout key={id} cartId={id} items={known} {...ends} />
  ) : (
    <PhoneCheckout key={id} cartId={id} items={items} code={codesOf(knownItems(items, products))} {...ends} />
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('summary.metaTitle'),
  description: t('summary.metaText'),
  robots: 'noindex',
});
