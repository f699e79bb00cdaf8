import { randomBytes } from 'node:crypto';
import type { KeptTourBalance, Queries } from '../database/index.ts';
import { confirmationNumber } from '../holds/index.ts';

/** Nobody guesses it: who has it has the booking. */
const newReference = () => randomBytes(24).toString('base64url');

/** Who goes with which departure. */
export interface BookedPlaces {
  /** `peru/cusco-y-valle-sagrado` */
  tour: string;
  /** ISO date */
  startDate: string;
  people: number;
}

/** What the organizer answers. `balanceReference`: by which the rest is ordered, where there is one. */
export interface TourConfirmation {
  confirmationNumber: string;
  balanceReference?: string;
}

/**
 * Books with the demonstration's organizer under a key: the same key is booked once, on one tour, and has one number.
 * @param balanceOf what is left to pay, for who is told the number; nothing where all was paid
 * @returns nothing where the key was cancelled before
 */
export async function bookTour(
  db: Queries,
  key: string,
  { tour, startDate, people }: BookedPlaces,
  balanceOf?: (number: string) => KeptTourBalance,
): Promise<TourConfirmation | undefined> {
  const number = confirmationNumber();
  const rest = balanceOf?.(number);
  await db
    .insertInto('tour_booking')
    .values({
      key,
      confirmation_number: number,
      tour,
      start_date: startDate,
      people,
      ...(rest
        ? { balance_reference: newReference(), balance: JSON.stringify(rest), balance_state: 'due' as const }
        : {}),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const booked = await db
    .selectFrom('tour_booking')
    .select(['confirmation_number', 'balance_reference', 'cancelled_at'])
    .where('key', '=', key)
    .where('tour', '=', tour)
    .executeTakeFirstOrThrow();
  if (booked.cancelled_at !== null) return undefined;
  return {
    confirmationNumber: booked.confirmation_number,
    ...(booked.balance_reference === null ? {} : { balanceReference: booked.balance_reference }),
  };
}

/** Nothing is booked under this key from now on, also where nothing was. Safe to repeat. */
export async function cancelTour(db: Queries, key: string, tour: string, now: Date): Promise<void> {
  const cancelled_at = now.toISOString();
  await db
    .insertInto('tour_booking')
    .values({ key, confirmation_number: confirmationNumber(), tour, cancelled_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ cancelled_at }))
    .execute();
}
