import { type DeparturePrices, TOUR_ROOMS, type TourRoomKind } from '@alisio/shared-contracts/tours';
import type { FiledTour } from '../catalogue/index.ts';
import { SEASON_PERCENT, seasonOf } from './season.ts';

/** Minor units of a dollar. */
const DOLLAR = 100;
/** From this part of the group on the last places cost more, percent. */
const SOUGHT_FROM = 0.7;
const SOUGHT_PERCENT = 4;
/** §5: whoever is older is an adult. */
const OLDEST_CHILD = 11;

/**
 * What a person pays who shares a double, whole dollars in cents: by the season of a departure, and by how many have booked
 * it.
 */
export function doublePrices(
  { price, group }: Pick<FiledTour, 'price' | 'group'>,
  date: string,
): (booked: number) => number {
  const inDollars = (percent: number) => Math.round((price.double * percent) / 100) * DOLLAR;
  const season = 100 + SEASON_PERCENT[seasonOf(date)];
  const [usual, sought] = [inDollars(season), inDollars(season + SOUGHT_PERCENT)];
  return (booked) => (booked / group.most >= SOUGHT_FROM ? sought : usual);
}

/** What each kind of room and a child come to, of the price of a double. Integer minor units. */
export function pricesBy({ price }: Pick<FiledTour, 'price'>, double: number): DeparturePrices {
  const more: Record<TourRoomKind, number> = {
    double: 0,
    twin: 0,
    triple: price.triple,
    single: price.single,
    shared: 0,
  };
  const child = Math.round((double * price.child) / 100 / DOLLAR) * DOLLAR;
  return {
    rooms: TOUR_ROOMS.map((kind) => ({ kind, each: double + more[kind] * DOLLAR })),
    ...(price.childFrom <= OLDEST_CHILD ? { child } : {}),
  };
}
