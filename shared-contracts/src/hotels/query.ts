import { STAY_PLACE_KINDS, type StayPlace } from './places.ts';
import { type RoomGuests, readRooms, readStay, writeRooms } from './stay.ts';

/** Where a search is about, as an address says it. */
export interface SearchedPlace {
  kind: StayPlace['kind'];
  id: string;
}

/** What an address of hotels says, with the fallbacks of §5. */
export interface HotelQuery {
  /** nothing where the address names none that could be one */
  place: SearchedPlace | undefined;
  startDate: string;
  endDate: string;
  rooms: readonly RoomGuests[];
  refundableOnly: boolean;
}

const PLACE = new RegExp(`^(${STAY_PLACE_KINDS.join('|')})-([A-Za-z0-9-]{2,40})$`);

const isKind = (kind: string): kind is StayPlace['kind'] => STAY_PLACE_KINDS.some((one) => one === kind);

function readPlace(said: string | null): SearchedPlace | undefined {
  const [, kind = '', id = ''] = PLACE.exec(said ?? '') ?? [];
  return isKind(kind) ? { kind, id } : undefined;
}

/** Reads an address; whatever is missing or broken falls back by §5. `today`: the visitor's, ISO date. */
export function readHotelQuery(search: URLSearchParams, today: string): HotelQuery {
  return {
    place: readPlace(search.get('place')),
    ...readStay(search.get('checkIn'), search.get('checkOut'), today),
    rooms: readRooms(search.get('rooms')),
    refundableOnly: search.get('refundable') === 'true',
  };
}

/** What an address says of a search: place, days, who sleeps where. */
export function writeHotelQuery({
  place,
  startDate,
  endDate,
  rooms,
  refundableOnly,
}: HotelQuery): URLSearchParams {
  return new URLSearchParams({
    ...(place ? { place: `${place.kind}-${place.id}` } : {}),
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
