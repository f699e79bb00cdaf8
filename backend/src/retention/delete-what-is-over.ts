import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Schema } from '../database/index.ts';
import { forgetAttempts } from '../limits/index.ts';
import { EMPTIED, forgetCallers, GIVEN_BACK, OUTSTANDING } from '../orders/index.ts';
import { forgetPhoneOffers } from '../phone-offers/index.ts';
import { forgetNetworks, hourOf } from '../reports/index.ts';
import { forgetTrainTokens } from '../trains/index.ts';

/**
 * Days that each kind of personal data is kept after its last change. Bookings and payments that were made stay, those
 * too that were given back.
 */
export interface RetentionDays {
  /** orders that were begun and never paid */
  drafts: number;
  /** orders whose last card was declined */
  declined: number;
  /** orders that another one has replaced */
  abandoned: number;
  /** booking sessions, after their end */
  sessions: number;
  /** contact messages and enquiries */
  enquiries: number;
  /** that a mail was sent, and when; whom it went to is gone with the sending */
  mails: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** One short transaction each, so that a visitor's own change never waits long. */
const AT_ONCE = 500;

/** Charges of an order that are on their way back, or were given back. */
const givenBackOf = (of: ExpressionBuilder<Schema, 'booking_order'>) =>
  of
    .selectFrom('payment_transaction')
    .select('payment_transaction.id')
    .whereRef('payment_transaction.order_id', '=', 'booking_order.id')
    .where('payment_transaction.status', 'in', GIVEN_BACK);

/**
 * Of orders whose charge was given back the charge is kept, and nothing of what was chosen and typed. While a supplier
 * has yet to be asked to cancel, by us or by a person, the order stays as it is.
 */
async function emptyOrders(
  db: Kysely<Schema>,
  status: 'draft' | 'declined' | 'abandoned',
  before: string,
): Promise<void> {
  await db
    .updateTable('booking_order')
    .set({ ...EMPTIED, status: 'abandoned', version: sql<number>`version + 1` })
    .where('status', '=', status)
    .where('updated_at', '<', before)
    .where(sql<boolean>`items <> '[]'`)
    .where((of) =>
      of.and([
        of.exists(givenBackOf(of)),
        of.not(of.exists(givenBackOf(of).where('payment_transaction.status', 'in', OUTSTANDING))),
      ]),
    )
    .execute();
}

/** @returns how many orders were deleted, with their payments: none of them was charged */
function deleteOrders(
  db: Kysely<Schema>,
  status: 'draft' | 'declined' | 'abandoned',
  before: string,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const over = await tx
      .selectFrom('booking_order')
      .select('id')
      .where('status', '=', status)
      .where('updated_at', '<', before)
      .where((of) => of.not(of.exists(givenBackOf(of))))
      .limit(AT_ONCE)
      .forUpdate()
      // What another process is deleting, or a visitor is changing, is none of ours.
      .skipLocked()
      .execute();
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.deleteFrom('payment_transaction').where('order_id', 'in', ids).execute();
    await tx.deleteFrom('booking_order').where('id', 'in', ids).execute();
    return ids.length;
  });
}

/** Deletes what has been kept for its time. Several processes may do so at once. `now`: UTC. */
export async function deleteWhatIsOver(db: Kysely<Schema>, days: RetentionDays, now: Date): Promise<void> {
  const before = (kind: keyof RetentionDays) => new Date(now.getTime() - days[kind] * DAY_MS).toISOString();
  for (const [status, kind] of [
    ['draft', 'drafts'],
    ['declined', 'declined'],
    ['abandoned', 'abandoned'],
  ] as const) {
    let deleted = AT_ONCE;
    while (deleted === AT_ONCE) deleted = await deleteOrders(db, status, before(kind));
    await emptyOrders(db, status, before(kind));
  }
  await forgetNetworks(db, hourOf(now));
  await forgetPhoneOffers(db, now.getTime());
  await forgetTrainTokens(db, now.getTime());
  await forgetAttempts(db, now);
  await forgetCallers(db, now);
  await db.deleteFrom('session').where('expires_at', '<', before('sessions')).execute();
  await db.deleteFrom('mail').where('ended_at', '<', before('mails')).execute();
  await db.deleteFrom('visitor_request').where('created_at', '<', before('enquiries')).execute();
}
