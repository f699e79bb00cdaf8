import { isIsoDate } from '@alisio/shared-contracts/dates';
import { type FlightSearchQuery, searchableDays } from '@alisio/shared-contracts/flights';

/** What is wrong with a day of an address: no calendar has it, gone by, not sold yet, or a return before its departure. */
export interface DayFault {
  end: 'departure' | 'return';
  fault: 'none' | 'past' | 'beyond' | 'early';
}

/**
 * Why the days of an address are not those that are searched for, by the first that is wrong; nothing where they are,
 * or where it names none (§5). `today`: the visitor's, ISO date.
 */
export function dayFaultOf(
  words: URLSearchParams,
  query: FlightSearchQuery,
  today: string,
): DayFault | undefined {
  const { min, max } = searchableDays(today);
  const faultOf = (day: string): Exclude<DayFault['fault'], 'early'> | undefined => {
    if (!isIsoDate(day)) return 'none';
    if (day < min) return 'past';
    return day > max ? 'beyond' : undefined;
  };
  const [departure, comingBack] = [words.get('departureDate'), words.get('returnDate')];
  const first = departure ? faultOf(departure) : undefined;
  if (first) return { end: 'departure', fault: first };
  if (query.tripType === '1' || !comingBack) return undefined;
  const fault = faultOf(comingBack) ?? (comingBack < query.departureDate ? 'early' : undefined);
  return fault && { end: 'return', fault };
}
