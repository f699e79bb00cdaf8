import { attribution } from '../attribution/index.ts';
import { addDays } from '../dates/index.ts';
import { currencyCode, isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { cabinClass, iataCode } from './codes.ts';
import { type FlightSearchPayload, travelerInfo } from './search.ts';
import { LAST_BOOKABLE_DAYS_AHEAD } from './search-days.ts';

/** Two months of any length. */
export const MOST_CALENDAR_DAYS = 62;

/** What a search asks, of many days of departure in a row. */
export const flightCalendarPayload = z
  .strictObject({
    from: iataCode,
    to: iataCode,
    firstDate: isoDate,
    days: z.int().check(z.gte(1), z.lte(MOST_CALENDAR_DAYS)),
    /** days until the return; absent for one way */
    stayDays: z.optional(z.int().check(z.gte(0), z.lte(LAST_BOOKABLE_DAYS_AHEAD))),
    refundableFare: z.boolean(),
    noRestrictionFare: z.boolean(),
    noPenaltyFare: z.boolean(),
    cabin: cabinClass,
    travelerInfo,
    currencyCode,
    infoData: attribution,
  })
  .check(z.refine(({ from, to }) => from !== to, { error: 'same-place', path: ['to'] }));
export type FlightCalendarPayload = z.infer<typeof flightCalendarPayload>;

/** For each day the lowest all-in total that a search of it shows, integer minor units; null where it shows none. */
export const flightCalendarAnswer = z.strictObject({
  data: z.array(z.strictObject({ date: isoDate, total: z.nullable(z.int().check(z.nonnegative())) })),
  meta: z.strictObject({ currency: currencyCode }),
});
export type FlightCalendarAnswer = z.infer<typeof flightCalendarAnswer>;
export type FlightCalendarDay = FlightCalendarAnswer['data'][number];

/** The search of one day of a calendar: what it shows as its lowest total is the day's price. */
export function searchOfCalendarDay(
  { from, to, firstDate: _first, days: _days, stayDays, ...asked }: FlightCalendarPayload,
  departureDate: string,
): FlightSearchPayload {
  return {
    ...asked,
    legInfo: {
      '1': { from, to, departureDate },
      ...(stayDays === undefined
        ? {}
        : { '2': { from: to, to: from, departureDate: addDays(departureDate, stayDays) } }),
    },
  };
}
