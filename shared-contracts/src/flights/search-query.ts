import type { Attribution } from '../attribution/index.ts';
import { addDays, isIsoDate } from '../dates/index.ts';
import { COUNT_FALLBACK, COUNT_LIMITS, readCount, type TravelerCounts } from '../rules/counts.ts';
import { type CabinClass, cabinClass } from './codes.ts';
import { askedFares, FARE_FLAGS, type FareFlags } from './fare-flags.ts';
import type { FlightSearchPayload } from './search.ts';
import { DEFAULT_DAYS_AHEAD, searchableDays } from './search-days.ts';

const isSearchable = (date: string, { min, max }: { min: string; max: string }): boolean =>
  date >= min && date <= max;

/** §5: a return that is missing is in 13 days; where that is before the departure, 6 days after it, if so late is sold. */
function missingReturn(departureDate: string, today: string): string {
  const usual = addDays(today, DEFAULT_DAYS_AHEAD.return);
  if (usual >= departureDate) return usual;
  const after = addDays(departureDate, DEFAULT_DAYS_AHEAD.return - DEFAULT_DAYS_AHEAD.departure);
  const { max } = searchableDays(today);
  return isSearchable(after, { min: departureDate, max }) ? after : max;
}

/** What a results address says, with the fallbacks of §5; codes may be missing or wrong. */
export interface FlightSearchQuery extends FareFlags {
  tripType: '1' | '2';
  from: string;
  to: string;
  departureDate: string;
  returnDate: string;
  adult: number;
  child: number;
  infant: number;
  cabin: CabinClass;
  currencyCode: string;
}

/** The day of an address where it can be searched. */
function readDay(value: string | null, days: { min: string; max: string }): string | undefined {
  return value && isIsoDate(value) && isSearchable(value, days) ? value : undefined;
}

/**
 * Who travels by an address, as near to what it says as a booking allows: nine in all with the adults kept first, then
 * the children, and an infant on each lap at most.
 */
function readTravelers(search: URLSearchParams): TravelerCounts {
  const adult = readCount(search.get('adult'), COUNT_LIMITS.adults, COUNT_FALLBACK.adults);
  const child = readCount(search.get('child'), COUNT_LIMITS.children, COUNT_FALLBACK.children);
  const infant = readCount(search.get('infant'), COUNT_LIMITS.infants, COUNT_FALLBACK.infants);
  const children = Math.min(child, COUNT_LIMITS.total - adult);
  return { adult, child: children, infant: Math.min(infant, adult, COUNT_LIMITS.total - adult - children) };
}

/** The cabin of an address, whatever the case; links of others name the first class in one word. */
export function readCabin(value: string | null): CabinClass | undefined {
  const name = value?.trim().toLowerCase().replaceAll(/[ -]/g, '_');
  const read = cabinClass.safeParse(name === 'first' ? 'first_class' : name);
  return read.success ? read.data : undefined;
}

/** Reads a results address; whatever is missing or broken falls back by §5. `today`: the visitor's, ISO date. */
export function readFlightSearchQuery(search: URLSearchParams, today: string): FlightSearchQuery {
  const days = searchableDays(today);
  const departureDate =
    readDay(search.get('departureDate'), days) ?? addDays(today, DEFAULT_DAYS_AHEAD.departure);
  const returnDate = readDay(search.get('returnDate'), { ...days, min: departureDate });
  const currency = (search.get('currencyCode') ?? '').toUpperCase();
  return {
    tripType: search.get('tripType') === '1' ? '1' : '2',
    from: (search.get('from') ?? '').toUpperCase(),
    to: (search.get('to') ?? '').toUpperCase(),
    departureDate,
    returnDate: returnDate ?? missingReturn(departureDate, today),
    ...readTravelers(search),
    cabin: readCabin(search.get('cabin')) ?? 'economy',
    currencyCode: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    ...askedFares(Object.fromEntries(FARE_FLAGS.map((flag) => [flag, search.get(flag) === 'true']))),
  };
}

/** The search that an address asks for; the return leg goes with "1" (§4). */
export function flightSearchPayloadOf(query: FlightSearchQuery, infoData: Attribution): FlightSearchPayload {
  const { from, to } = query;
  return {
    legInfo: {
      '1': { from, to, departureDate: query.departureDate },
      ...(query.tripType === '2' ? { '2': { from: to, to: from, departureDate: query.returnDate } } : {}),
    },
    refundableFare: query.refundableFare ?? false,
    noRestrictionFare: query.noRestrictionFare ?? false,
    noPenaltyFare: query.noPenaltyFare ?? false,
    cabin: query.cabin,
    travelerInfo: { adult: query.adult, child: query.child, infant: query.infant },
    currencyCode: query.currencyCode,
    infoData,
  };
}

/** The same text for the same question, whoever asks: attribution does not change an answer. */
export function flightSearchKey({ infoData: _, ...question }: FlightSearchPayload): string {
  return JSON.stringify(question);
}
