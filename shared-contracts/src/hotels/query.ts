import {
  readPoint,
  readSearchedPlace,
  type SearchedPlace,
  writePoint,
  writeSearchedPlace,
} from '../places/index.ts';
import type { GeoPoint } from '../rules/index.ts';
import { HOTEL_SEARCH, type RoomGuests, readRooms, readStay, writeRooms } from './stay.ts';

/** What an address of hotels says, with the fallbacks of §5. */
export interface HotelQuery {
  /** nothing where the address names none that could be one */
  place: SearchedPlace | undefined;
  /** in place of a named one: where the visitor is, or the middle of a map */
  point?: GeoPoint | undefined;
  /** how far around it, whole kilometres; nothing for what the page takes for near */
  km?: number | undefined;
  startDate: string;
  endDate: string;
  rooms: readonly RoomGuests[];
  refundableOnly: boolean;
}

/** §9's radius in kilometres: nothing farther is found. */
const MOST_KM = Math.floor(HOTEL_SEARCH.radius * 1.609344);

function readKm(said: string | null): number | undefined {
  const km = /^\d{1,3}$/.test(said ?? '') ? Number(said) : 0;
  return km > 0 ? Math.min(km, MOST_KM) : undefined;
}

/** Reads an address; whatever is missing or broken falls back by §5. `today`: the visitor's, ISO date. */
export function readHotelQuery(search: URLSearchParams, today: string): HotelQuery {
  const [point, km] = [readPoint(search.get('at')), readKm(search.get('km'))];
  return {
    place: readSearchedPlace(search.get('place')),
    ...(point ? { point } : {}),
    ...(km === undefined ? {} : { km }),
    ...readStay(search.get('checkIn'), search.get('checkOut'), today),
    rooms: readRooms(search.get('rooms')),
    refundableOnly: search.get('refundable') === 'true',
  };
}

/** What an address says of a search: place, days, who sleeps where. */
export function writeHotelQuery({
  place,
  point,
  km,
  startDate,
  endDate,
  rooms,
  refundableOnly,
}: HotelQuery): URLSearchParams {
  return new URLSearchParams({
    ...(place ? { place: writeSearchedPlace(place) } : {}),
    ...(point ? { at: writePoint(point) } : {}),
    ...(km === undefined ? {} : { km: String(km) }),
    checkIn: startDate,
    checkOut: endDate,
    rooms: writeRooms(rooms),
    ...(refundableOnly ? { refundable: 'true' } : {}),
  });
}

/** §2 */
export const hotelResultsHref = (query: HotelQuery): string => `/hoteles/result?${writeHotelQuery(query)}`;

/** §2: a hotel and its rooms for a stay. */
export function hotelHref(code: string, query: HotelQuery): string {
  const search = writeHotelQuery(query);
  search.set('hotel', code);
  return `/hoteles/summary?${search}`;
}

/** Where a search leads: to the hotel that it names, else to the hotels of its place. */
export const stayHref = (query: HotelQuery): string =>
  query.place?.kind === 'hotel' && !query.point ? hotelHref(query.place.id, query) : hotelResultsHref(query);
