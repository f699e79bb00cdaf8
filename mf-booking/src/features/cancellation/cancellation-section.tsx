import { useWithTexts } from '@alisio/platform/sdk/late-texts';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { useEffect } from 'react';
import { lateTexts } from './late-texts.ts';

const loadPart = async () =>
  (await import(/* webpackChunkName: "cancellation" */ './cancel-found-booking.tsx')).default;

/** How the booking at hand is given back, or that it was; nothing where only a person can do that. */
export function CancellationSection({ booking }: { booking: ConfirmedBooking }) {
  const concerns = booking.items.some(({ cancellation }) => cancellation !== undefined);
  const { part: Card, want } = useLatePart(useWithTexts('booking', loadPart, lateTexts));
  useEffect(() => {
    if (concerns && !Card) void want();
  });
  return concerns && Card ? <Card booking={booking} /> : null;
}
