import { useWithTexts } from '@alisio/platform/sdk/late-texts';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { useEffect } from 'react';
import { lateTexts } from './late-texts.ts';

const loadPart = async () =>
  (await import(/* webpackChunkName: "cancellation" */ './cancel-booking-card.tsx')).default;

interface CancellationSectionProps {
  booking: ConfirmedBooking;
  /** what the booking is once it was given back */
  onCancelled: (booking: ConfirmedBooking) => void;
}

/** How a booking is given back, or that it was; nothing where only a person can do that. */
export function CancellationSection({ booking, onCancelled }: CancellationSectionProps) {
  const concerns = booking.items.some(({ cancellation }) => cancellation !== undefined);
  const { part: Card, want } = useLatePart(useWithTexts('booking', loadPart, lateTexts));
  useEffect(() => {
    if (concerns && !Card) void want();
  });
  return concerns && Card ? <Card booking={booking} onCancelled={onCancelled} /> : null;
}
