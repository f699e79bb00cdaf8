import { addDays } from '@alisio/shared-contracts/dates';
import { type CarrierRoutesAnswer, flightResultsHref } from '@alisio/shared-contracts/flights';

/** Days from today on that a route is searched for while no price is known, and how long one stays. */
const USUAL = { ahead: 28, nights: 7 };

/** An airport with the name of its city. */
export type Place = CarrierRoutesAnswer['from'];

interface SearchedDays {
  departureDate: string;
  returnDate: string;
  currencyCode: string;
}

/** The days that are searched for while none is known to be cheap. @param today ISO date */
export function usualDays(today: string) {
  const departureDate = addDays(today, USUAL.ahead);
  return { departureDate, returnDate: addDays(departureDate, USUAL.nights) };
}

/** Results of a round trip for one adult. */
export const searchHref = (from: Place, to: Place, days: SearchedDays): string =>
  flightResultsHref({
    tripType: '2',
    from: from.code,
    to: to.code,
    ...days,
    ...{ adult: 1, child: 0, infant: 0 },
    cabin: 'economy',
    ...{ refundableFare: false, noRestrictionFare: false, noPenaltyFare: false },
    fromCity: from.city,
    toCity: to.city,
  });
