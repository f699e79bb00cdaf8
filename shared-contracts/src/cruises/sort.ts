import { z } from '../zod/index.ts';
import { NOT_SOLD } from './codes.ts';
import type { CruisePrice, ListedCruise } from './cruise.ts';

/** How a list may be ordered; the first, §4's, is what nobody asked for. `night`: price per person and night. */
export const CRUISE_SORTS = ['balcony', 'date', 'night', 'short', 'long'] as const;
export const cruiseSort = z.enum(CRUISE_SORTS);
export type CruiseSort = z.infer<typeof cruiseSort>;

/** §4: what `NA` counts as, so that it comes last. */
export const NOT_SOLD_COUNTS_AS = 100_000_000;

/** A price as lists are ordered by it (§4). */
export const countedPrice = (price: CruisePrice): number => (price === NOT_SOLD ? NOT_SOLD_COUNTS_AS : price);

type Sorted = Pick<ListedCruise, 'priceBalcony' | 'pricePerPerson' | 'departureDate' | 'nights'>;

/** Days since 1970. */
const dayOf = (date: string): number => Date.parse(date) / 86_400_000;

const MEASURES: Record<CruiseSort, (cruise: Sorted) => number> = {
  balcony: ({ priceBalcony }) => countedPrice(priceBalcony),
  date: ({ departureDate }) => dayOf(departureDate),
  night: ({ pricePerPerson, nights }) =>
    pricePerPerson === NOT_SOLD ? NOT_SOLD_COUNTS_AS : pricePerPerson / nights,
  short: ({ nights }) => nights,
  long: ({ nights }) => -nights,
};

/** Cruises in an order; equal ones stay as they came. */
export function sortCruises<Cruise extends Sorted>(cruises: readonly Cruise[], sort: CruiseSort): Cruise[] {
  const measure = MEASURES[sort];
  return cruises
    .map((cruise) => ({ cruise, by: measure(cruise) }))
    .sort((one, other) => one.by - other.by)
    .map(({ cruise }) => cruise);
}
