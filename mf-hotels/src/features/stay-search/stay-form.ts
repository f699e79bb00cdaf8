import {
  arrivalDays,
  DEFAULT_ROOM,
  type HotelQuery,
  nightsOf,
  type RoomGuests,
  readStay,
  STAY_LIMITS,
  type StayPlace,
} from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';

/** Who sleeps in one room; an age that is not chosen yet is null. */
export interface FormRoom {
  adults: number;
  ages: readonly (number | null)[];
}

/** The search form as it is filled in. */
export interface StayForm {
  destination: StayPlace | null;
  /** in place of one: where the visitor is, once they have said so */
  near: GeoPoint | null;
  /** ISO dates; empty while one is chosen anew */
  startDate: string;
  endDate: string;
  rooms: readonly FormRoom[];
  refundableOnly: boolean;
}

export type StayField = 'destination' | 'dates' | 'rooms';
/** Key of the text that explains what is wrong, by field. */
export type StayErrors = Partial<Record<StayField, string>>;

const formRoom = ({ adults, childAges }: RoomGuests): FormRoom => ({ adults, ages: childAges });

/** §5: one room for one adult, from 7 to 13 days ahead. @param today ISO date */
export const emptyStayForm = (today: string): StayForm => ({
  destination: null,
  near: null,
  ...readStay(null, null, today),
  rooms: [formRoom(DEFAULT_ROOM)],
  refundableOnly: false,
});

export const guestsOf = (rooms: readonly FormRoom[]): number =>
  rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0);

/** What keeps the form from being searched; empty when nothing does. A form without a place searches §3's fixed point. */
export function stayErrors(form: StayForm, today: string): StayErrors {
  const { startDate, endDate, rooms } = form;
  const errors: StayErrors = {};
  const { min, max } = arrivalDays(today);
  if (startDate === '' || endDate === '') errors.dates = 'search.errors.dates';
  else if (startDate < min || startDate > max) errors.dates = 'search.errors.arrival';
  else {
    const nights = nightsOf({ startDate, endDate });
    if (nights < STAY_LIMITS.nights.min) errors.dates = 'search.errors.noNight';
    else if (nights > STAY_LIMITS.nights.max) errors.dates = 'search.errors.nights';
  }
  if (guestsOf(rooms) > STAY_LIMITS.guests) errors.rooms = 'search.errors.guests';
  else if (rooms.some(({ ages }) => ages.includes(null))) errors.rooms = 'search.errors.ages';
  return errors;
}

/** The address of a form that has nothing wrong. An age that nobody said is one of the middle. */
export const queryOfForm = ({ destination, near, rooms, ...form }: StayForm): HotelQuery => ({
  place: destination && !near ? { kind: destination.kind, id: destination.id } : undefined,
  ...(near ? { point: near } : {}),
  startDate: form.startDate,
  endDate: form.endDate,
  rooms: rooms.map(({ adults, ages }) => ({ adults, childAges: ages.flatMap((age) => age ?? []) })),
  refundableOnly: form.refundableOnly,
});

/** The form with what an address asks for. @param place the one that it names, once it is known */
export const formOfQuery = (query: HotelQuery, place: StayPlace | null): StayForm => ({
  destination: query.point ? null : place,
  near: query.point ?? null,
  startDate: query.startDate,
  endDate: query.endDate,
  rooms: query.rooms.map(formRoom),
  refundableOnly: query.refundableOnly,
});
