import type { Attribution } from '../attribution/index.ts';
import { COUNT_FALLBACK, COUNT_LIMITS, countProblem, readCount } from '../rules/counts.ts';
import { isIsoDate } from '../rules/traveler.ts';
import type { FlightSearchForm, FlightSearchPayload } from './search.ts';
import { type CabinClass, cabinClass } from './shared.ts';

/** §5: departure 7 days ahead, return 13. */
export const DEFAULT_DAYS_AHEAD = { departure: 7, return: 13 } as const;
/** Airlines publish schedules about eleven months ahead. */
export const LAST_BOOKABLE_DAYS_AHEAD = 330;

/** A date moved by whole days. ISO dates. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The form before anything is typed (§3, §5). `today`: ISO date where the visitor is. */
export function emptyFlightSearchForm(today: string): FlightSearchForm {
  return {
    tripType: '2',
    cabinClass: 'economy',
    departureDate: addDays(today, DEFAULT_DAYS_AHEAD.departure),
    returnDate: addDays(today, DEFAULT_DAYS_AHEAD.return),
    origin: null,
    destination: null,
    hotelDestination: null,
    rooms: COUNT_FALLBACK.rooms,
    adultCount: COUNT_FALLBACK.adults,
    childrenCount: COUNT_FALLBACK.children,
    infantCount: COUNT_FALLBACK.infants,
    currencyCode: 'USD',
    countryCode: '',
  };
}

/** What a results address says, with the fallbacks of §5; codes may be missing or wrong. */
export interface FlightSearchQuery {
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

const readDate = (value: string | null, today: string, fallback: string) => {
  const latest = addDays(today, LAST_BOOKABLE_DAYS_AHEAD);
  return value && isIsoDate(value) && value >= today && value <= latest ? value : fallback;
};

/** Reads a results address; whatever is missing or broken falls back by §5. `today`: ISO date. */
export function readFlightSearchQuery(search: URLSearchParams, today: string): FlightSearchQuery {
  const departureDate = readDate(
    search.get('departureDate'),
    today,
    addDays(today, DEFAULT_DAYS_AHEAD.departure),
  );
  const stay = DEFAULT_DAYS_AHEAD.return - DEFAULT_DAYS_AHEAD.departure;
  const returnDate = readDate(search.get('returnDate'), today, addDays(departureDate, stay));
  const counts = {
    adult: readCount(search.get('adult'), COUNT_LIMITS.adults, COUNT_FALLBACK.adults),
    child: readCount(search.get('child'), COUNT_LIMITS.children, COUNT_FALLBACK.children),
    infant: readCount(search.get('infant'), COUNT_LIMITS.infants, COUNT_FALLBACK.infants),
  };
  const cabin = cabinClass.safeParse(search.get('cabin'));
  const currency = search.get('currencyCode') ?? '';
  return {
    tripType: search.get('tripType') === '1' ? '1' : '2',
    from: (search.get('from') ?? '').toUpperCase(),
    to: (search.get('to') ?? '').toUpperCase(),
    departureDate,
    returnDate: returnDate >= departureDate ? returnDate : addDays(departureDate, stay),
    ...(countProblem(counts) ? { adult: 1, child: 0, infant: 0 } : counts),
    cabin: cabin.success ? cabin.data : 'economy',
    currencyCode: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
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
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
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
