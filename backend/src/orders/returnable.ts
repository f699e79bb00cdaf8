import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import { DAY_MS, HOUR_MS } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import type { Order } from './order-repository.ts';

/** Of those of a day, so many may come within one hour: by hand, and not by a program. */
const IN_AN_HOUR = 1 / 3;
/** As many days' worth may be such that they can still be given back. */
const DAYS_AT_ONCE = 10;
/** Of PostgreSQL's advisory locks, the first of its two numbers: payments of one network are counted one after the other. */
const COUNTING_LOCK = 7_403_121;

/** Until when who pays for an order can bring it about that all of it comes back: of several, as long as each does. */
function comesBackUntil({ products }: Pick<OrderDeps, 'products'>, { items }: Pick<Order, 'items'>) {
  const ends = items.map((item) => {
    const product = products.get(item.product);
    return product?.comesBackUntil?.(item) ?? product?.freeUntil?.(item);
  });
  return ends.every((end) => end !== undefined) ? Math.min(...ends) : undefined;
}

/**
 * Until when a payment for an order counts as one that can be given back, ISO 8601: as long as that is so, and a day at
 * least, since who pays in the last hour of it has tried a card for nothing as well. Nothing where only a person could
 * give it back.
 */
export function returnableUntil(
  deps: Pick<OrderDeps, 'products' | 'clock'>,
  order: Pick<Order, 'items'>,
): string | null {
  const now = deps.clock().getTime();
  const end = comesBackUntil(deps, order);
  return end === undefined || end <= now ? null : new Date(Math.max(end, now + DAY_MS)).toISOString();
}

/** When there is room again: once so many of these moments are over. `over`: UTC milliseconds. */
const roomAt = (over: readonly number[], most: number): number =>
  over.length < most ? 0 : (over.toSorted((one, other) => one - other)[over.length - most] ?? 0);

/**
 * Lets a network make one more payment that can be given back for nothing: whoever has stolen cards learns by such a
 * charge which are good, and has it back. Those that were given back meanwhile count on. Until the transaction ends, in
 * which the payment is written down, others of the network wait.
 * @param perDay as many as one network may make in a day
 * @throws ProblemError too-many-declines (`returnable`)
 */
export async function checkReturnable(
  tx: Transaction<Schema>,
  callerKey: string,
  perDay: number,
  now: Date,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(COUNTING_LOCK)}, hashtext(${callerKey}))`.execute(tx);
  const counted = await tx
    .selectFrom('payment_transaction')
    .select(['charging_at', 'returnable_until'])
    .where('caller_key', '=', callerKey)
    .where('returnable_until', '>', now.toISOString())
    .execute();
  const paid = counted.flatMap(({ charging_at: at }) => (at === null ? [] : [Date.parse(at)]));
  const within = (ms: number) => paid.map((at) => at + ms).filter((over) => over > now.getTime());
  const ends = counted.flatMap(({ returnable_until: until }) => (until === null ? [] : [Date.parse(until)]));
  const room = Math.max(
    roomAt(within(HOUR_MS), Math.max(1, Math.floor(perDay * IN_AN_HOUR))),
    roomAt(within(DAY_MS), perDay),
    roomAt(ends, perDay * DAYS_AT_ONCE),
  );
  if (room === 0) return;
  const wait = Math.ceil((room - now.getTime()) / 1000);
  throw new ProblemError('too-many-declines', {
    reason: 'returnable',
    headers: { 'retry-after': String(wait) },
  });
}

/**
 * Forgets who has made payments that can be given back no longer. Who opened a page that came to nothing is kept for an
 * hour from then, as it may be charged late; so is whose payment an older process has made, of which it is not known until
 * when it can be given back.
 */
export async function forgetCallers(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .updateTable('payment_transaction')
    .set({ caller_key: null })
    .where('caller_key', 'is not', null)
    .where('status', 'not in', ['charging', 'charged'])
    .where((of) =>
      of.or([
        of('returnable_until', '<=', now.toISOString()),
        of.and([
          of('returnable_until', 'is', null),
          of('charging_at', '<=', new Date(now.getTime() - HOUR_MS).toISOString()),
        ]),
      ]),
    )
    .execute();
}
