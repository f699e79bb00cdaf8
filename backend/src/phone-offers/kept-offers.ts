import { createHash } from 'node:crypto';
import type { OfferedByPhone } from '@alisio/shared-contracts/contacts';
import { sql } from 'kysely';
import type { KeptPhoneOffer, Queries } from '../database/index.ts';

/** What stands behind a code, whenever it was shown. */
export type Offered = Omit<OfferedByPhone, 'offeredAt' | 'until'>;

/** From the first moment of a day in UTC until it is over everywhere: who calls late on it is not late. */
const DAY_ANYWHERE_MS = 36 * 60 * 60 * 1000;
/** Rows of before products had names. */
const UNNAMED = 'flight';

/**
 * Keeps what is shown with a code; the same offer is one row, shown later.
 * @param now UTC milliseconds
 * @param lastDay ISO date on which it is sold for the last time, by any clock
 * @returns until when it is sold: UTC, ISO 8601
 */
export async function keepOffered(
  db: Queries,
  { details, ...head }: Offered,
  now: number,
  lastDay: string,
): Promise<string> {
  const kept: KeptPhoneOffer = { ...details, ...head };
  const offer = JSON.stringify(kept);
  const until = new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_ANYWHERE_MS).toISOString();
  await db
    .insertInto('phone_offer')
    .values({
      code: head.code,
      what: createHash('sha256').update(offer).digest('hex'),
      offer,
      offered_at: new Date(now).toISOString(),
      until,
    })
    .onConflict((row) =>
      row.columns(['code', 'what']).doUpdateSet({
        offered_at: sql<string>`excluded.offered_at`,
        until: sql<string>`greatest(phone_offer.until, excluded.until)`,
      }),
    )
    .execute();
  return until;
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
  return rows.map(({ offer, offered_at: offeredAt, until }) => {
    const { product = UNNAMED, code: dictated, web, phone, discountPercent, ...details } = offer;
    return { product, code: dictated, web, phone, discountPercent, offeredAt, until, details };
  });
}

/** Forgets what is sold no longer. */
export async function forgetPhoneOffers(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('phone_offer').where('until', '<=', new Date(now).toISOString()).execute();
}
