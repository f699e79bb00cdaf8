import { getUnbookedCharges, type UnbookedCharges, unbookedCharge } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { isOperator, route } from '../server/index.ts';
import type { OrderDeps } from './deps.ts';
import { bookingKey } from './items.ts';

/** As many as a person looks through. */
const MOST = 50;

/** Charges that a first try has not booked, or that are not as before the charge again. */
const unbooked = (db: Kysely<Schema>) =>
  db
    .selectFrom('payment_transaction')
    .innerJoin('booking_order', 'booking_order.id', 'payment_transaction.order_id')
    .where((of) =>
      of.or([
        of('payment_transaction.status', 'in', ['refunding', 'cancelling', 'uncancelled']),
        of.and([of('payment_transaction.status', '=', 'charged'), of('tries', '>', 1)]),
      ]),
    );

async function unbookedCharges(db: Kysely<Schema>, log: OrderDeps['log']): Promise<UnbookedCharges> {
  const { total } = await unbooked(db)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await unbooked(db)
    .select([
      'payment_transaction.id',
      'payment_transaction.status',
      'amount',
      'payment_transaction.currency',
    ])
    .select(['charging_at', 'items'])
    // What only a person can end comes first, however much is still being tried.
    .orderBy((of) => of('payment_transaction.status', '<>', 'uncancelled'))
    .orderBy('charging_at')
    .limit(MOST)
    .execute();
  const charges = rows.flatMap(
    ({ id: transactionId, status, amount, currency, charging_at: since, items }) => {
      const { data, error } = unbookedCharge.safeParse({
        transactionId,
        status,
        products: items.map(({ product }) => product),
        supplierReferences: items.map((_, place) => bookingKey(transactionId, place)),
        amount,
        currency,
        since,
      });
      // One that cannot be shown hides none of the others.
      if (error) log.error({ err: error, transactionId }, 'a charge without a booking cannot be shown');
      return data ?? [];
    },
  );
  return { total, charges };
}

/** GET /orders/unbooked for operators. */
export const unbookedRoutes = (
  app: FastifyInstance,
  { db, operatorKey }: { db: Kysely<Schema>; operatorKey: string | undefined },
): void =>
  route(app, getUnbookedCharges, () => unbookedCharges(db, app.log), {
    onlyFor: (request) => isOperator(request, operatorKey),
  });
