import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { keepFound } from '../../booking-pages/keep-found.ts';
import CancelBookingCard from './cancel-booking-card.tsx';

/** Gives back the booking at hand; what this tab and this device keep of it is the cancelled one then. */
export default function CancelFoundBooking({ booking }: { booking: ConfirmedBooking }) {
  return <CancelBookingCard booking={booking} onCancelled={keepFound} />;
}
