import { byLanguage } from '@alisio/shared-contracts/languages';
import type { CalledOff } from '@alisio/shared-contracts/orders';
import { DAY_MS } from '../limits/index.ts';
import type { OrderDeps } from './deps.ts';
import { itemsOf } from './items.ts';
import { lockOrder, type Order, unwatch, watchedOrders } from './order-repository.ts';
import type { KeptItem, Products } from './product.ts';
import { withoutRaces } from './retry.ts';
import { writeCancelled } from './write-cancelled.ts';

/** How long a booking stands before its products are asked again. */
const EVERY_MS = 10 * 60_000;
/** Most bookings that one run asks about; the others are its next ones'. */
const MOST_AT_ONCE = 200;

/** Of an item whose last day is over everywhere nothing is called off any more. */
const isOver = (lastDay: string | undefined, now: Date): boolean =>
  lastDay !== undefined && lastDay < new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);

/** When an order is to be asked about next, UTC; never where no item of it can be called off (any more). */
export function watchFrom(products: Products, { items }: Pick<Order, 'items'>, now: Date): string | null {
  const isWatched = items.some((item) => {
    const product = products.get(item.product);
    return product?.calledOff !== undefined && !isOver(product.lastDay?.(item), now);
  });
  return isWatched ? new Date(now.getTime() + EVERY_MS).toISOString() : null;
}

/** Whether a press could give back all that stands beside an item, for nothing. */
const othersAreFree = (products: Products, items: readonly KeptItem[], place: number, now: Date): boolean =>
  items.every(
    (item, at) => at === place || (products.get(item.product)?.freeUntil?.(item) ?? 0) > now.getTime(),
  );

/**
 * The first item of an order that ends it by being called off. What who booked it brought about gives back nothing beside
 * it that has its price by its own terms: then a person has to see to it.
 */
async function fallenAway(
  { products, log }: OrderDeps,
  order: Order,
  now: Date,
): Promise<CalledOff | undefined> {
  const items = itemsOf(order);
  for (const [place, item] of items.entries()) {
    const said = await products.get(item.product)?.calledOff?.(item, now);
    if (!said) continue;
    const { why, byBuyer } = said;
    if (!byBuyer || othersAreFree(products, items, place, now))
      return { place, why: byLanguage(why), ...(byBuyer ? { title: byLanguage(byBuyer.title) } : {}) };
    log.error({ orderId: order.id, place }, 'called off by who booked it, and what is beside it is not free');
  }
  return undefined;
}

/** Ends a booking of which an item fell away; who finds it cancelled already leaves it so. */
function callOff(deps: OrderDeps, id: string, calledOff: CalledOff, now: Date): Promise<void> {
  return withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order?.status === 'confirmed') await writeCancelled(tx, order, now.toISOString(), calledOff);
    }),
  );
}

/**
 * Asks the products of bookings, every some minutes, whether an item was called off by whoever gives it, and writes down
 * that such an order is given back: whole, since it was booked whole. Of several processes one gets each booking; should
 * it die, or the product not tell, the booking is asked about again.
 */
export async function callOffDue(deps: OrderDeps): Promise<void> {
  const now = deps.clock();
  const next = new Date(now.getTime() + EVERY_MS).toISOString();
  for (const order of await watchedOrders(deps.db, now.toISOString(), next, MOST_AT_ONCE)) {
    try {
      const calledOff = await fallenAway(deps, order, now);
      if (calledOff) await callOff(deps, order.id, calledOff, now);
      else if (!watchFrom(deps.products, order, now)) await unwatch(deps.db, order.id);
    } catch (error) {
      deps.log.error({ err: error, orderId: order.id }, 'not known whether it is called off');
    }
  }
}
