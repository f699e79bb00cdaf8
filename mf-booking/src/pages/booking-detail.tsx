import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link, useNavigate } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { myJourneyHref } from '@alisio/shared-contracts/routes';
import { linkStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { lookupDraft } from '../features/booking-lookup/index.ts';
import { CancellationSection } from '../features/cancellation/index.ts';
import { BookingSkeleton, BookingView } from '../features/confirmation/index.ts';
import { bookingProducts } from '../products/booking-products.ts';
import { fetchProductsOf } from '../products/product-source.ts';

// Beside the page's own texts, not after its first rendering.
fetchProductsOf(foundBooking.get().booking?.items ?? [], bookingProducts);

const BackLink = styled(Link)(linkStyles);

/** `/user/my-journey/booking-detail` (§2): the booking that was looked up. Without one, back to the look-up. */
export default function BookingDetailPage() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const { booking } = useSessionStore(foundBooking);
  const hasNothing = booking === null;
  useEffect(() => {
    // While a page of the edge is taken over, the store shows what that knew of it: nothing.
    if (hasNothing && foundBooking.get().booking === null) void navigate(myJourneyHref(), { replace: true });
  }, [hasNothing, navigate]);
  return (
    <Wrap>
      <BackLink to={myJourneyHref()} onClick={lookupDraft.reset}>
        <Icon name="chevron-left" size="s" />
        {t('detail.another')}
      </BackLink>
      {booking ? (
        <BookingView booking={booking} below={<CancellationSection booking={booking} />} />
      ) : (
        <>
          <VisuallyHidden as="h1">{t('detail.metaTitle')}</VisuallyHidden>
          <BookingSkeleton />
        </>
      )}
    </Wrap>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('detail.metaTitle'),
  description: t('detail.metaText'),
  robots: 'noindex',
});
