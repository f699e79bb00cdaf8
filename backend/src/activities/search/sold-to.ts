import { type ActivityParty, peopleIn } from '@alisio/shared-contracts/activities';
import { type DemoActivity, pricesFor, termsOf } from '../demo/index.ts';
import type { SessionSales } from '../session-sales.ts';
import { openOn, type PlaceClock, type SoldSession, soldAfter } from './sold-sessions.ts';

/** The sessions of an activity that are sold to a party on some days, with prices and terms. ISO dates */
export function soldTo(
  activity: DemoActivity,
  clock: PlaceClock,
  days: readonly string[],
  party: ActivityParty,
  sales: SessionSales,
): SoldSession[] {
  const [after, prices] = [soldAfter(activity, clock), pricesFor(activity, party)];
  return days.flatMap((date) =>
    openOn(activity, clock, after, date, peopleIn(party), sales).flatMap((open) => {
      const { session, way, isSought } = open;
      const price = prices(way, { isHoliday: session.day.isHoliday, isSought });
      return price ? [{ ...open, price, terms: termsOf(way, session, clock.clock) }] : [];
    }),
  );
}
