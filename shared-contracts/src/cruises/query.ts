import { addDays, isIsoDate } from '../dates/index.ts';
import { type CabinKind, cabinKind, cruiseDestination, cruiseId, cruiseSlug } from './codes.ts';
import { type CruiseParty, readCruiseParty, writeCruiseAges } from './party.ts';

/** Sailings are told so many months ahead. */
export const CRUISE_MONTHS_AHEAD = 18;

/** What an address of a list of cruises asks (§3's filters), with its fallbacks. Empty words ask for nothing. */
export interface CruiseQuery {
  /** a port, a sea, or `caribbean` for its three */
  destination: string;
  line: string;
  ship: string;
  /** `YYYY-MM` in which it leaves; empty with exact days, which win */
  month: string;
  /** ISO dates between which it leaves, both included; both or none */
  from: string;
  to: string;
  party: CruiseParty;
}

/** What was chosen on a cruise's page. */
export interface CruiseChoice {
  party: CruiseParty;
  cabin?: CabinKind | undefined;
}

/** The months in which sailings are told, from the one of `today` (ISO date), as `YYYY-MM`. */
export function cruiseMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: CRUISE_MONTHS_AHEAD }, (_, ahead) => {
    const at = month - 1 + ahead;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** The first and the last day on which a sailing may leave, ISO dates. */
export function cruiseDays(today: string): { min: string; max: string } {
  const last = cruiseMonths(today).at(-1) ?? today.slice(0, 7);
  const after = addDays(`${last}-28`, 4).slice(0, 7);
  return { min: addDays(today, 1), max: addDays(`${after}-01`, -1) };
}

function readDays(search: URLSearchParams, today: string): { from: string; to: string } {
  const none = { from: '', to: '' };
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (!isIsoDate(from)) return none;
  const { min, max } = cruiseDays(today);
  if (from > max || (isIsoDate(to) && to >= from && to < min)) return none;
  const until = isIsoDate(to) && to >= from ? to : from;
  const within = (date: string) => (date < min ? min : date > max ? max : date);
  return { from: within(from), to: within(until) };
}

/** Reads an address; whatever is missing or broken asks for nothing, and two adults sail. `today`: ISO date. */
export function readCruiseQuery(search: URLSearchParams, today: string): CruiseQuery {
  const word = (name: string, fits: (value: string) => boolean) => {
    const value = search.get(name) ?? '';
    return fits(value) ? value : '';
  };
  const days = readDays(search, today);
  return {
    destination: word('destination', (value) => cruiseDestination.safeParse(value).success),
    line: word('line', (value) => cruiseSlug.safeParse(value).success),
    ship: word('ship', (value) => cruiseSlug.safeParse(value).success),
    month: days.from === '' ? word('month', (value) => cruiseMonths(today).includes(value)) : '',
    ...days,
    party: readCruiseParty(search.get('adults'), search.get('ages')),
  };
}

const partyWords = (party: CruiseParty) => {
  const ages = writeCruiseAges(party);
  return { adults: String(party.adults), ...(ages === '' ? {} : { ages }) };
};

/** What an address says of a search of cruises. */
export function writeCruiseQuery({ party, ...words }: CruiseQuery): URLSearchParams {
  const said = Object.entries(words).filter(([, value]) => value !== '');
  return new URLSearchParams([...said, ...Object.entries(partyWords(party))]);
}

/** Which cruise an address of its page names; nothing for none. Whether there is such a one, the API tells. */
export function readCruiseId(search: URLSearchParams): string | undefined {
  const id = search.get('cruise') ?? '';
  return cruiseId.safeParse(id).success ? id : undefined;
}

export function readCruiseChoice(search: URLSearchParams): CruiseChoice {
  const { data: cabin } = cabinKind.safeParse(search.get('cabin'));
  const party = readCruiseParty(search.get('adults'), search.get('ages'));
  return cabin ? { party, cabin } : { party };
}

/** §2, and here below. */
export const cruisesHref = (): string => '/crucerro';
export const cruiseResultsHref = (query: CruiseQuery): string =>
  `/crucerro/result?${writeCruiseQuery(query)}`;
/** A cruise's page, with what was chosen. */
export const cruiseHref = (cruise: string, { party, cabin }: CruiseChoice): string =>
  `/crucerro/details?${new URLSearchParams({ cruise, ...partyWords(party), ...(cabin ? { cabin } : {}) })}`;
