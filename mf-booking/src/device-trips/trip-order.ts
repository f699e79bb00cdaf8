import type { TripDays } from '../products/product.ts';

interface Dated {
  days?: TripDays | undefined;
}

/** As they come: first what is under way or ahead, the next first; then what says no day, as it was; what is over, the last first. */
export function inOrderOfTravel<Trip extends Dated>(trips: readonly Trip[], today: string): Trip[] {
  const leaves = ({ days }: Trip) => days?.first ?? '';
  const byDay = (one: Trip, other: Trip) => leaves(one).localeCompare(leaves(other));
  const isAhead = ({ days }: Trip) => days !== undefined && days.last >= today;
  const isOver = ({ days }: Trip) => days !== undefined && days.last < today;
  return [
    ...trips.filter(isAhead).sort(byDay),
    ...trips.filter(({ days }) => days === undefined),
    ...trips.filter(isOver).sort(byDay).reverse(),
  ];
}
