import { sql } from 'kysely';
import { type Queries, tellChange } from '../database/index.ts';
import { type NightSales, nightKey } from './demo/index.ts';

/** Rooms of one type in one night that are to be sold or given back. */
export interface NightClaim {
  town: string;
  hotel: string;
  roomType: string;
  /** ISO date of the evening */
  night: string;
  rooms: number;
  /** all that may be sold here */
  capacity: number;
}

/** What is sold of the hotels of towns between two days. ISO dates, `end` is none of the nights. */
export async function readNightSales(
  db: Queries,
  towns: readonly string[],
  start: string,
  end: string,
): Promise<NightSales> {
  if (towns.length === 0) return new Map();
  const rows = await db
    .selectFrom('hotel_night_sales')
    .select(['hotel_code', 'room_type', 'night', 'sold'])
    .where(sql<boolean>`town_id = ANY(${[...towns]})`)
    .where('night', '>=', start)
    .where('night', '<', end)
    .execute();
  return new Map(
    rows.map(({ hotel_code, room_type, night, sold }) => [nightKey(hotel_code, room_type, night), sold]),
  );
}

/** More than any house has: giving back has no upper end. */
const MOST = 1_000_000;

/** One conditional update; false when so many are not left (or not sold, for a negative change). */
async function changeSold(db: Queries, { hotel, roomType, night, rooms, capacity }: NightClaim) {
  const result = await db
    .updateTable('hotel_night_sales')
    .set({
      sold: sql<number>`sold + ${sql.lit(rooms)}`,
      capacity: sql<number>`GREATEST(sold + ${sql.lit(rooms)}, ${capacity})`,
    })
    .where('hotel_code', '=', hotel)
    .where('room_type', '=', roomType)
    .where('night', '=', night)
    .where(sql<boolean>`sold + ${sql.lit(rooms)} BETWEEN 0 AND ${rooms > 0 ? capacity : MOST}`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

const keyOf = ({ hotel, roomType, night }: NightClaim) => nightKey(hotel, roomType, night);
// Always in the same order, so that two stays over the same nights wait for each other instead of deadlocking.
const inOrder = (claims: readonly NightClaim[]) =>
  [...claims].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
const reversed = (claim: NightClaim): NightClaim => ({ ...claim, rooms: 0 - claim.rooms });

/** Heard by every process of the database: the towns, by id, of whose hotels something was sold or given back. */
export const NIGHTS_SOLD = 'hotel-nights';
const tell = (db: Queries, claims: readonly NightClaim[]): Promise<void> =>
  tellChange(
    db,
    NIGHTS_SOLD,
    claims.map(({ town }) => town),
  );

/** Sells all of the claims or none. @returns false when any is short; then nothing of them stays sold. */
export async function sellNights(db: Queries, claims: readonly NightClaim[]): Promise<boolean> {
  const taken: NightClaim[] = [];
  for (const claim of inOrder(claims)) {
    await db
      .insertInto('hotel_night_sales')
      .values({
        town_id: claim.town,
        hotel_code: claim.hotel,
        room_type: claim.roomType,
        night: claim.night,
        sold: 0,
        capacity: claim.capacity,
      })
      .onConflict((conflict) => conflict.columns(['hotel_code', 'room_type', 'night']).doNothing())
      .execute();
    if (!(await changeSold(db, claim))) {
      for (const sold of taken) await changeSold(db, reversed(sold));
      return false;
    }
    taken.push(claim);
  }
  await tell(db, claims);
  return true;
}

/** Gives sold nights back; what was not sold is left alone. */
export async function returnNights(db: Queries, claims: readonly NightClaim[]): Promise<void> {
  for (const claim of inOrder(claims)) await changeSold(db, reversed(claim));
  await tell(db, claims);
}
