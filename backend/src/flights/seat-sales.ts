import { sql } from 'kysely';
import { type Queries, tellChange } from '../database/index.ts';

/** How many are sold of a flight, day and cabin, by its key. */
export type SeatSales = ReadonlyMap<string, number>;

/** Seats of one flight, day and cabin that are to be sold or given back. */
export interface SeatClaim {
  key: string;
  seats: number;
  /** all that may be sold */
  capacity: number;
}

/** Prices move in tenths of what may be sold, so that most sales change no price. */
export const DEMAND_STEPS = 10;

export const demandStep = (sold: number, capacity: number): number =>
  Math.min(DEMAND_STEPS, Math.floor((sold * DEMAND_STEPS) / capacity));

/** Heard by every process of the database: keys of the flights whose sales changed. */
export const SEATS_SOLD = 'flight-seats';

/** The sales of those keys that sold anything. */
export async function readSeatSales(db: Queries, keys: readonly string[]): Promise<SeatSales> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('flight_seat_sales')
    .select(['flight_key', 'sold'])
    .where(sql<boolean>`flight_key = ANY(${[...keys]})`)
    .execute();
  return new Map(rows.map(({ flight_key, sold }): [string, number] => [flight_key, sold]));
}

/** One conditional update; false when so many are not left (or not sold, for a negative change). */
async function changeSold(db: Queries, { key, seats }: SeatClaim): Promise<boolean> {
  const result = await db
    .updateTable('flight_seat_sales')
    .set({ sold: sql<number>`sold + ${sql.lit(seats)}` })
    .where('flight_key', '=', key)
    .where(sql<boolean>`sold + ${sql.lit(seats)} BETWEEN 0 AND capacity`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

const tell = (db: Queries, claims: readonly SeatClaim[]): Promise<void> =>
  tellChange(
    db,
    SEATS_SOLD,
    claims.map(({ key }) => key),
  );

// Always in the same order, so that two bookings over the same flights wait for each other instead of deadlocking.
const inOrder = (claims: readonly SeatClaim[]) => [...claims].sort((a, b) => (a.key < b.key ? -1 : 1));
const reversed = (claim: SeatClaim): SeatClaim => ({ ...claim, seats: 0 - claim.seats });

/** Sells all of the claims or none. @returns false when any is short; then nothing of them stays sold. */
export async function sellSeats(db: Queries, claims: readonly SeatClaim[]): Promise<boolean> {
  const taken: SeatClaim[] = [];
  for (const claim of inOrder(claims)) {
    await db
      .insertInto('flight_seat_sales')
      .values({ flight_key: claim.key, sold: 0, capacity: claim.capacity })
      .onConflict((conflict) => conflict.column('flight_key').doNothing())
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

/** Gives sold seats back; what was not sold is left alone. */
export async function returnSeats(db: Queries, claims: readonly SeatClaim[]): Promise<void> {
  for (const claim of inOrder(claims)) await changeSold(db, reversed(claim));
  await tell(db, claims);
}
