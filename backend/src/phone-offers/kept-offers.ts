import { createHash } from 'node:crypto';
import type { OfferedByPhone } from '@alisio/shared-contracts/contacts';
import { sql } from 'kysely';
import type { KeptPhoneOffer, Queries } from '../database/index.ts';

/** What stands behind a code, whenever it was shown. */
export type Offered = Omit<OfferedByPhone, 'offeredAt' | 'until'>;

/** From the first moment of a day in UTC until it is over everywhere: who calls late on it is not late. */
const DAY_ANYWHERE_MS = 36 * 60 * 60 * 1000;
/** UTC milliseconds at which a day, ISO date, is over everywhere: what is sold on it for the last time is kept until then. */
export const overEverywhere = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_ANYWHERE_MS;

/** Rows of before products had names. */
const UNNAMED = 'flight';

/** Something that is shown with a code. */
export interface ShownOffer {
  offered: Offered;
  /** ISO date on which it is sold for the last time, by any clock */
  lastDay: string;
  /** UTC milliseconds from which nobody can have it any more, though that day is not over everywhere */
  leaves?: number | undefined;
  /** somebody presses to call about it: it comes into the agents' queue, once, at the time of the last press */
  calls?: boolean | undefined;
}

function rowOf(
  { offered: { details, ...head }, lastDay, leaves = Infinity, calls = false }: ShownOffer,
  now: number,
) {
  const kept: KeptPhoneOffer = { ...details, ...head };
  const offer = JSON.stringify(kept);
  return {
    code: head.code,
    what: createHash('sha256').update(offer).digest('hex'),
    offer,
    offered_at: new Date(now).toISOString(),
    until: new Date(Math.min(overEverywhere(lastDay), leaves)).toISOString(),
    called_at: calls ? new Date(now).toISOString() : null,
  };
}

/**
 * Keeps what is shown with codes, all of it by one statement; the same offer is one row, shown later.
 * @param now UTC milliseconds
 */
export async function keepAllOffered(db: Queries, shown: readonly ShownOffer[], now: number): Promise<void> {
  const rows = new Map(shown.map((one) => rowOf(one, now)).map((row) => [`${row.code} ${row.what}`, row]));
  if (rows.size === 0) return;
  // In one order, whatever a page shows first: two of them that wait for each other's rows would wait for ever.
  const inOrder = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto('phone_offer')
    .values(inOrder)
    .onConflict((row) =>
      row.columns(['code', 'what']).doUpdateSet({
        offered_at: sql<string>`excluded.offered_at`,
        called_at: sql<string | null>`coalesce(excluded.called_at, phone_offer.called_at)`,
      }),
    )
    .execute();
}

/**
 * Keeps one thing that is shown with a code, as `keepAllOffered` does.
 * @param now UTC milliseconds
 * @returns until when it is sold: UTC, ISO 8601
 */
export async function keepOffered(
  db: Queries,
  offered: Offered,
  now: number,
  lastDay: string,
  more: Pick<ShownOffer, 'calls' | 'leaves'> = {},
): Promise<string> {
  const shown = { offered, lastDay, ...more };
  await keepAllOffered(db, [shown], now);
  return rowOf(shown, now).until;
}

/** Which of the offers of a code are wanted; all without it. */
export interface WantedOffers {
  product?: string | undefined;
  /** stands in their details: on which it begins, or ends. ISO date */
  day?: string | undefined;
}

/** Those of a code that are still sold. */
const soldUnder = (db: Queries, code: string, now: number, { product, day }: WantedOffers) =>
  db
    .selectFrom('phone_offer')
    .where('code', '=', code)
    .where('until', '>', new Date(now).toISOString())
    .$if(product !== undefined, (asked) =>
      asked.where(sql<string>`coalesce(offer->>'product', ${UNNAMED})`, '=', product ?? UNNAMED),
    )
    .$if(day !== undefined, (asked) => asked.where(sql<boolean>`strpos(offer::text, ${`"${day}`}) > 0`));

/** How many offers are still sold under a code. */
export async function countOffered(
  db: Queries,
  code: string,
  now: number,
  wanted: WantedOffers,
): Promise<number> {
  const { count } = await soldUnder(db, code, now, wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What is still sold under a code, the latest shown first. Codes are few: somebody may look for other offers that have the
 * same, and show them later, so that none is ever left out for being older.
 * @param wanted at most so many (`most`) after those before (`from`); all without it
 */
export async function offeredUnder(
  db: Queries,
  code: string,
  now: number,
  { most, from = 0, ...wanted }: WantedOffers & { most?: number; from?: number } = {},
): Promise<OfferedByPhone[]> {
  const rows = await soldUnder(db, code, now, wanted)
    .select(['offer', 'offered_at', 'until'])
    .orderBy('offered_at', 'desc')
    .orderBy('what')
    .offset(from)
    .$if(most !== undefined, (asked) => asked.limit(most ?? 0))
    .execute();
  return rows.map(toldOffer);
}

function toldOffer({
  offer,
  offered_at: offeredAt,
  until,
}: {
  offer: KeptPhoneOffer;
  offered_at: string;
  until: string;
}): OfferedByPhone {
  const { product = UNNAMED, code, web, phone, discountPercent, ...details } = offer;
  return { product, code, web, phone, discountPercent, offeredAt, until, details };
}

/** What somebody pressed to call about, the latest first, with when. @param before UTC, ISO 8601 */
export async function calledAbout(
  db: Queries,
  { before, most, only }: { before?: string | undefined; most: number; only?: string | undefined },
): Promise<{ at: string; offered: OfferedByPhone }[]> {
  const named = sql<string>`coalesce(offer->>'product', ${UNNAMED})`;
  const rows = await db
    .selectFrom('phone_offer')
    .select(['offer', 'offered_at', 'until', 'called_at'])
    .where('called_at', 'is not', null)
    .$if(before !== undefined, (asked) => asked.where('called_at', '<', before ?? ''))
    .$if(only !== undefined, (asked) => asked.where(named, '=', only ?? UNNAMED))
    .orderBy('called_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ called_at: at, ...row }) => (at === null ? [] : [{ at, offered: toldOffer(row) }]));
}

/** Forgets what is sold no longer. */
export async function forgetPhoneOffers(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('phone_offer').where('until', '<=', new Date(now).toISOString()).execute();
}
