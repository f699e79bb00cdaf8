import { type ListedActivity, peopleIn } from '@alisio/shared-contracts/activities';
import { type DemoActivity, paxAmountsOf, pricesFor, refusalOf, termsOf } from '../demo/index.ts';
import type { ActivityQuestion } from './activity-work.ts';
import { type OpenSession, openOn, type PlaceClock, soldAfter } from './sold-sessions.ts';

/** What a list tells of an activity beside what it is. */
export type Listing = Omit<ListedActivity, 'activityInfo'>;

/** So few places left matter. */
const FEW = 6;

/** What an activity of a list has on the searched days; `refused`: somebody of the party cannot come. */
export type Found = { kind: 'found'; listing: Listing } | { kind: 'sold-out' } | { kind: 'refused' };

/** What is looked for, of every activity. */
export interface Wanted extends Pick<ActivityQuestion, 'party' | 'sales'> {
  /** ISO dates, in their order */
  days: readonly string[];
}

/** @param distance kilometres from the point that was searched */
export function findActivity(
  activity: DemoActivity,
  { days, party, sales }: Wanted,
  clock: PlaceClock,
  distance: number,
): Found {
  if (refusalOf(activity, party)) return { kind: 'refused' };
  const [people, after, prices] = [peopleIn(party), soldAfter(activity, clock), pricesFor(activity, party)];
  const operationDates: string[] = [];
  const startTimes = new Set<string>();
  let best: OpenSession | undefined;
  let total = Number.POSITIVE_INFINITY;
  for (const date of days) {
    let isOpen = false;
    for (const open of openOn(activity, clock, after, date, people, sales)) {
      const { session, way, isSought } = open;
      const price = prices(way, { isHoliday: session.day.isHoliday, isSought });
      if (!price) continue;
      isOpen = true;
      startTimes.add(session.startsAt.slice(11, 16));
      if (price.total < total) [best, total] = [open, price.total];
    }
    if (isOpen) operationDates.push(date);
  }
  if (!best) return { kind: 'sold-out' };
  const { session, way, left, isSought } = best;
  const terms = termsOf(way, session, clock.clock);
  return {
    kind: 'found',
    listing: {
      amountsFrom: paxAmountsOf(activity, way, { isHoliday: session.day.isHoliday, isSought }),
      total: { amount: total, currency: 'USD' },
      lead: {
        startsAt: session.startsAt,
        modality: way.code,
        cancellation: terms.kind,
        ...(terms.freeUntil === undefined ? {} : { freeUntil: terms.freeUntil }),
        ...(way.code === 'shared' && left <= FEW ? { left } : {}),
      },
      operationDates,
      startTimes: [...startTimes].sort(),
      distance: Math.round(distance * 100) / 100,
    },
  };
}
