import type { ActivityParty } from '@alisio/shared-contracts/activities';
import { peopleIn } from '@alisio/shared-contracts/activities';
import {
  type DemoActivity,
  type DemoSession,
  placesForSale,
  placesTaken,
  priceOf,
  type SessionPrice,
  sessionsOn,
  type Terms,
  termsOf,
  type Way,
} from '../demo/index.ts';
import { type SessionSales, sessionKey } from '../session-sales.ts';

const HOUR_MS = 3_600_000;

/** A session that is sold to a party, in a way. */
export interface SoldSession {
  session: DemoSession;
  way: Way;
  price: SessionPrice;
  /** places left, for this party too; of a private way 1 */
  left: number;
  /** half of what may be sold here is sold: it costs more */
  isSought: boolean;
  terms: Terms;
}

/** Places left of a session, and whether it is sought. */
export function stateOf(activity: DemoActivity, way: Way, session: DemoSession, sales: SessionSales) {
  const forSale = placesForSale(activity, way, session);
  const sold = sales.size === 0 ? 0 : (sales.get(sessionKey(activity.code, way.code, session.startsAt)) ?? 0);
  return { forSale, left: Math.max(0, forSale - sold), isSought: sold > 0 && sold * 2 >= forSale };
}

/** Until when a session is sold, by the clock of its place. */
export const soldUntil = (
  { cutoffHours }: DemoActivity,
  { startsAt }: Pick<DemoSession, 'startsAt'>,
): string => new Date(Date.parse(`${startsAt}Z`) - cutoffHours * HOUR_MS).toISOString().slice(0, 19);

/**
 * The sessions of a day that are sold to a party, in their order. @param zone of the activity's clock
 * @param clock what it shows now, `YYYY-MM-DDTHH:mm:ss`
 */
export function soldOn(
  activity: DemoActivity,
  { zone, clock }: { zone: string; clock: string },
  date: string,
  party: ActivityParty,
  sales: SessionSales,
): SoldSession[] {
  const people = peopleIn(party);
  return sessionsOn(activity, zone, date).flatMap((session) => {
    if (soldUntil(activity, session) <= clock) return [];
    return activity.ways.flatMap((way) => {
      const { left, isSought } = stateOf(activity, way, session, sales);
      if (left < placesTaken(way, people)) return [];
      const price = priceOf(activity, way, session, party, isSought);
      return price ? [{ session, way, price, left, isSought, terms: termsOf(way, session, clock) }] : [];
    });
  });
}
