import type { GeoPoint } from '../rules/index.ts';
import { STAY_PLACE_KINDS, type StayPlace } from './places.ts';
import { HOTEL_SEARCH, type RoomGuests, readRooms, readStay, writeRooms } from './stay.ts';

/** Where a search is about, as an address says it. */
export interface SearchedPlace {
  kind: StayPlace['kind'];
  id: string;
}

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

const PLACE = new RegExp(`^(${STAY_PLACE_KINDS.join('|')})-([A-Za-z0-9-]{2,40})$`);

const isKind = (kind: string): kind is StayPlace['kind'] => STAY_PLACE_KINDS.some((one) => one === kind);

/** The place that an address names, `city-2713a`; nothing where it names none that could be one. */
export function readSearchedPlace(said: string | null): SearchedPlace | undefined {
  const [, kind = '', id = ''] = PLACE.exec(said ?? '') ?? [];
  return isKind(kind) ? { kind, id } : undefined;
}

/** `4.6097,-74.0817`: three decimals are some hundred metres, more tells nobody where to sleep. */
const POINT = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;
const DECIMALS = 3;

function readPoint(said: string | null): GeoPoint | undefined {
  const [, lat, lon] = POINT.exec(said ?? '') ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  const point = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? point : undefined;
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
    ...(place ? { place: `${place.kind}-${place.id}` } : {}),
    ...(point ? { at: [point.lat, point.lon].map((degrees) => degrees.toFixed(DECIMALS)).join() } : {}),
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
