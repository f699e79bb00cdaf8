import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import { hasOneCurrency } from './heads.ts';
import type { AddedService, ProductInBooking, ProductInCart, Quantities } from './product.ts';

/** An item of the cart that this version can sell. */
export interface KnownItem {
  item: CartItem;
  product: ProductInCart;
  /** what was added to it and is paid with it */
  added?: readonly AddedService[];
  /** how many of each were chosen, whether they can be had or not */
  wanted?: Quantities | undefined;
}

/** Those of the cart's items that this version understands, with their products. */
export const knownItems = (
  items: readonly CartItem[],
  products: ReadonlyMap<string, ProductInCart>,
): KnownItem[] =>
  items.flatMap((item) => {
    const product = products.get(item.product);
    return product?.reads(item) ? [{ item, product }] : [];
  });

/** The cart's items with their products; nothing when one of them can only be bought by phone. */
export function sellableItems(
  items: readonly CartItem[],
  products: ReadonlyMap<string, ProductInCart>,
): KnownItem[] | undefined {
  const known = knownItems(items, products);
  return known.length === items.length && hasOneCurrency(items) ? known : undefined;
}

/** An item of a booking, with its product where this version knows it and can read its details. */
export interface ShownItem {
  /** by its place, which never changes: `item-1` */
  id: string;
  item: BookedItem;
  product: ProductInBooking | undefined;
}

export const shownItems = (
  items: readonly BookedItem[],
  products: ReadonlyMap<string, ProductInBooking>,
): ShownItem[] =>
  items.map((item, index) => {
    const product = products.get(item.product);
    return { id: `item-${index + 1}`, item, product: product?.reads(item) ? product : undefined };
  });
