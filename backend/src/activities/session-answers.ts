import type { ActivityParty, ActivitySession, ActivitySessions } from '@alisio/shared-contracts/activities';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import { type DemoActivity, endOf, paxAmountsOf, policiesOf, refusalOf } from './demo/index.ts';
import type { PlaceClock, SoldSession } from './search/sold-sessions.ts';
import { soldTo } from './search/sold-to.ts';
import type { SessionSales } from './session-sales.ts';

const CURRENCY = 'USD';

/** A session as the contract says it. @param rateKey that names it */
function sessionOf(activity: DemoActivity, sold: SoldSession, rateKey: string): ActivitySession {
  const { session, way, price, left, isSought, terms } = sold;
  return {
    rateKey,
    modality: way.code,
    startsAt: session.startsAt,
    endsAt: endOf(activity, session),
    languages: [...activity.languages],
    left,
    paxAmounts: paxAmountsOf(activity, way, { isHoliday: session.day.isHoliday, isSought }),
    ...(price.groupAmount === undefined ? {} : { groupAmount: price.groupAmount }),
    totalAmount: price.total,
    cancellationPolicies: policiesOf(terms, session, price.total),
  };
}

export interface AskedSessions {
  from: string;
  to: string;
  party: ActivityParty;
  sales: SessionSales;
  /** of the activity, now */
  clock: PlaceClock;
  keyOf: (sold: SoldSession) => string;
  /** UTC, ISO 8601 */
  expiresAt: string;
}

/** The sessions of an activity for a party, by day. */
export function sessionsFor(
  activity: DemoActivity,
  { from, to, party, sales, clock, keyOf, expiresAt }: AskedSessions,
): ActivitySessions {
  const refuses = refusalOf(activity, party);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
  const byDay = Map.groupBy(soldTo(activity, clock, days, party, sales), ({ session }) => session.day.date);
  const data = [...byDay].map(([date, sold]) => ({
    date,
    sessions: sold.map((one) => sessionOf(activity, one, keyOf(one))),
  }));
  return { data, meta: { currency: CURRENCY, ...(refuses ? { refuses } : {}), expiresAt } };
}
