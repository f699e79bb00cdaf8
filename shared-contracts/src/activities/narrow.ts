import { keptBy, readChoices } from '../facets/index.ts';
import type { ActivitySort } from './answers.ts';
import { activityFacets, activityTotalOf, type FacetedActivity } from './facets.ts';

/** What a kilometre costs an activity, in tenths of a mark; far ones are all alike. */
const OF_KM = 2;
const FAR_KM = 25;
/** What twice the usual price costs it. */
const OF_PRICE = 6;
/** What it is worth that it can be given back for nothing. */
const OF_FREE = 6;
/** That a day has several times to choose from. */
const OF_TIME = 2;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;

/** Near, at a usual price, at several hours, and free to call off: what a person would weigh, where nobody has judged. */
function worthBeside(activities: readonly FacetedActivity[]) {
  const usual = Math.max(1, median(activities.map(activityTotalOf)));
  return (activity: FacetedActivity): number =>
    (activity.lead.cancellation === 'free-cancellation' ? OF_FREE : 0) +
    Math.min(activity.startTimes.length, 3) * OF_TIME -
    Math.min(activity.distance, FAR_KM) * OF_KM -
    Math.abs(Math.log2(Math.max(1, activityTotalOf(activity)) / usual)) * OF_PRICE;
}

function measureOf(activities: readonly FacetedActivity[], sort: ActivitySort) {
  if (sort === 'price') return activityTotalOf;
  if (sort === 'duration') return ({ activityInfo: { duration } }: FacetedActivity) => duration;
  if (sort === 'distance') return ({ distance }: FacetedActivity) => distance;
  const worth = worthBeside(activities);
  return (activity: FacetedActivity) => -worth(activity);
}

/** Activities in an order; equal ones by price, then by code. */
export function sortActivities<Activity extends FacetedActivity>(
  activities: readonly Activity[],
  sort: ActivitySort,
): Activity[] {
  const measure = measureOf(activities, sort);
  return activities
    .map((activity) => ({ activity, by: measure(activity) }))
    .sort(
      (one, other) =>
        one.by - other.by ||
        activityTotalOf(one.activity) - activityTotalOf(other.activity) ||
        (one.activity.activityInfo.code < other.activity.activityInfo.code ? -1 : 1),
    )
    .map(({ activity }) => activity);
}

/** Activities as a server orders and narrows them. @param asked what is asked of a facet, as addresses say it */
export function narrowActivities<Activity extends FacetedActivity>(
  activities: readonly Activity[],
  currency: string,
  sort: ActivitySort,
  asked: (facet: string) => readonly string[],
): Activity[] {
  const { facets } = activityFacets(currency);
  return sortActivities(keptBy(activities, facets, readChoices(activities, facets, asked)), sort);
}
