import type { FacetQuestion } from '../facets/index.ts';
import { minorUnits } from '../money/index.ts';
import type { ActivityInfo, ListedActivity } from './activity.ts';
import { timeOfDay } from './codes.ts';

/** What an activity of a list is narrowed and ordered by. */
export interface FacetedActivity {
  activityInfo: Pick<ActivityInfo, 'code' | 'kinds' | 'durationType' | 'duration' | 'languages' | 'starts'>;
  total: { amount: number };
  lead: Pick<ListedActivity['lead'], 'cancellation'>;
  startTimes: readonly string[];
  distance: number;
}

/** Kilometres are chosen by one. */
const KM_STEP = 1;

/** The price of an activity for everybody, minor units. */
export const activityTotalOf = ({ total }: FacetedActivity): number => total.amount;

/**
 * What activities differ by, with the names that addresses have for it: kind, duration, time of day, price for everybody,
 * language, free cancellation, pick-up, and how far it is. The same in a browser and on the server.
 */
export const activityFacets = (currency: string): FacetQuestion<FacetedActivity> => ({
  facets: [
    { kind: 'values', name: 'kind', of: ({ activityInfo }) => activityInfo.kinds },
    { kind: 'range', name: 'price', of: activityTotalOf, step: minorUnits(currency) },
    { kind: 'values', name: 'when', of: ({ startTimes }) => [...new Set(startTimes.map(timeOfDay))] },
    { kind: 'values', name: 'long', of: ({ activityInfo }) => [activityInfo.durationType] },
    { kind: 'values', name: 'lang', of: ({ activityInfo }) => activityInfo.languages },
    { kind: 'values', name: 'cancel', of: ({ lead }) => [lead.cancellation] },
    { kind: 'values', name: 'start', of: ({ activityInfo }) => activityInfo.starts },
    { kind: 'range', name: 'far', of: ({ distance }) => distance, step: KM_STEP },
  ],
  priceOf: activityTotalOf,
  keyOf: ({ activityInfo: { code } }) => code,
});
