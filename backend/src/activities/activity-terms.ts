import type { ActivityCancellationPolicy } from '@alisio/shared-contracts/activities';
import { instantsOf } from '../papers/index.ts';
import { cutoffHours } from './demo/index.ts';

/** What has to be read of an activity to know when it begins and until when it can be given back. */
export interface ActivityTerms {
  activity: { location: { zone: string }; starts?: readonly string[] | undefined };
  startsAt: string;
  cancellationPolicies: readonly ActivityCancellationPolicy[];
}

/** Of a time that a clock shows twice the first one: nobody is promised an hour too much. UTC milliseconds */
const firstOf = (at: string, { activity }: Pick<ActivityTerms, 'activity'>): number =>
  Math.min(...instantsOf({ at, zone: activity.location.zone }));

const HOUR_MS = 3_600_000;

const beginsAt = (terms: ActivityTerms): number => firstOf(terms.startsAt, terms);

/** Until when it can be booked, UTC milliseconds. */
export const bookableUntil = (terms: ActivityTerms): number =>
  beginsAt(terms) - cutoffHours(terms.activity.starts?.includes('pick-up') === true) * HOUR_MS;

/** Until when it can be given back for nothing, UTC milliseconds; nothing where something is kept from the booking on. */
export function activityFreeUntil(terms: ActivityTerms): number | undefined {
  const costs = terms.cancellationPolicies.find(({ amount }) => amount > 0);
  if (!costs) return beginsAt(terms);
  return costs.dateFrom === undefined ? undefined : firstOf(costs.dateFrom, terms);
}
