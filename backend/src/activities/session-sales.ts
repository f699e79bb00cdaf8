import { sql } from 'kysely';
import { type Queries, tellChange } from '../database/index.ts';

/** Places of a session that are to be sold or given back. */
export interface SessionClaim {
  town: string;
  activity: string;
  way: string;
  /** by the clock of its place */
  startsAt: string;
  places: number;
  /** all that may be sold here */
  capacity: number;
}

/** What is sold of sessions, by `sessionKey`. */
export type SessionSales = ReadonlyMap<string, number>;

export const sessionKey = (activity: string, way: string, startsAt: string): string =>
  `${activity}/${way}/${startsAt}`;

/** What is sold of the sessions of towns from one day to another, both of them among them. ISO dates. */
export async function readSessionSales(
  db: Queries,
  towns: readonly string[],
  from: string,
  to: string,
): Promise<SessionSales> {
  if (towns.length === 0) return new Map();
  const rows = await db
    .selectFrom('activity_session_sales')
    .select(['activity_code', 'way', 'starts_at', 'sold'])
    .where(sql<boolean>`town_id = ANY(${[...towns]})`)
    .where('starts_at', '>=', from)
    // What begins after midnight is of the evening before; no time of a day is behind this.
    .where('starts_at', '<', `${to}T~`)
    .where('sold', '>', 0)
    .execute();
  return new Map(
    rows.map(({ activity_code, way, starts_at, sold }) => [sessionKey(activity_code, way, starts_at), sold]),
  );
}

/** More than any session has: giving back has no upper end. */
const MOST = 1_000_000;

/** One conditional update; false when so many are not left, or not sold, for a negative change. */
async function changeSold(
  db: Queries,
  { activity, way, startsAt, capacity }: SessionClaim,
  places: number,
): Promise<boolean> {
  const result = await db
    .updateTable('activity_session_sales')
    .set({
      sold: sql<number>`sold + ${sql.lit(places)}`,
      capacity: sql<number>`GREATEST(sold + ${sql.lit(places)}, ${capacity})`,
    })
    .where('activity_code', '=', activity)
    .where('way', '=', way)
    .where('starts_at', '=', startsAt)
    .where(sql<boolean>`sold + ${sql.lit(places)} BETWEEN 0 AND ${places > 0 ? capacity : MOST}`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Heard by every process of the database: the towns, by id, of whose activities something was sold or given back. */
export const PLACES_SOLD = 'activity-places';

/** Sells the places of a claim or none. @returns false when so many are not left */
export async function sellPlaces(db: Queries, claim: SessionClaim): Promise<boolean> {
  await db
    .insertInto('activity_session_sales')
    .values({
      town_id: claim.town,
      activity_code: claim.activity,
      way: claim.way,
      starts_at: claim.startsAt,
      sold: 0,
      capacity: claim.capacity,
    })
    .onConflict((conflict) => conflict.columns(['activity_code', 'way', 'starts_at']).doNothing())
    .execute();
  const isSold = await changeSold(db, claim, claim.places);
  if (isSold) await tellChange(db, PLACES_SOLD, [claim.town]);
  return isSold;
}

/** Gives sold places back; what was not sold is left alone. */
export async function returnPlaces(db: Queries, claim: SessionClaim): Promise<void> {
  await changeSold(db, claim, 0 - claim.places);
  await tellChange(db, PLACES_SOLD, [claim.town]);
}
