import type { Queries } from '../database/index.ts';
import { confirmationNumber } from '../holds/index.ts';

/**
 * Books with the demonstration's hotel under a key: the same key is booked once, with one hotel, and has one number.
 * @returns nothing where the key was cancelled before
 */
export async function bookUnder(db: Queries, key: string, hotelCode: string): Promise<string | undefined> {
  await db
    .insertInto('hotel_booking')
    .values({ key, hotel_code: hotelCode, confirmation_number: confirmationNumber() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const booked = await db
    .selectFrom('hotel_booking')
    .select(['confirmation_number', 'cancelled_at'])
    .where('key', '=', key)
    .where('hotel_code', '=', hotelCode)
    .executeTakeFirstOrThrow();
  return booked.cancelled_at === null ? booked.confirmation_number : undefined;
}

/** Nothing is booked under this key from now on, also where nothing was. Safe to repeat. */
export async function cancelUnder(db: Queries, key: string, hotelCode: string, now: Date): Promise<void> {
  const cancelled_at = now.toISOString();
  await db
    .insertInto('hotel_booking')
    .values({ key, hotel_code: hotelCode, confirmation_number: confirmationNumber(), cancelled_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ cancelled_at }))
    .execute();
}
