import type { Particulars, Passenger } from '@alisio/shared-contracts/orders';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { ProblemError } from '../problems/index.ts';
import type { Order } from './order-repository.ts';
import type { KeptItem, Misfit, OrderedItem, Product, Products, ProductTitles } from './product.ts';

/** The items of an order with what was said of each. */
export const itemsOf = ({
  items,
  particulars,
  services,
  confirmations,
}: Pick<Order, 'items' | 'particulars' | 'services' | 'confirmations'>): OrderedItem[] =>
  items.map((item, i) => ({
    ...item,
    particulars: particulars?.[i] ?? {},
    services: services?.[i] ?? [],
    confirmation: confirmations?.[i],
  }));

/** @throws TypeError for an item that was ordered when more was sold than now */
export function productOf(products: Products, { product: name }: Pick<KeptItem, 'product'>): Product {
  const product = products.get(name);
  if (!product) throw new TypeError(`nobody sells ${name} here any more`);
  return product;
}

/** By which the supplier of the item at a place of an order knows it: one for each charge. */
export const bookingKey = (transactionId: string, place: number): string => `${transactionId}.${place + 1}`;

/** Which item of an order a problem is about. */
export const atPlace = (place: number, code: string) => ({ path: `items.${place}`, code });

/** What a caller is told of an item, in the words of its product. @param place of the item in its order, where it has one */
export const problemOf = (
  { titles }: Pick<Product, 'titles'>,
  kind: keyof ProductTitles,
  place?: number,
): ProblemError =>
  new ProblemError(kind, {
    title: titles[kind],
    ...(place === undefined ? {} : { errors: [atPlace(place, kind)] }),
  });

export const isSameAmount = (one: MoneyAmount, other: MoneyAmount): boolean =>
  one.amount === other.amount && one.currency === other.currency;

/** `particulars`: one for each item, in their order. */
export interface SaidOfOrder {
  passengers?: readonly Passenger[] | undefined;
  particulars?: readonly Particulars[] | undefined;
}

/** Where a misfit is in the call that says such a thing: `passengers.0.type`, `items.1.visitorName`, `items.1.reference`. */
function pathOf({ part, path }: Misfit, place: number): string {
  const start = part === 'passengers' ? part : `items.${place}`;
  return path ? `${start}.${path}` : start;
}

/** What the items' products find wrong in what was said, by its place in the call that says it. */
export const misfitsOf = (
  products: Products,
  items: readonly KeptItem[],
  { passengers, particulars }: SaidOfOrder,
  now: Date,
): Misfit[] => {
  const lastDay = items
    .flatMap((item) => productOf(products, item).lastDay?.(item) ?? [])
    .toSorted()
    .at(-1);
  return items.flatMap((item, i) =>
    productOf(products, item)
      .misfits(item, { passengers, particulars: particulars?.[i], lastDay }, now)
      .map((misfit) => ({ ...misfit, path: pathOf(misfit, i) })),
  );
};

/**
 * What the items' products find wrong in items that stand in one order. Who travels is told once for all of them: those
 * that name people name as many.
 */
export function misfitsTogether(products: Products, items: readonly KeptItem[], now: Date): Misfit[] {
  const named = items.map((item) => productOf(products, item).travelers?.(item));
  const first = named.find((count) => count !== undefined);
  return items.flatMap((item, place) => {
    const misfits = productOf(products, item).misfits(item, { order: { items, place } }, now);
    const isOther = (named[place] ?? first) !== first;
    const others: Misfit[] = isOther ? [{ part: 'item', path: 'reference', code: 'other-travelers' }] : [];
    return [...misfits, ...others].map((misfit) => ({ ...misfit, path: pathOf(misfit, place) }));
  });
}

/** Whether a product of the items asks who travels: it misses them where nobody is named. */
export const asksForPassengers = (products: Products, items: readonly KeptItem[], now: Date): boolean =>
  misfitsOf(products, items, { passengers: [] }, now).some(({ part }) => part === 'passengers');
