import { addDays } from '@alisio/shared-contracts/dates';
import {
  type FlightCalendarAnswer,
  type FlightCalendarPayload,
  type LegInfo,
  searchableDays,
  searchOfCalendarDay,
} from '@alisio/shared-contracts/flights';
import { FIRST_ZONE, LAST_ZONE, todayIn } from '@alisio/shared-contracts/zones';
import type { AirportCatalogue } from '../airports/index.ts';
import { supplierState } from './search/ask-suppliers.ts';
import type { MadeTotals } from './search/search-work.ts';

interface Here {
  airports: Pick<AirportCatalogue, 'airportsOf'>;
  now: Date;
}

/** What day it is at the airports that a code stands for, ISO dates; for a code nobody knows, the day that ends last. */
function todaysAt(code: string, { airports, now }: Here): string[] {
  const zones = airports.airportsOf(code).map(({ zone }) => zone);
  return (zones.length > 0 ? zones : [LAST_ZONE]).map((zone) => todayIn(zone, now));
}

/** Whether a leg's day is over at every airport that it may leave from. */
export const isPastLeg = ({ from, departureDate }: LegInfo, here: Here): boolean =>
  // Nearly no leg is: one clock says so, where those of all its airports cost more than the rest of a kept answer.
  departureDate <= todayIn(FIRST_ZONE, here.now) &&
  todaysAt(from, here).every((today) => departureDate < today);

/** The answer of a calendar: no price for a day that is over, nor for one that no search form takes, or whose return. */
export function calendarAnswerOf(
  payload: FlightCalendarPayload,
  { totals, currency, outcomes }: MadeTotals,
  here: Here,
): FlightCalendarAnswer {
  const [today = ''] = todaysAt(payload.from, here).sort();
  const { max } = searchableDays(today);
  const isSold = (date: string): boolean => {
    const { '1': outbound, '2': back = outbound } = searchOfCalendarDay(payload, date).legInfo;
    return !isPastLeg(outbound, here) && outbound.departureDate <= max && back.departureDate <= max;
  };
  const data = totals.map((lowest, day) => {
    const date = addDays(payload.firstDate, day);
    if (!lowest || !isSold(date)) return { date, total: null };
    const { total, shares } = lowest;
    return { date, total, ...(shares.length > 1 ? { shares: [...shares] } : {}) };
  });
  const suppliers = supplierState(outcomes);
  return { data, meta: { currency, ...(suppliers ? { suppliers } : {}) } };
}
