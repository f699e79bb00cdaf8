import { addDays, isoDateOf } from '@alisio/shared-contracts/dates';
import { nextWednesday } from 'date-fns/nextWednesday';
import { parseISO } from 'date-fns/parseISO';
import { NIGHTS } from '../trip-prices/index.ts';

const LEAST_DAYS_AHEAD = 28;

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
