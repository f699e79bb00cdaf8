import type { FlightOffer } from '../flights/offer.ts';

/** The nights of a package. ISO dates by the clock of the place. */
export interface PackageStay {
  startDate: string;
  endDate: string;
}

/**
 * The nights that somebody sleeps there who flies like this: from the day on which the way out arrives, which is the next
 * one after a night above the clouds, to the day on which the way back leaves. Nothing where there is no way back, or no
 * night between.
 */
export function stayOfFlight({ itineraries }: Pick<FlightOffer, 'itineraries'>): PackageStay | undefined {
  const [out, back] = itineraries;
  const startDate = out?.segments.at(-1)?.arrival.at.slice(0, 10);
  const endDate = back?.segments[0]?.departure.at.slice(0, 10);
  return startDate && endDate && startDate < endDate ? { startDate, endDate } : undefined;
}
