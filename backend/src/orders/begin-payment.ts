import type { Attribution } from '@alisio/shared-contracts/attribution';
import type { Language } from '@alisio/shared-contracts/languages';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { atPlace, isSameAmount, itemsOf, misfitsOf, problemOf, productOf } from './items.ts';
import { attributionOf, changeOrder, type Order } from './order-repository.ts';
import { StaleOrderError } from './retry.ts';
import { checkReturnable, returnableUntil } from './returnable.ts';
import { refusedServices } from './services.ts';
import { moveTransaction, type PaymentTransaction } from './transaction-repository.ts';

/** What an order lacks before it can be paid, by what its products ask for. */
function missingPart({ products, clock }: OrderDeps, order: Order): string | undefined {
  if (!order.customer) return 'customer';
  const said = {
    passengers: order.passengers ?? [],
    particulars: itemsOf(order).map(({ particulars }) => particulars),
  };
  const parts = misfitsOf(products, order.items, said, clock()).map(({ part }) => part);
  return (
    (['passengers', 'particulars'] as const).find((part) => parts.includes(part)) ??
    (order.billing ? undefined : 'billing')
  );
}

/**
 * @throws ProblemError seats-gone, price-changed when an item, or what is added to it, can not be had any more for what
 * it was ordered at
 */
async function checkPrices({ products }: OrderDeps, order: Order): Promise<void> {
  const priced = await Promise.all(
    itemsOf(order).map(async ({ services, ...item }, place) => {
      const product = productOf(products, item);
      const now = await product.price(item.reference);
      if (!now) throw problemOf(product, 'seats-gone', place);
      const refused = refusedServices(product, { ...item, details: now.details }, services);
      return isSameAmount(now.total, item.total) && refused.length === 0;
    }),
  );
  const errors = priced.flatMap((isAsOrdered, place) =>
    isAsOrdered ? [] : [atPlace(place, 'price-changed')],
  );
  if (errors.length > 0) throw new ProblemError('price-changed', { errors });
}

/**
 * From where, and how it is paid. `knownNetwork`: the network, as the order keeps it; `callerKey`: the same as declines
 * are counted by; `returnablePerDay`: payments that it may make in a day for what can be given back for nothing;
 * `language`: of the page that pays, and of its mails.
 */
interface PaidFrom {
  infoData: Attribution | undefined;
  knownNetwork: string;
  callerKey: string;
  returnablePerDay: number;
  language: Language;
}

/**
 * Holds all items and marks the order as being paid, in one short transaction: where one cannot be held, none is.
 * Nobody has been charged yet.
 * @throws ProblemError order-incomplete, price-changed, seats-gone, order-state, too-many-declines
 * @throws StaleOrderError when somebody else was first
 */
export async function beginPayment(
  deps: OrderDeps,
  order: Order,
  transaction: PaymentTransaction,
  { infoData, knownNetwork, callerKey, returnablePerDay, language }: PaidFrom,
): Promise<void> {
  const reason = missingPart(deps, order);
  if (reason) throw new ProblemError('order-incomplete', { reason });
  await checkPrices(deps, order);
  const { total_amount: amount, currency } = order;
  if (!isSameAmount(transaction, { amount, currency })) throw new ProblemError('price-changed');
  const now = deps.clock().toISOString();
  const returnable = returnableUntil(deps, order);
  await deps.db.transaction().execute(async (tx) => {
    if (returnable !== null) await checkReturnable(tx, callerKey, returnablePerDay, deps.clock());
    await changeOrder(tx, order, 'pay', {
      transaction_id: transaction.id,
      known_networks: [knownNetwork],
      ...attributionOf(infoData),
      language,
      updated_at: now,
    });
    const moved = await moveTransaction(tx, transaction.id, 'created', {
      status: 'charging',
      charging_at: now,
      caller_key: callerKey,
      returnable_until: returnable,
      holds_items: true,
      services: order.services && JSON.stringify(order.services),
    });
    if (!moved) throw new StaleOrderError();
    for (const [place, item] of itemsOf(order).entries()) {
      const product = productOf(deps.products, item);
      if (!(await product.hold(tx, item))) throw problemOf(product, 'seats-gone', place);
    }
  });
}
