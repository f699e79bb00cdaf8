import type { FlightOffer } from './offer.ts';

/** Whether an offer still has a seat for everyone who needs one. */
export const hasSeats = ({ numberOfBookableSeats, travelerPricings }: FlightOffer): boolean =>
  numberOfBookableSeats >= travelerPricings.filter(({ type }) => type !== 'INFANT').length;
