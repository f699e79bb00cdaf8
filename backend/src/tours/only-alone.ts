import type { Misfit, Said } from '../orders/index.ts';

/**
 * What is wrong with an item that comes back when its buyer does not pay a rest, or gives back a tour, in an order with
 * others: an order is given back whole, and so would they be, whatever their own terms. Nothing where nothing is said of the
 * order.
 */
export const onlyAlone = (order: Said['order']): Misfit[] =>
  order && order.items.length > 1 ? [{ part: 'item', path: 'reference', code: 'only-alone' }] : [];
