import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { listedActivity } from './activity.ts';

/** How a list may be ordered by the server: beyond one page only it can. */
export const ACTIVITY_SORTS = ['recommended', 'price', 'duration', 'distance'] as const;
export const activitySort = z.enum(ACTIVITY_SORTS);
export type ActivitySort = z.infer<typeof activitySort>;

/** A page of activities, and how many there are. */
export const activitySearchAnswer = z.strictObject({
  data: z.array(listedActivity),
  meta: z.strictObject({
    /** with a place for everybody on one of the days, before facets; `kept` after them */
    total: z.int(),
    kept: z.int(),
    /** without a place on these days */
    soldOut: z.int(),
    /** for whom is not everybody of the party: somebody is too young, or they are too many */
    unfit: z.int(),
    /** lowest total of all of them; none where there is none */
    from: z.optional(moneyAmount),
    /** UTC, ISO 8601: until when these prices hold (§9: 15 minutes) */
    expiresAt: z.string(),
  }),
});
export type ActivitySearchAnswer = z.infer<typeof activitySearchAnswer>;
