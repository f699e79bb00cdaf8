import type { FlightOffer } from './offer.ts';

/** How many seats an offer's travellers take: a lap infant takes none. */
export const seatsOf = ({ travelerPricings }: Pick<FlightOffer, 'travelerPricings'>): number =>
  travelerPricings.filter(({ type }) => type !== 'INFANT').length;

/** Whether an offer still has a seat for everyone who needs one. */
export const hasSeats = (offer: FlightOffer): boolean => offer.numberOfBookableSeats >= seatsOf(offer);
