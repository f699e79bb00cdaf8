import type { ListedActivity } from '@alisio/shared-contracts/activities';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import { type DemoActivity, paxAmountsOf, refusalOf } from '../demo/index.ts';
import type { ActivityQuestion } from './activity-work.ts';
import { type SoldSession, soldOn } from './sold-sessions.ts';

/** What a list tells of an activity beside what it is. */
export type Listing = Omit<ListedActivity, 'activityInfo'>;

/** So few places left matter. */
const FEW = 6;

/** What an activity of a list has on the searched days; `refused`: somebody of the party cannot come. */
export type Found = { kind: 'found'; listing: Listing } | { kind: 'sold-out' } | { kind: 'refused' };

const isCheaper = (one: SoldSession, best: SoldSession | undefined): boolean =>
  !best || one.price.total < best.price.total;

/** @param clock of its place, see `soldOn` @param distance kilometres from the point that was searched */
export function findActivity(
  activity: DemoActivity,
  { from, to, party, sales }: Pick<ActivityQuestion, 'from' | 'to' | 'party' | 'sales'>,
  clock: { zone: string; clock: string },
  distance: number,
): Found {
  if (refusalOf(activity, party)) return { kind: 'refused' };
  const operationDates: string[] = [];
  const startTimes = new Set<string>();
  let best: SoldSession | undefined;
  for (let day = 0; day <= daysBetween(from, to); day++) {
    const date = addDays(from, day);
    const sold = soldOn(activity, clock, date, party, sales);
    if (sold.length > 0) operationDates.push(date);
    for (const one of sold) {
      startTimes.add(one.session.startsAt.slice(11, 16));
      if (isCheaper(one, best)) best = one;
    }
  }
  if (!best) return { kind: 'sold-out' };
  const { session, way, price, left, terms, isSought } = best;
  return {
    kind: 'found',
    listing: {
      amountsFrom: paxAmountsOf(activity, way, session, isSought),
      total: { amount: price.total, currency: 'USD' },
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
