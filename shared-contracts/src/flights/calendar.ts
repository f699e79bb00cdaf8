import { addDays } from '../dates/index.ts';
import { currencyCode, isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { iataCode } from './codes.ts';
import { askedOfFlights, type FlightSearchPayload } from './search.ts';
import { LAST_BOOKABLE_DAYS_AHEAD } from './search-days.ts';
import { supplierState } from './suppliers.ts';

/** Two months of any length. */
export const MOST_CALENDAR_DAYS = 62;

/** What a search asks, of many days of departure in a row. */
export const flightCalendarPayload = z
  .strictObject({
    from: iataCode,
    to: iataCode,
    firstDate: isoDate,
    days: z.int().check(z.gte(1), z.lte(MOST_CALENDAR_DAYS)),
    /** days until the return, from each departure on; absent for one way, and where the day of return is said */
    stayDays: z.optional(z.int().check(z.gte(0), z.lte(LAST_BOOKABLE_DAYS_AHEAD))),
    /** the return of every departure up to it; later ones come back the same day */
    returnDate: z.optional(isoDate),
    ...askedOfFlights,
  })
  .check(
    z.refine(({ from, to }) => from !== to, { error: 'same-place', path: ['to'] }),
    z.refine(({ stayDays, returnDate }) => stayDays === undefined || returnDate === undefined, {
      error: 'two-returns',
      path: ['returnDate'],
    }),
  );
export type FlightCalendarPayload = z.infer<typeof flightCalendarPayload>;

/** For each day the lowest all-in total that a search of it shows, integer minor units; null where it shows none. */
export const flightCalendarAnswer = z.strictObject({
  data: z.array(
    z.strictObject({
      date: isoDate,
      total: z.nullable(z.int().check(z.nonnegative())),
      /** what each of several travellers pays of it, for whoever shows it in another currency (`priceShares`) */
      shares: z.optional(z.array(z.int().check(z.nonnegative()))),
    }),
  ),
  meta: z.strictObject({
    currency: currencyCode,
    /** absent where all have answered */
    suppliers: z.optional(supplierState),
  }),
});
export type FlightCalendarAnswer = z.infer<typeof flightCalendarAnswer>;
export type FlightCalendarDay = FlightCalendarAnswer['data'][number];

/** When a calendar's trip that leaves on a day comes back; nothing for one way. */
function returnOf(
  { stayDays, returnDate }: FlightCalendarPayload,
  departureDate: string,
): string | undefined {
  if (stayDays !== undefined) return addDays(departureDate, stayDays);
  return returnDate === undefined || returnDate >= departureDate ? returnDate : departureDate;
}

/** The search of one day of a calendar: what it shows as its lowest total is the day's price. */
export function searchOfCalendarDay(
  payload: FlightCalendarPayload,
  departureDate: string,
): FlightSearchPayload {
  const {
    from,
    to,
    firstDate: _first,
    days: _days,
    stayDays: _stay,
    returnDate: _return,
    ...asked
  } = payload;
  const back = returnOf(payload, departureDate);
  return {
    ...asked,
    legInfo: {
      '1': { from, to, departureDate },
      ...(back === undefined ? {} : { '2': { from: to, to: from, departureDate: back } }),
    },
  };
}
