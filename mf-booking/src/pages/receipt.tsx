import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link, useNavigate } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { bookingDetailHref, myJourneyHref } from '@alisio/shared-contracts/routes';
import { CARD_BRAND_NAMES, spacedReference } from '@alisio/shared-contracts/rules';
import { linkStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import {
  BilledAddress,
  BookingSkeleton,
  Columns,
  DocumentButtons,
  Printed,
  unprinted,
} from '../features/confirmation/index.ts';
import { FormSection } from '../forms/form-section.tsx';
import { Pairs } from '../price/pairs.tsx';
import { PriceBreakdown, PriceRow } from '../price/price-breakdown.tsx';
import { refundOf } from '../price/refund.ts';
import { bookingProducts, useBookingProducts } from '../products/booking-products.ts';
import { shownItems } from '../products/known-items.ts';
import { fetchProductsOf } from '../products/product-source.ts';
import { useTerms } from '../products/use-terms.ts';
import { useTitles } from '../products/use-words.ts';
import { onThisClock } from '../reference/on-this-clock.ts';

/** What this tab has at hand: the booking whose receipt was asked for, or that was looked up last, else the one just paid. */
const atHand = (made: ConfirmedBooking | null, found: ConfirmedBooking | null) => found ?? made;

// Beside the page's own texts, not after its first rendering.
fetchProductsOf(atHand(confirmation.get().booking, foundBooking.get().booking)?.items ?? [], bookingProducts);

const BackLink = styled(Link)`
  ${linkStyles}
  ${unprinted}
`;

const Top = styled.div`
  margin-top: ${tokens.space[4]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
    margin-top: ${tokens.space[5]};
  }
`;

const Buttons = styled.div`
  ${unprinted}
`;

function Receipt({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useTexts('booking');
  const { day, money } = useFormats();
  const titles = useTitles();
  const terms = useTerms();
  const products = useBookingProducts(booking.items);
  const { referenceId, bookedAt, billingInformation, paymentInformation, totalAmountPaid } = booking;
  const items = products && shownItems(booking.items, products);
  const { transactions, onPage = [] } = paymentInformation;
  const refund = refundOf(booking);
  const payments = [
    ...transactions.map(({ brand, last4, ...paid }) => ({
      ...paid,
      how: t('receipt.cardEnding', { brand: CARD_BRAND_NAMES[brand], last4 }),
    })),
    ...onPage.map(({ means, ...paid }) => ({ ...paid, how: t(`receipt.means.${means}`) })),
  ];
  if (!items) return <BookingSkeleton />;
  return (
    <>
      <Top>
        <Heading level={1}>{t('receipt.title')}</Heading>
        <Muted size={16}>
          {titles.ofBookedItems(items)} · {t('confirm.reference')} {spacedReference(referenceId)}
        </Muted>
        <Muted>{t('receipt.paidOn', { day: day(onThisClock(bookedAt), 'full') })}</Muted>
        <Buttons>
          <DocumentButtons booking={booking} documents={['pdf']} />
        </Buttons>
      </Top>
      <Columns>
        <FormSection id="paid-for" title={t('receipt.lines')}>
          <PriceBreakdown
            total={{ currency: totalAmountPaid.currency, amounts: [totalAmountPaid.amount] }}
            charged
            later={terms.laterOfBooked(items)}
          >
            {items.map((shown) =>
              items.length === 1 && shown.product?.Receipt ? (
                <shown.product.Receipt key={shown.id} item={shown.item} />
              ) : (
                <PriceRow
                  key={shown.id}
                  title={titles.ofBooking(shown)}
                  price={{ currency: shown.item.total.currency, amounts: [shown.item.total.amount] }}
                  charged
                />
              ),
            )}
          </PriceBreakdown>
        </FormSection>
        <div>
          <FormSection id="billed" title={t('confirm.billedTo')}>
            <BilledAddress billing={billingInformation} />
          </FormSection>
          {payments.map(({ transactionId, how, amount, currency }) => (
            <FormSection key={transactionId} id={`paid-${transactionId}`} title={t('receipt.method')}>
              <Pairs>
                <div>
                  <dt>{t('receipt.with')}</dt>
                  <dd>{how}</dd>
                </div>
                <div>
                  <dt>{t('receipt.amount')}</dt>
                  <dd>{money(amount, currency)}</dd>
                </div>
              </Pairs>
              <Muted>
                {t('receipt.transaction')} {transactionId}
              </Muted>
            </FormSection>
          ))}
          {refund ? (
            <FormSection id="refund" title={t('receipt.refund')}>
              <Pairs>
                <div>
                  <dt>{t(refund.isBack ? 'confirm.refunded' : 'confirm.refunding')}</dt>
                  <dd>{money(refund.returned.amount, refund.returned.currency)}</dd>
                </div>
                <div>
                  <dt>{t('receipt.cancelled')}</dt>
                  <dd>{day(onThisClock(refund.at), 'date')}</dd>
                </div>
              </Pairs>
              <Muted>{t('receipt.refundWay')}</Muted>
            </FormSection>
          ) : null}
        </div>
      </Columns>
    </>
  );
}

/**
 * `/booking/BillingSummary` (§2): what was paid for the booking at hand, and who was billed. Who has none at hand finds one
 * by the look-up.
 */
export default function BillingSummaryPage() {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const made = useSessionStore(confirmation).booking;
  const found = useSessionStore(foundBooking).booking;
  const booking = atHand(made, found);
  const hasNothing = booking === null;
  useEffect(() => {
    // While a page of the edge is taken over, the stores show what that knew of them: nothing.
    if (hasNothing && !atHand(confirmation.get().booking, foundBooking.get().booking))
      void navigate(myJourneyHref(), { replace: true });
  }, [hasNothing, navigate]);
  const seeBooking = () => {
    if (booking) foundBooking.set({ booking });
  };
  return (
    <Wrap>
      {booking ? (
        <Printed>
          <BackLink to={bookingDetailHref()} onClick={seeBooking}>
            <Icon name="chevron-left" size="s" />
            {t('receipt.back')}
          </BackLink>
          <Receipt booking={booking} />
        </Printed>
      ) : (
        <>
          <VisuallyHidden as="h1">{t('receipt.title')}</VisuallyHidden>
          <BookingSkeleton />
        </>
      )}
    </Wrap>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('receipt.metaTitle'),
  description: t('receipt.metaText'),
  robots: 'noindex',
});
