import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { flightSearchPayload } from './search.ts';

/** Most searches that are looked up at once. */
export const MOST_CACHED_SEARCHES = 5;

/** The visitor's own searches of before: what is known of them is told by their places in this list. */
export const cachedFlightsPayload = z.strictObject({
  searches: z.array(flightSearchPayload).check(z.minLength(1), z.maxLength(MOST_CACHED_SEARCHES)),
});
export type CachedFlightsPayload = z.infer<typeof cachedFlightsPayload>;

/** What a kept answer says of a search. */
export const cachedFlight = z.strictObject({
  /** place of the search among those that were sent, from 0 */
  search: z.int().check(z.nonnegative()),
  /** flights that were found */
  count: z.int().check(z.nonnegative()),
  /** the lowest total of all travelers */
  lowest: moneyAmount,
});
export type CachedFlight = z.infer<typeof cachedFlight>;

/** §8: on failure `error` and no data. What is kept of no search is not among the data. */
export const cachedFlightsAnswer = z.strictObject({ error: z.boolean(), data: z.array(cachedFlight) });
export type CachedFlightsAnswer = z.infer<typeof cachedFlightsAnswer>;
