import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useNavigate, useSearchParams } from '@alisio/platform/sdk/router';
import { checkoutDraft, confirmation } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf, bookingSummaryHref, homeHref, myJourneyHref } from '@alisio/shared-contracts/routes';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Row } from '@alisio/shared-ui/layout';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { lacksStatus, logStatusFailure } from '../../api/log-failure.ts';
import { finalizePayment } from '../../api/payment.ts';
import { callOffPage } from '../../api/payment-page.ts';
import { bookedCart } from '../../booking-pages/booked-cart.ts';
import { SupportRow } from '../../support/support-row.tsx';
import { Step } from './step.tsx';

const TripsLink = styled(Link)(buttonStyles());

interface CameBackProps {
  /** the visitor has turned back there: nothing may be charged any more */
  cancelled?: boolean;
  /** the end comes later, so this is a page that waits */
  waits?: boolean;
}

/**
 * Back from the provider's page (§4): by the cart in the address the payment's status is asked, once, and the summary
 * shows what came of it, as it does after a reload: the confirmation, why it failed, or that it waits. The address says
 * which payment is meant and nothing else; what it comes to is the server's word. An address of another cart asks and shows
 * nothing; as in another browser, which knows nothing of it, it is said where a booking is found.
 */
export function CameBack({ cancelled = false, waits = false }: CameBackProps) {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const cartId = search.get('cartId');
  const [isStranger, setStranger] = useState(false);
  useEffect(() => {
    let isHere = true;
    const learn = async () => {
      const { payment } = checkoutDraft.get();
      const { booking } = confirmation.get();
      // Back from the confirmation: it is paid, and nothing more is to be learned here. To one that waits leads home (§2).
      if (payment === null && booking !== null && bookedCart.get().cartId === cartId) {
        void navigate(waits ? homeHref() : bookingPagesOf(booking.items).success, { replace: true });
        return;
      }
      if (payment === null || payment.cartId !== cartId) {
        setStranger(true);
        return;
      }
      try {
        const { notMade } = cancelled ? await callOffPage(payment) : {};
        if (!notMade) await finalizePayment(payment);
      } catch (error) {
        // A decline is an answer; what is none is asked for again by the summary, which says that it waits.
        if (lacksStatus(error)) logStatusFailure(true);
      }
      if (isHere) void navigate(bookingSummaryHref(), { replace: true });
    };
    void learn();
    return () => {
      isHere = false;
    };
  }, [cartId, cancelled, waits, navigate]);
  if (isStranger)
    return (
      <Step
        title={t('hosted.stranger')}
        text={t('hosted.strangerText')}
        below={<SupportRow title={t('summary.doubts')} hasPaid />}
      >
        <Row gap={4} wrap>
          <TripsLink to={myJourneyHref()}>{t('hosted.trips')}</TripsLink>
          <Link to={bookingSummaryHref()}>{t('hosted.back')}</Link>
        </Row>
      </Step>
    );
  return <Step title={t('hosted.asking')} text={t('hosted.askingText')} />;
}
