import { type FlightSearchQuery, flightResultsHref } from '@alisio/shared-contracts/flights';
import { daysAhead } from './dates.ts';

/** Journeys that buy leave on days of their own: they would buy each other's last seats. */
export const leavingIn = (days: number) => ({
  departureDate: daysAhead(days),
  returnDate: daysAhead(days + 10),
});

/** Bogotá to Miami and back, one adult, a month from now; what a journey needs otherwise is given. */
export function resultsOf(change: Partial<FlightSearchQuery> = {}): string {
  return flightResultsHref({
    tripType: '2',
    from: 'BOG',
    to: 'MIA',
    ...leavingIn(30),
    adult: 1,
    child: 0,
    infant: 0,
    cabin: 'economy',
    currencyCode: 'USD',
    fromCity: 'Bogotá',
    toCity: 'Miami',
    ...change,
  });
}
