import type { CabinClass } from '@alisio/shared-contracts/flights';
import { chance } from '../../../chance/index.ts';
import { isoDay } from '../schedule/days.ts';
import type { Departure } from '../schedule/departure.ts';

const CABIN_LETTER: Record<CabinClass, string> = {
  economy: 'Y',
  premium_economy: 'W',
  business: 'C',
  first_class: 'F',
};
/** Room that a better seat takes, in seats of economy. */
const ROOM: Record<CabinClass, number> = { economy: 1, premium_economy: 1.5, business: 3.2, first_class: 6 };
const LEAST_SEATS = 2;

/** What `seatKey` begins with on every day. */
export const flightKey = ({ flight }: Pick<Departure, 'flight'>): string =>
  `${flight.route.airline.code}${flight.number}-${flight.route.from.code}-`;

/** What `seatKey` ends with for every flight. */
export const dayKey = (day: number, cabin: CabinClass): string => `${isoDay(day)}-${CABIN_LETTER[cabin]}`;

/** Names the seats of a flight, day and cabin, `AV8-BOG-2026-12-10-Y`. */
export const seatKey = (departure: Pick<Departure, 'flight' | 'day'>, cabin: CabinClass): string =>
  flightKey(departure) + dayKey(departure.day, cabin);

/**
 * Seats that this seller may sell of a flight, day and cabin: the share of the aircraft that others left.
 * @param key theirs
 */
export function allotment({ flight }: Departure, cabin: CabinClass, key: string): number {
  const seats = (flight.aircraft.seats * (flight.cabins[cabin] ?? 0)) / ROOM[cabin];
  const share = 0.1 + chance(`${key}allotment`) * 0.3;
  return Math.max(LEAST_SEATS, Math.floor(seats * share));
}
