import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { BookedItem, ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { NoBreak } from '@alisio/shared-ui/text';
import type { ReactNode } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import { refundOf } from '../../price/refund.ts';
import { useBookingProducts } from '../../products/booking-products.ts';
import { shownItems } from '../../products/known-items.ts';
import { OrderTerms } from '../../products/order-terms.tsx';
import { SupportRow } from '../../support/support-row.tsx';
import { BillingCard, TravellersCard } from './booking-cards.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { Columns, Due } from './columns.tsx';
import { Printed } from './printed.ts';
import { StructuredData } from './structured-data.tsx';
import { Ticket } from './ticket.tsx';
import { WhatCanBeDone } from './what-can-be-done.tsx';

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
  /** what stands below what was booked, above what else can be done */
  below?: ReactNode;
}

/** A booking in full: right after paying, and found again in my trips. */
export function BookingView({ booking, justMade = false, below }: BookingViewProps) {
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
    <Printed>
      <StructuredData booking={booking} />
      <Ticket booking={booking} items={items} justMade={justMade} />
      <Due>
        {items.map(({ id, item, product }) =>
          product?.Due ? <product.Due key={id} item={item} id={id} /> : null,
        )}
      </Due>
      <Columns>
        <div>
          {items.length > 1 ? <OrderTerms booked={items} alone /> : null}
          {items.map(({ id, item, product }) =>
            product ? (
              <product.Sections key={id} item={item} id={id} />
            ) : (
              <UnknownItem key={id} item={item} id={id} />
            ),
          )}
          {below}
          {justMade && !refundOf(booking) ? (
            <SupportRow title={t('confirm.changed')} hasPaid />
          ) : (
            <WhatCanBeDone items={items} booking={booking} />
          )}
        </div>
        <div>
          {booking.passenger.length > 0 ? <TravellersCard booking={booking} /> : null}
          {items.map(({ id, item, product }) =>
            product?.Cards ? <product.Cards key={id} item={item} id={id} /> : null,
          )}
          <BillingCard booking={booking} items={items} />
        </div>
      </Columns>
    </Printed>
  );
}
