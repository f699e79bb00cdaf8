import {
  type DemoActivity,
  type DemoSession,
  hoursLater,
  placesForSale,
  placesTaken,
  type SessionPrice,
  sessionsOn,
  type Terms,
  type Way,
} from '../demo/index.ts';
import { type SessionSales, sessionKey } from '../session-sales.ts';

/** A session in a way, as it stands at a moment. */
export interface OpenSession {
  session: DemoSession;
  way: Way;
  /** places left; of a private way 1 */
  left: number;
  /** half of what may be sold here is sold: it costs more */
  isSought: boolean;
}

/** A session that is sold to a party. */
export interface SoldSession extends OpenSession {
  price: SessionPrice;
  terms: Terms;
}

/** The clock of a place at a moment. */
export interface PlaceClock {
  /** IANA name */
  zone: string;
  /** what it shows, `YYYY-MM-DDTHH:mm:ss` */
  clock: string;
}

/** Places left of a session, and whether it is sought. */
export function stateOf(activity: DemoActivity, way: Way, session: DemoSession, sales: SessionSales) {
  const forSale = placesForSale(activity, way, session);
  const sold = sales.size === 0 ? 0 : (sales.get(sessionKey(activity.code, way.code, session.startsAt)) ?? 0);
  return { left: Math.max(0, forSale - sold), isSought: sold > 0 && sold * 2 >= forSale };
}

/** What begins at that moment, or before, is sold no longer: by the clock of its place. */
export const soldAfter = ({ cutoffHours }: DemoActivity, { clock }: PlaceClock): string =>
  hoursLater(clock, cutoffHours);

/**
 * The sessions of a day with places for so many people, in their order, each once for each way.
 * @param after see `soldAfter`
 */
export function openOn(
  activity: DemoActivity,
  { zone }: PlaceClock,
  after: string,
  date: string,
  people: number,
  sales: SessionSales,
): OpenSession[] {
  const open: OpenSession[] = [];
  for (const session of sessionsOn(activity, zone, date)) {
    if (session.startsAt <= after) continue;
    for (const way of activity.ways) {
      const { left, isSought } = stateOf(activity, way, session, sales);
      if (left >= placesTaken(way, people)) open.push({ session, way, left, isSought });
    }
  }
  return open;
}
