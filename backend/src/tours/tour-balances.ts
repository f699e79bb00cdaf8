import type { Transaction } from 'kysely';
import type { KeptTourBalance, Queries, Schema } from '../database/index.ts';

/** What is left to pay of a booked tour, and how that stands. */
export interface TourBalance extends KeptTourBalance {
  state: 'due' | 'paying' | 'paid';
  /** the tour was given back, by whoever booked or gives it */
  isCancelled: boolean;
}

/** @returns nothing for what is no reference of ours */
export async function balanceUnder(db: Queries, reference: string): Promise<TourBalance | undefined> {
  const row = await db
    .selectFrom('tour_booking')
    .select(['balance', 'balance_state', 'cancelled_at'])
    .where('balance_reference', '=', reference)
    .executeTakeFirst();
  if (!row?.balance || !row.balance_state) return undefined;
  return { ...row.balance, state: row.balance_state, isCancelled: row.cancelled_at !== null };
}

/** Of who comes to pay it one may, until that has an end. @returns false where another does, or it is paid or cancelled */
export async function beginToPay(tx: Queries, reference: string): Promise<boolean> {
  const result = await tx
    .updateTable('tour_booking')
    .set({ balance_state: 'paying' })
    .where('balance_reference', '=', reference)
    .where('balance_state', '=', 'due')
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The opposite of `beginToPay`, once for each time it answered true. */
export async function stopPaying(tx: Queries, reference: string): Promise<void> {
  await tx
    .updateTable('tour_booking')
    .set({ balance_state: 'due' })
    .where('balance_reference', '=', reference)
    .where('balance_state', '=', 'paying')
    .execute();
}

/** Whoever pays or cancels a balance waits for who does so at the same moment. */
const inTurn = (db: Queries, reference: string, work: (tx: Transaction<Schema>) => Promise<boolean>) =>
  db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('tour_booking')
      .select('key')
      .where('balance_reference', '=', reference)
      .forUpdate()
      .execute();
    return work(tx);
  });

/** Pays it under a key: the same key pays it once. @returns false where the tour, or the key, was cancelled before */
export const payBalance = (db: Queries, key: string, reference: string): Promise<boolean> =>
  inTurn(db, reference, async (tx) => {
    await tx
      .insertInto('tour_balance_payment')
      .values({ key, balance_reference: reference })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { cancelled_at } = await tx
      .selectFrom('tour_balance_payment')
      .select('cancelled_at')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (cancelled_at !== null) return false;
    const result = await tx
      .updateTable('tour_booking')
      .set({ balance_state: 'paid', balance_key: key })
      .where('balance_reference', '=', reference)
      .where('cancelled_at', 'is', null)
      .where((of) => of.or([of('balance_state', '=', 'paying'), of('balance_key', '=', key)]))
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  });

/** It is not paid under this key from now on, also where it was not: what was held to pay it is held again. Safe to repeat. */
export const cancelBalance = (db: Queries, key: string, reference: string, now: Date): Promise<boolean> =>
  inTurn(db, reference, async (tx) => {
    const cancelled_at = now.toISOString();
    await tx
      .insertInto('tour_balance_payment')
      .values({ key, balance_reference: reference, cancelled_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ cancelled_at }))
      .execute();
    const result = await tx
      .updateTable('tour_booking')
      .set({ balance_state: 'paying', balance_key: null })
      .where('balance_reference', '=', reference)
      .where('balance_key', '=', key)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  });
