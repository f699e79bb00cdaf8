import { addDays } from '@alisio/shared-contracts/dates';
import type {
  DestinationPrice,
  FlightCalendarAnswer,
  FlightCalendarPayload,
} from '@alisio/shared-contracts/flights';
import { calendarOfTrip, NIGHTS } from './calendar-of-trip.ts';

/** Days of departure that are looked at: four weeks, from the one after next; the cheapest of them is told. */
const DAYS = { ahead: 14, count: 28 } as const;

/** The lowest all-in totals of days, minor units; null where nobody would fly. */
export type AskCalendar = (payload: FlightCalendarPayload) => Promise<FlightCalendarAnswer>;

/** A trip between two places (IATA codes), `today` (ISO date) where it begins, in a currency; in the site's own unless told. */
interface TripAsked {
  from: string;
  to: string;
  today: string;
  currency?: string | undefined;
}

/** The cheapest round trip of the coming weeks, one adult. */
export async function cheapestTrip(
  ask: AskCalendar,
  { from, to, today, currency }: TripAsked,
): Promise<{ cheapest: DestinationPrice | undefined; isWhole: boolean }> {
  const firstDate = addDays(today, DAYS.ahead);
  const { data, meta } = await ask(
    calendarOfTrip({
      from,
      to,
      firstDate,
      days: DAYS.count,
      ...(currency ? { currencyCode: currency } : {}),
    }),
  );
  let cheapest: DestinationPrice | undefined;
  for (const { date, total } of data) {
    if (total === null || (cheapest && total >= cheapest.price.amount)) continue;
    const price = { amount: total, currency: meta.currency };
    cheapest = { to, departureDate: date, returnDate: addDays(date, NIGHTS), price };
  }
  return { cheapest, isWhole: !meta.suppliers };
}
