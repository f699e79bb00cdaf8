import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { trainTokenState } from './codes.ts';
import { doorToDoor, trainDeal, trainPlace } from './deal.ts';

/** As many deals as a page of an answer has. */
export const TRAIN_DEALS_PAGE = 8;

/**
 * What there is of what was asked: `exact`; the same way on other days (`other-days`); other ways from or to the same
 * places (`like`); or nothing was named (`all`).
 */
export const TRAINS_FOUND = ['all', 'exact', 'other-days', 'like'] as const;

export const trainDealsAnswer = z.strictObject({
  data: z.array(trainDeal),
  found: z.enum(TRAINS_FOUND),
  /** of all pages */
  total: z.int().check(z.nonnegative()),
  /** where trains begin and end, by their names */
  places: z.array(trainPlace),
  /** the first of these ways that somebody would fly */
  race: z.optional(doorToDoor),
});
export type TrainDealsAnswer = z.infer<typeof trainDealsAnswer>;

/** One deal, on the day that was asked for or the next on which it is sold. */
export const trainDealAnswer = z.strictObject({
  deal: trainDeal,
  race: z.optional(doorToDoor),
  like: z.array(trainDeal),
});
export type TrainDealAnswer = z.infer<typeof trainDealAnswer>;

/**
 * What a token stands for. `deal` of one that is valid has the price at which it was sent, whatever it costs by now;
 * `was` tells what one that is used or expired was about, and no price.
 */
export const trainTokenAnswer = z.strictObject({
  state: trainTokenState,
  deal: z.optional(trainDeal),
  /** UTC, ISO 8601: until when it can be used */
  expiresAt: z.optional(z.string()),
  was: z.optional(z.strictObject({ from: z.string(), to: z.string(), date: isoDate })),
  race: z.optional(doorToDoor),
  like: z.array(trainDeal),
});
export type TrainTokenAnswer = z.infer<typeof trainTokenAnswer>;
