import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, isoDateOf } from '@alisio/shared-contracts/dates';
import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { nextWednesday } from 'date-fns/nextWednesday';
import { parseISO } from 'date-fns/parseISO';

const LEAST_DAYS_AHEAD = 28;
const NIGHTS = 7;

/** Where and when a deal flies. Dates ISO, local. */
export interface DealTrip {
  from: string;
  to: string;
  departureDate: string;
  returnDate: string;
}

/**
 * The week that deals are for: from the first Wednesday four weeks ahead, so that a deal and its code stay the
 * same for seven days. @param today ISO date
 */
export function dealWeek(today: string): Pick<DealTrip, 'departureDate' | 'returnDate'> {
  const dayBefore = addDays(today, LEAST_DAYS_AHEAD - 1);
  const departureDate = isoDateOf(nextWednesday(parseISO(dayBefore)));
  return { departureDate, returnDate: addDays(departureDate, NIGHTS) };
}

/** The calendar of the one day of a trip: one adult, economy. */
export const calendarOfTrip = ({ from, to, departureDate }: DealTrip): FlightCalendarPayload => ({
  from,
  to,
  firstDate: departureDate,
  days: 1,
  stayDays: NIGHTS,
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
  cabin: 'economy',
  travelerInfo: { adult: 1, child: 0, infant: 0 },
  currencyCode: DEFAULT_CURRENCY,
  infoData: NO_ATTRIBUTION,
});
