import type { CachedFlight, CachedFlightsPayload } from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

/** §7's {ai backend}: what users booked and searched. Who asks for them was looked at before. */
export interface UserHistory {
  /** What a user has booked in their session, the latest first. @throws Error when it cannot be told */
  bookings(asker: { userId: string; sessionId: string }): Promise<ConfirmedBooking[]>;
  /** What kept answers say of a user's own searches. @throws Error when it cannot be told */
  cachedFlights(
    payload: CachedFlightsPayload,
    asker: { userId: string; language: Language },
  ): Promise<CachedFlight[]>;
}
