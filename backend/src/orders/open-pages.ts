import type { Kysely, Transaction } from 'kysely';
import type { Queries, Schema } from '../database/index.ts';
import { countOne, HOUR_MS, takeOut } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import type { Order } from './order-repository.ts';
import type { PaymentTransaction } from './transaction-repository.ts';

/** As long as the longest payment on a page, a voucher, may wait. */
const COUNTS_FOR_MS = 12 * HOUR_MS;
/** Seconds: a page on which nobody pays is over by then. */
const RETRY_AFTER = String(HOUR_MS / 2 / 1000);

/** What one network may have waiting on the provider's page. */
export interface OpenPageLimits {
  /** payments */
  pages: number;
  /** places that they hold: seats of a flight, rooms of a stay */
  places: number;
}

const keysOf = (callerKey: string) => ({
  pages: `open-page ${callerKey}`,
  places: `held-place ${callerKey}`,
});

type Held = Pick<Order, 'items'>;

/** Places that an order holds while it waits to be paid. */
const placesOf = ({ products }: Pick<OrderDeps, 'products'>, { items }: Held): number =>
  items.reduce((sum, item) => sum + (products.get(item.product)?.places?.(item) ?? 1), 0);

/**
 * Places that one party needs at the most, as its order says: of each product its largest item. What an order has of the
 * same beside that is somebody else's room, and is counted.
 */
function partyOf({ products }: Pick<OrderDeps, 'products'>, { items }: Held): number {
  const largest = new Map<string, number>();
  for (const item of items) {
    const places = products.get(item.product)?.places?.(item) ?? 1;
    largest.set(item.product, Math.max(places, largest.get(item.product) ?? 0));
  }
  return [...largest.values()].reduce((sum, places) => sum + places, 0);
}

/**
 * Counts a payment on the provider's page, and the places that it holds, for the network that opens it, until it has
 * ended one way or the other: they are held for hours for nothing, and sessions are free. One party is never too large
 * by itself. `callerKey`: as it is kept with the payment.
 * @throws ProblemError too-many-held
 */
export async function takePage(
  deps: Pick<OrderDeps, 'products'> & { db: Kysely<Schema> },
  order: Held,
  callerKey: string,
  most: OpenPageLimits,
  now: Date,
): Promise<void> {
  const keys = keysOf(callerKey);
  const within = { withinMs: COUNTS_FOR_MS };
  const places = placesOf(deps, order);
  const mostPlaces = Math.max(most.places, partyOf(deps, order));
  await deps.db.transaction().execute(async (tx: Transaction<Schema>) => {
    const fits =
      (await countOne(tx, { key: keys.pages, most: most.pages, ...within }, now.getTime())) &&
      places <= mostPlaces &&
      (await countOne(tx, { key: keys.places, most: mostPlaces, times: places, ...within }, now.getTime()));
    if (!fits) throw new ProblemError('too-many-held', { headers: { 'retry-after': RETRY_AFTER } });
  });
}

/** Gives back what `takePage` counted at the moment a payment was made; nothing for one whose network is not kept. */
export async function givePageBack(
  deps: Pick<OrderDeps, 'products'>,
  queries: Queries,
  order: Held,
  { caller_key: callerKey, created_at }: Pick<PaymentTransaction, 'caller_key' | 'created_at'>,
): Promise<void> {
  if (callerKey === null) return;
  const keys = keysOf(callerKey);
  const moment = Date.parse(created_at);
  await takeOut(queries, keys.pages, moment);
  await takeOut(queries, keys.places, moment, placesOf(deps, order));
}
