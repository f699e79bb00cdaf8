import { addDays, daysBetween } from '../dates/index.ts';
import type { CabinClass } from '../flights/codes.ts';
import { readFlightSearchQuery } from '../flights/search-query.ts';
import { type RoomGuests, readRooms, STAY_LIMITS, writeRooms } from '../hotels/stay.ts';
import { readSearchedPlace, type SearchedPlace } from '../places/index.ts';
import { type ChosenWay, readWays, writeWays } from './ways.ts';

/** What an address of packages says, with the fallbacks of §5; codes may be missing or wrong. */
export interface PackageQuery {
  /** IATA codes; empty where the address names none */
  from: string;
  to: string;
  departureDate: string;
  returnDate: string;
  cabin: CabinClass;
  /** who travels, by who sleeps where */
  rooms: readonly RoomGuests[];
  /** the form's `hotelDestination`, §3: where they sleep, if that is not where they land */
  place?: SearchedPlace | undefined;
  /** id of the flight that was chosen; else the best one */
  flight?: string | undefined;
  /** code of the hotel that is looked at */
  hotel?: string | undefined;
  /** one of each room, in their order; else the cheapest */
  ways: readonly ChosenWay[];
  /** the activity that was added, as its part of the page writes it */
  activity?: string | undefined;
}

const HOTEL_CODE = /^[A-Za-z0-9-]{3,24}$/;
/** Characters of an offer's id, and of what is as long. */
const MOST_OF_AN_ID = 400;

/** What an address says under a name, if it can be one of these. */
function readId(search: URLSearchParams, name: string): string | undefined {
  const said = search.get(name);
  return said && said.length <= MOST_OF_AN_ID ? said : undefined;
}

/** One night at least, and no more than hotels sell. */
const nightsAway = (departureDate: string, returnDate: string): string =>
  addDays(
    departureDate,
    Math.min(
      Math.max(daysBetween(departureDate, returnDate), STAY_LIMITS.nights.min),
      STAY_LIMITS.nights.max,
    ),
  );

/** Reads an address; whatever is missing or broken falls back by §5. `today`: the visitor's, ISO date. */
export function readPackageQuery(search: URLSearchParams, today: string): PackageQuery {
  const { from, to, departureDate, returnDate, cabin } = readFlightSearchQuery(search, today);
  const [place, hotel] = [readSearchedPlace(search.get('place')), search.get('hotel') ?? ''];
  const [flight, activity] = [readId(search, 'flight'), readId(search, 'activity')];
  return {
    from,
    to,
    departureDate,
    returnDate: nightsAway(departureDate, returnDate),
    cabin,
    rooms: readRooms(search.get('rooms')),
    ...(place ? { place } : {}),
    ...(flight ? { flight } : {}),
    ...(HOTEL_CODE.test(hotel) ? { hotel } : {}),
    ways: readWays(search.get('plans')),
    ...(activity ? { activity } : {}),
  };
}

/** What an address says of a package and of all that was chosen in it. */
export function writePackageQuery(query: PackageQuery): URLSearchParams {
  const { from, to, departureDate, returnDate, cabin, rooms, place, flight, hotel, ways, activity } = query;
  return new URLSearchParams({
    from,
    to,
    departureDate,
    returnDate,
    ...(cabin === 'economy' ? {} : { cabin }),
    rooms: writeRooms(rooms),
    ...(place ? { place: `${place.kind}-${place.id}` } : {}),
    ...(flight ? { flight } : {}),
    ...(hotel ? { hotel } : {}),
    ...(ways.length > 0 ? { plans: writeWays(ways) } : {}),
    ...(activity ? { activity } : {}),
  });
}

/** Address ours. */
export const PACKAGES_PATH = '/paquetes';

/** The hotels that a package can have, with its flight and its activity: what was chosen of one hotel is left out. */
export function packageResultsHref(query: PackageQuery): string {
  const search = writePackageQuery({ ...query, hotel: undefined, ways: [] });
  return `${PACKAGES_PATH}/result?${search}`;
}

/** The flights that a package can have: of its hotel, or of all of a list. */
export const packageFlightsHref = (query: PackageQuery): string =>
  `${PACKAGES_PATH}/vuelos?${writePackageQuery(query)}`;

/** One package: `query.hotel` says of which hotel. */
export const packageHref = (query: PackageQuery): string =>
  `${PACKAGES_PATH}/detalle?${writePackageQuery(query)}`;
