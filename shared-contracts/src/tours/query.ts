import { addDays, isIsoDate } from '../dates/index.ts';
import { cleanText } from '../rules/clean-text.ts';
import { TOUR_PAYS, type TourPay, type TourRoomKind, tourSlug } from './codes.ts';
import { readParty, type TourParty, writeAges } from './party.ts';
import { readTourRooms, writeTourRooms } from './rooms.ts';

/** Departures are told so many months ahead. */
export const TOUR_MONTHS_AHEAD = 14;
/** Longest text that tours are searched by. */
export const TOUR_TEXT_LENGTH = 60;

/** What an address of a list of tours asks, with its fallbacks. */
export interface TourQuery extends TourParty {
  /** empty: all of them */
  text: string;
  country?: string | undefined;
  /** `YYYY-MM`, in which it leaves */
  month?: string | undefined;
}

/** What was chosen on a tour's page. */
export interface TourChoice extends TourParty {
  /** ISO date of the departure */
  date?: string | undefined;
  /** nothing: those that the party would take (`likelyRooms`) */
  rooms?: readonly TourRoomKind[] | undefined;
  pay?: TourPay | undefined;
}

/** The months in which departures are told, from the one of `today` (ISO date), as `YYYY-MM`. */
export function tourMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: TOUR_MONTHS_AHEAD }, (_, ahead) => {
    const at = month - 1 + ahead;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** The first and last day on which a departure may be, ISO dates. */
export function tourDays(today: string): { min: string; max: string } {
  const last = tourMonths(today).at(-1) ?? today.slice(0, 7);
  return { min: addDays(today, 1), max: addDays(`${last}-01`, 27) };
}

/** Reads an address; whatever is missing or broken falls back: two adults, all countries, all months. `today`: ISO date. */
export function readTourQuery(search: URLSearchParams, today: string): TourQuery {
  const [country, month] = [search.get('country') ?? '', search.get('month') ?? ''];
  return {
    text: cleanText(search.get('text') ?? '', TOUR_TEXT_LENGTH),
    ...(tourSlug.safeParse(country).success ? { country } : {}),
    ...(tourMonths(today).includes(month) ? { month } : {}),
    ...readParty(search.get('adults'), search.get('ages')),
  };
}

const partyWords = ({ adults, childAges }: TourParty) => ({
  adults: String(adults),
  ...(childAges.length > 0 ? { ages: writeAges(childAges) } : {}),
});

/** What an address says of a search of tours. */
export const writeTourQuery = ({ text, country, month, ...party }: TourQuery): URLSearchParams =>
  new URLSearchParams({
    ...(text === '' ? {} : { text }),
    ...(country === undefined ? {} : { country }),
    ...(month === undefined ? {} : { month }),
    ...partyWords(party),
  });

const isPay = (word: string | null): word is TourPay => TOUR_PAYS.some((pay) => pay === word);

/** Reads what was chosen on a tour's page; a day that is none is none. Whether it is sold, its departures tell. */
export function readTourChoice(search: URLSearchParams): TourChoice {
  const [date, pay] = [search.get('date') ?? '', search.get('pay')];
  const rooms = readTourRooms(search.get('rooms'));
  return {
    ...readParty(search.get('adults'), search.get('ages')),
    ...(isIsoDate(date) ? { date } : {}),
    ...(rooms ? { rooms } : {}),
    ...(isPay(pay) ? { pay } : {}),
  };
}

export const writeTourChoice = ({ date, rooms, pay, ...party }: TourChoice): URLSearchParams =>
  new URLSearchParams({
    ...(date === undefined ? {} : { date }),
    ...partyWords(party),
    ...(rooms ? { rooms: writeTourRooms(rooms) } : {}),
    ...(pay === undefined ? {} : { pay }),
  });

/** §2, and here below. */
export const toursHref = (): string => '/turs';
export const tourCountryHref = (country: string): string => `/turs/${country}`;
export const tourResultsHref = (query: TourQuery): string => `/turs/result?${writeTourQuery(query)}`;
/** A tour's page, with what was chosen. */
export const tourHref = (country: string, slug: string, choice?: TourChoice): string =>
  `/turs/${country}/${slug}${choice ? `?${writeTourChoice(choice)}` : ''}`;
