import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { BookedItem, ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { NoBreak } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { useBookingProducts } from '../../products/booking-products.ts';
import { shownItems } from '../../products/known-items.ts';
import { SupportRow } from '../../support/support-row.tsx';
import { BillingCard, TravellersCard } from './booking-cards.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { Ticket } from './ticket.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[6]} ${tokens.space[16]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: ${tokens.space[8]};
  }
`;

/** Something booked that this version has no page for: what it is called, what it cost, and who tells the rest. */
function UnknownItem({ item, id }: { item: BookedItem; id: string }) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const { title, total } = item;
  return (
    <FormSection
      id={id}
      title={title}
      state={<NoBreak as="b">{money(total.amount, total.currency)}</NoBreak>}
    >
      <p>{t('unknown.booked')}</p>
    </FormSection>
  );
}

interface BookingViewProps {
  booking: ConfirmedBooking;
  justMade?: boolean;
}

/** A booking in full: right after paying, and found again in my trips. */
export function BookingView({ booking, justMade = false }: BookingViewProps) {
  const { t } = useTexts('booking');
  const products = useBookingProducts(booking.items);
  const items = products && shownItems(booking.items, products);
  if (!items) {
    return (
      <>
        <VisuallyHidden as="h1">{t('detail.metaTitle')}</VisuallyHidden>
        <BookingSkeleton />
      </>
    );
  }
  return (
    <>
      <Ticket booking={booking} items={items} justMade={justMade} />
      <Columns>
        <div>
          {items.map(({ id, item, product }) =>
            product ? (
              <product.Sections key={id} item={item} id={id} />
            ) : (
              <UnknownItem key={id} item={item} id={id} />
            ),
          )}
          <SupportRow title={t('confirm.changed')} hasPaid />
        </div>
        <div>
          {booking.passenger.length > 0 ? <TravellersCard booking={booking} /> : null}
          {items.map(({ id, item, product }) =>
            product?.Cards ? <product.Cards key={id} item={item} id={id} /> : null,
          )}
          <BillingCard booking={booking} items={items} />
        </div>
      </Columns>
    </>
  );
}
