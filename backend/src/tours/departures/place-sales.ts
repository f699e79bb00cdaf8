import { sql } from 'kysely';
import type { Queries } from '../../database/index.ts';

/** Whether a departure leaves, once that is decided: those who booked with others and those who booked here. */
export interface Decision {
  /** `peru/cusco-y-valle-sagrado` */
  tour: string;
  /** ISO date */
  startDate: string;
  least: number;
  most: number;
  /** who had booked with others on the day on which it is decided */
  others: number;
}

/** Places of a departure that are to be sold. */
export interface PlaceClaim {
  tour: string;
  startDate: string;
  people: number;
  /** all that may be sold here: the group less those who booked with others */
  capacity: number;
  most: number;
}

/** What is sold here of a departure, and whether it leaves where that is decided. */
export interface SoldPlaces {
  /** booked, and held by who may pay for them */
  sold: number;
  /** of these, booked; not told once it is decided */
  booked: number;
  goes: boolean | null;
}

export const saleKey = (tour: string, startDate: string): string => `${tour} ${startDate}`;

/** Who has booked a departure here and not cancelled: places that are held decide nothing, since nobody may ever pay them. */
const bookedOn = (tour: unknown, startDate: unknown) =>
  sql<number>`(SELECT coalesce(sum(people), 0)::int FROM tour_booking
    WHERE tour_booking.tour = ${tour} AND tour_booking.start_date = ${startDate} AND cancelled_at IS NULL)`;
const bookedHere = bookedOn(sql.ref('tour_departure_sales.tour'), sql.ref('tour_departure_sales.start_date'));

/** What is sold of the departures from a day on, of one tour or of all. ISO date. */
export async function readPlaceSales(
  db: Queries,
  from: string,
  tour?: string,
): Promise<ReadonlyMap<string, SoldPlaces>> {
  const rows = await db
    .selectFrom('tour_departure_sales')
    .select(['tour', 'start_date', 'sold', 'goes'])
    .select(sql<number>`CASE WHEN goes IS NULL THEN ${bookedHere} ELSE 0 END`.as('booked'))
    .where('start_date', '>=', from)
    .$if(tour !== undefined, (asked) => asked.where('tour', '=', tour ?? ''))
    .execute();
  return new Map(rows.map(({ tour: of, start_date, ...sale }) => [saleKey(of, start_date), sale]));
}

async function departureRow(
  db: Queries,
  { tour, startDate, most }: Pick<Decision, 'tour' | 'startDate' | 'most'>,
) {
  await db
    .insertInto('tour_departure_sales')
    .values({ tour, start_date: startDate, sold: 0, most, goes: null })
    .onConflict((conflict) => conflict.columns(['tour', 'start_date']).doNothing())
    .execute();
}

const departure = (tour: string, startDate: string) =>
  sql<boolean>`tour = ${tour} AND start_date = ${startDate}`;

/**
 * Whether a departure leaves, for whose decision it is time: written down by whoever asks first, by those who have booked
 * until then, and the same from then on. Who pays at that moment is not waited for: should it not leave, their money goes
 * back.
 */
export async function decide(db: Queries, decision: Decision): Promise<boolean> {
  const { tour, startDate, least, others } = decision;
  await departureRow(db, decision);
  await db
    .updateTable('tour_departure_sales')
    .set({ goes: sql<boolean>`${bookedOn(tour, startDate)} + ${sql.lit(others)} >= ${sql.lit(least)}` })
    .where(departure(tour, startDate))
    .where('goes', 'is', null)
    .execute();
  const { goes } = await db
    .selectFrom('tour_departure_sales')
    .select('goes')
    .where(departure(tour, startDate))
    .executeTakeFirstOrThrow();
  return goes === true;
}

/** One conditional update. @returns false when so many are not left, or it does not leave; then nothing is sold */
export async function sellPlaces(db: Queries, claim: PlaceClaim): Promise<boolean> {
  const { tour, startDate, people, capacity } = claim;
  await departureRow(db, claim);
  const result = await db
    .updateTable('tour_departure_sales')
    .set({ sold: sql<number>`sold + ${sql.lit(people)}` })
    .where(departure(tour, startDate))
    .where(sql<boolean>`sold + ${sql.lit(people)} <= LEAST(${sql.lit(capacity)}, most)`)
    .where(sql<boolean>`goes IS NOT FALSE`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives sold places back; what was not sold is left alone. */
export async function returnPlaces(
  db: Queries,
  { tour, startDate, people }: Pick<PlaceClaim, 'tour' | 'startDate' | 'people'>,
): Promise<void> {
  await db
    .updateTable('tour_departure_sales')
    .set({ sold: sql<number>`sold - ${sql.lit(people)}` })
    .where(departure(tour, startDate))
    .where('sold', '>=', people)
    .execute();
}
