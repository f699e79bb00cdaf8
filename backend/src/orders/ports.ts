import type { AnswerOf, getBaggageOptions } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { Queries } from '../database/index.ts';

export type BaggageJourney = AnswerOf<typeof getBaggageOptions>['journeys'][number];

/** What orders need of whoever sells the flights. */
export interface OfferInventory {
  /** the offer at its price of now; nothing when it does not exist or no longer flies */
  offer(id: string): Promise<FlightOffer | undefined>;
  /** inside the caller's transaction; false when a seat is short, and then nothing may be kept */
  takeSeats(tx: Queries, offer: FlightOffer): Promise<boolean>;
  giveBackSeats(tx: Queries, offer: FlightOffer): Promise<void>;
  baggageOptions(offer: FlightOffer): BaggageJourney[];
}
