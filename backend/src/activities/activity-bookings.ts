import type { Queries } from '../database/index.ts';
import { confirmationNumber } from '../holds/index.ts';

/**
 * Books with the demonstration's operator under a key: the same key is booked once, for one activity, and has one number.
 * @returns nothing where the key was cancelled before
 */
export async function bookUnder(db: Queries, key: string, activity: string): Promise<string | undefined> {
  await db
    .insertInto('activity_booking')
    .values({ key, activity_code: activity, confirmation_number: confirmationNumber() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const booked = await db
    .selectFrom('activity_booking')
    .select(['confirmation_number', 'cancelled_at'])
    .where('key', '=', key)
    .where('activity_code', '=', activity)
    .executeTakeFirstOrThrow();
  return booked.cancelled_at === null ? booked.confirmation_number : undefined;
}

/** Nothing is booked under this key from now on, also where nothing was. Safe to repeat. */
export async function cancelUnder(db: Queries, key: string, activity: string, now: Date): Promise<void> {
  const cancelled_at = now.toISOString();
  await db
    .insertInto('activity_booking')
    .values({ key, activity_code: activity, confirmation_number: confirmationNumber(), cancelled_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ cancelled_at }))
    .execute();
}
