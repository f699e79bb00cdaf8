import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';

/** How long the round trips stay that the site prices unasked: deals by phone, and those of the home's wall. */
export const NIGHTS = 7;

/** The calendar of round trips of a week from a first day of departure on, ISO date: one adult, economy. */
export const calendarOfTrip = ({
  from,
  to,
  firstDate,
  days,
  currencyCode = DEFAULT_CURRENCY,
}: Pick<FlightCalendarPayload, 'from' | 'to' | 'firstDate' | 'days'> &
  Partial<Pick<FlightCalendarPayload, 'currencyCode'>>): FlightCalendarPayload => ({
  from,
  to,
  firstDate,
  days,
  stayDays: NIGHTS,
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
  cabin: 'economy',
  travelerInfo: { adult: 1, child: 0, infant: 0 },
  currencyCode,
  infoData: NO_ATTRIBUTION,
});
