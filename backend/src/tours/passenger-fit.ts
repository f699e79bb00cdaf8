import { yearsBetween } from '@alisio/shared-contracts/dates';
import type { Passenger } from '@alisio/shared-contracts/orders';
import { documentErrors, fitsType, passengerTypes } from '@alisio/shared-contracts/rules';
import { type TourInCart, type TourParty, travelersIn } from '@alisio/shared-contracts/tours';
import { FIRST_ZONE, todayIn } from '@alisio/shared-contracts/zones';
import type { Misfit } from '../orders/index.ts';

const misfit = (path: string, code: string): Misfit => ({ part: 'passengers', path, code });

/** Everybody who sleeps in the rooms of a tour. */
export const partyOf = ({ rooms }: { rooms: readonly TourParty[] }): TourParty => ({
  adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
  childAges: rooms.flatMap(({ childAges }) => childAges),
});

/** Who crosses a border shows a passport there. */
const PASSPORT = ['passportNumber', 'passportExpiryDate'] as const;

/** What of one who travels is missing, or forbids it. */
function faultsOf(
  passenger: Passenger,
  { tour }: TourInCart,
  now: Date,
  lastDay: string,
): [string, string][] {
  const { type, dateOfBirth, nationality } = passenger;
  const isRight = fitsType(dateOfBirth, type, lastDay);
  const isTooYoung = isRight && type !== 'adult' && yearsBetween(dateOfBirth, lastDay) < tour.childFrom;
  const missing = tour.crosses.length > 0 ? PASSPORT.filter((field) => !passenger[field]) : [];
  return [
    ...(isRight ? [] : [['dateOfBirth', 'age-of-type'] satisfies [string, string]]),
    ...(isTooYoung ? [['dateOfBirth', 'too-young'] satisfies [string, string]] : []),
    ...(nationality === undefined ? [['nationality', 'required'] satisfies [string, string]] : []),
    ...missing.map((field): [string, string] => [field, 'required']),
    ...Object.entries(documentErrors(passenger, { today: todayIn(FIRST_ZONE, now), lastDay })),
  ];
}

/**
 * How the passengers differ from who was priced and may travel: ids and types one to one, adults first, ages right on the
 * last day, nobody younger than the tour takes, a passport where a border is crossed.
 * @param lastDay of all that is ordered with the tour, ISO date; the tour's own unless told
 */
export function tourPassengerMisfits(
  passengers: readonly Passenger[],
  details: TourInCart,
  now: Date,
  lastDay = details.endDate,
): Misfit[] {
  const types = passengerTypes(travelersIn(partyOf(details)));
  const misfits = passengers.flatMap((passenger, i): Misfit[] => {
    const { id, type } = passenger;
    if (passengers.findIndex((other) => other.id === id) < i) return [misfit(`${i}.id`, 'repeated')];
    if (types[Number(id) - 1] !== type) return [misfit(`${i}.type`, 'not-as-priced')];
    return faultsOf(passenger, details, now, lastDay).map(([field, code]) => misfit(`${i}.${field}`, code));
  });
  return passengers.length === types.length ? misfits : [misfit('', 'count'), ...misfits];
}
