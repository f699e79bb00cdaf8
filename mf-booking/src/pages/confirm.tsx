import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useNavigate } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { confirmation } from '@alisio/shared-contracts/checkout-stores';
import { homeHref } from '@alisio/shared-contracts/routes';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { useEffect } from 'react';
import { useRightPage } from '../booking-pages/use-right-page.ts';
import { BookingSkeleton, BookingView } from '../features/confirmation/index.ts';
import { bookingProducts } from '../products/booking-products.ts';
import { fetchProductsOf } from '../products/product-source.ts';

// Beside the page's own texts, not after its first rendering.
fetchProductsOf(confirmation.get().booking?.items ?? [], bookingProducts);

/** For a page that pays: fetches what the confirmation of these items will need. */
export const prepare = (items: readonly { product: string }[]) => fetchProductsOf(items, bookingProducts);

/** `/booking/confirm` and those of single products (§2): the booking just made. Nothing to show sends home, as direct entry does. */
export default function ConfirmPage() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const { booking } = useSessionStore(confirmation);
  const hasNothing = booking === null;
  const isHere = useRightPage('success', booking?.items ?? []);
  useEffect(() => {
    // While a page of the edge is taken over, the store shows what that knew of it: nothing.
    if (hasNothing && confirmation.get().booking === null) void navigate(homeHref(), { replace: true });
  }, [hasNothing, navigate]);
  return (
    <Wrap>
      {booking && isHere ? (
        <BookingView booking={booking} justMade />
      ) : (
        <>
          <VisuallyHidden as="h1">{t('confirm.metaTitle')}</VisuallyHidden>
          <BookingSkeleton />
        </>
      )}
    </Wrap>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('confirm.metaTitle'),
  description: t('confirm.metaText'),
  robots: 'noindex',
});
