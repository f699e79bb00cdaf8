import { addDays, daysBetween, isIsoDate } from '../dates/index.ts';
import { COUNT_FALLBACK, COUNT_LIMITS, readCount } from '../rules/counts.ts';

/** Who sleeps in one room. `childAges`: whole years on the day of arrival. */
export interface RoomGuests {
  adults: number;
  childAges: readonly number[];
}

/** §5 and §9: one to five rooms, nine people in all; whoever is over 11 is an adult (§3). */
export const STAY_LIMITS = {
  rooms: COUNT_LIMITS.rooms,
  guests: COUNT_LIMITS.total,
  adultsInRoom: { min: 1, max: 9 },
  childrenInRoom: { min: 0, max: 4 },
  childAge: { min: 0, max: 11 },
  nights: { min: 1, max: 30 },
  /** hotels sell so far ahead */
  daysAhead: 500,
} as const;

/** §9: miles around a point, hotels of one answer, the first of them. */
export const HOTEL_SEARCH = { radius: 200, UOM: 'MI', offset: 1, pageSize: 200 } as const;

/** §5: arrival 7 days ahead, departure 13. */
export const STAY_DEFAULT = { arrival: 7, departure: 13 } as const;
/** §3: where is searched by who names no place and does not say where they are. A fixed point in Colombia: Bogotá. */
export const DEFAULT_STAY_POINT = { lat: 4.6097, lon: -74.0817 } as const;

/** An age that nobody said. */
const LIKELY_AGE = 8;

export const DEFAULT_ROOM: RoomGuests = { adults: COUNT_FALLBACK.adults, childAges: [] };

/** First and last day of arrival that can be searched; today is the visitor's own. ISO dates. */
export const arrivalDays = (today: string) => ({ min: today, max: addDays(today, STAY_LIMITS.daysAhead) });

export const nightsOf = ({ startDate, endDate }: { startDate: string; endDate: string }): number =>
  daysBetween(startDate, endDate);

/** The stay of an address: what is missing, broken or not sold falls back by §5; a stay has 1 to 30 nights. */
export function readStay(
  start: string | null,
  end: string | null,
  today: string,
): { startDate: string; endDate: string } {
  const { min, max } = arrivalDays(today);
  const isSold = start !== null && isIsoDate(start) && start >= min && start <= max;
  const startDate = isSold ? start : addDays(today, STAY_DEFAULT.arrival);
  const nights = end !== null && isIsoDate(end) ? daysBetween(startDate, end) : Number.NaN;
  if (nights >= STAY_LIMITS.nights.min) {
    return { startDate, endDate: addDays(startDate, Math.min(nights, STAY_LIMITS.nights.max)) };
  }
  return { startDate, endDate: addDays(startDate, STAY_DEFAULT.departure - STAY_DEFAULT.arrival) };
}

/** A room as an address says it: `2` adults, `2-8-4` with children of 8 and 4 years. */
const writeRoom = ({ adults, childAges }: RoomGuests): string => [adults, ...childAges].join('-');

/** Rooms as an address says them, in their order: `2-8-4_1`. */
export const writeRooms = (rooms: readonly RoomGuests[]): string => rooms.map(writeRoom).join('_');

function readRoom(said: string): RoomGuests {
  const [adults, ...ages] = said.split('-');
  return {
    adults: readCount(adults, STAY_LIMITS.adultsInRoom, COUNT_FALLBACK.adults),
    childAges: ages
      .slice(0, STAY_LIMITS.childrenInRoom.max)
      .map((age) => readCount(age, STAY_LIMITS.childAge, LIKELY_AGE)),
  };
}

/**
 * Rooms of an address, as near to what it says as a booking allows: five rooms, nine people in all, of whom those of the
 * first rooms are kept first. What says nothing is one room for one adult (§5).
 */
export function readRooms(said: string | null): RoomGuests[] {
  const rooms = (said ?? '').split('_').slice(0, STAY_LIMITS.rooms.max).map(readRoom);
  let left: number = STAY_LIMITS.guests;
  const kept: RoomGuests[] = [];
  for (const { adults, childAges } of rooms) {
    if (left === 0) break;
    const seats = Math.min(adults, left);
    left -= seats;
    const children = childAges.slice(0, left);
    left -= children.length;
    kept.push({ adults: seats, childAges: children });
  }
  return kept;
}

/** Everybody who sleeps in these rooms. */
export const guestsIn = (rooms: readonly RoomGuests[]) => ({
  adults: rooms.reduce((sum, room) => sum + room.adults, 0),
  children: rooms.reduce((sum, room) => sum + room.childAges.length, 0),
});
