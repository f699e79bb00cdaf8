import { addDays, daysBetween } from '@alisio/shared-contracts/dates';

/** ISO dates. */
export interface TripDays {
  departureDate: string;
  returnDate: string;
}

/**
 * A trip that leaves on another day. Its return stays as long as it comes after the departure; otherwise it moves, so
 * that the stay is as long as it was, up to the last day that is sold. Who comes back the same day goes on doing so.
 * @param lastDay the last that is sold
 */
export function tripOnDay(
  { departureDate: before, returnDate }: TripDays,
  departureDate: string,
  lastDay: string,
): TripDays {
  const stay = daysBetween(before, returnDate);
  const moved = stay > 0 && departureDate < returnDate ? returnDate : addDays(departureDate, stay);
  return { departureDate, returnDate: moved < lastDay ? moved : lastDay };
}
