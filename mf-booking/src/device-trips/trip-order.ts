import type { TripDays } from '../products/product.ts';

interface Dated {
  days?: TripDays | undefined;
  isCancelled?: boolean | undefined;
}

/** As they come: first what is under way or ahead, the next first; then what says no day, as it was; what is over or cancelled, the last first. */
export function inOrderOfTravel<Trip extends Dated>(trips: readonly Trip[], today: string): Trip[] {
  const leaves = ({ days }: Trip) => days?.first ?? '';
  const byDay = (one: Trip, other: Trip) => leaves(one).localeCompare(leaves(other));
  const isOver = ({ days, isCancelled }: Trip) =>
    isCancelled === true || (days !== undefined && days.last < today);
  const isAhead = (trip: Trip) => trip.days !== undefined && !isOver(trip);
  return [
    ...trips.filter(isAhead).sort(byDay),
    ...trips.filter((trip) => trip.days === undefined && !isOver(trip)),
    ...trips.filter(isOver).sort(byDay).reverse(),
  ];
}
