import { z } from '../zod/index.ts';
import type { ListedTour } from './tour.ts';

/** How a list of tours may be ordered; the first is what nobody asked for. */
export const TOUR_SORTS = ['soonest', 'price', 'short', 'long'] as const;
export const tourSort = z.enum(TOUR_SORTS);
export type TourSort = z.infer<typeof tourSort>;

/** Later than any date. */
const NEVER = '9999';

type Measure = (tour: ListedTour) => number | string;
const priceOf: Measure = ({ from }) => from?.amount ?? Number.POSITIVE_INFINITY;

const MEASURES: Record<TourSort, Measure> = {
  soonest: ({ next }) => next?.startDate ?? NEVER,
  price: priceOf,
  short: ({ days }) => days,
  long: ({ days }) => -days,
};

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : Number(a > b));

/** Tours in an order; equal ones by price, then by name. */
export function sortTours(tours: readonly ListedTour[], sort: TourSort): ListedTour[] {
  const measure = MEASURES[sort];
  return [...tours].sort(
    (a, b) => compare(measure(a), measure(b)) || compare(priceOf(a), priceOf(b)) || compare(a.slug, b.slug),
  );
}
