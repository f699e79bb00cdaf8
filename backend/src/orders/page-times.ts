import type { OrderDeps } from './deps.ts';
import { productOf } from './items.ts';
import type { Order } from './order-repository.ts';

const MINUTE = 60_000;
/** How long a visitor has on the provider's page, and a voucher that was made there. */
const PAGE_MS = 30 * MINUTE;
const VOUCHER_MS = 12 * 60 * MINUTE;
/** Less is too little to type a card, and to walk to a till after the page has ended. */
const SHORTEST_PAGE_MS = 5 * MINUTE;
const SHORTEST_VOUCHER_MS = 60 * MINUTE;

const iso = (time: number) => new Date(time).toISOString();

/**
 * Until when an order can be paid on a page, and by a voucher that is made there: no longer than all of it can be
 * booked. UTC, ISO 8601.
 * @param begun UTC milliseconds
 * @returns nothing where too little time is left for a page; without `voucherUntil` for a voucher
 */
export function pageTimes(
  { products }: Pick<OrderDeps, 'products'>,
  { items }: Pick<Order, 'items'>,
  begun: number,
): { until: string; voucherUntil?: string } | undefined {
  const ends = items.map(
    (item) => productOf(products, item).bookableUntil?.(item) ?? Number.POSITIVE_INFINITY,
  );
  const until = Math.min(begun + PAGE_MS, ...ends);
  if (until < begun + SHORTEST_PAGE_MS) return undefined;
  const voucherUntil = Math.min(begun + VOUCHER_MS, ...ends);
  if (voucherUntil < until + SHORTEST_VOUCHER_MS) return { until: iso(until) };
  return { until: iso(until), voucherUntil: iso(voucherUntil) };
}
