import type { PriceSum } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import type { AddedService, OrderedItem } from './product.ts';

/** What everybody may know of items in a cart: it needs none of their products. Items are of one currency. */
type Heads = readonly CartItem[];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What an item's total is the sum of; the total alone where its shares are not that. */
const sharesOf = ({ total, shares }: CartItem): readonly number[] =>
  sum(shares) === total.amount ? shares : [total.amount];

/** Integer minor units. */
const costOf = ({ quantity, each }: AddedService): number => quantity * each.amount;

/** The price of what was added to an item. */
export const priceOfAdded = (service: AddedService): PriceSum => ({
  currency: service.each.currency,
  amounts: [costOf(service)],
});

/** An item at what is paid for it with all that was added. */
export const withAdded = (item: CartItem, added: readonly AddedService[] = []): CartItem => ({
  ...item,
  total: { ...item.total, amount: item.total.amount + sum(added.map(costOf)) },
  shares: [...sharesOf(item), ...added.map(costOf)],
});

/** Items as they are paid, with what was added to each. */
export const headsOf = (items: readonly { item: CartItem; added?: readonly AddedService[] }[]): CartItem[] =>
  items.map(({ item, added }) => withAdded(item, added));

/** The price of an item as what it is the sum of. */
export const priceOf = (item: CartItem): PriceSum => ({
  currency: item.total.currency,
  amounts: sharesOf(item),
});

/** The price of all items as what it is the sum of. */
export const priceOfAll = (items: Heads): PriceSum => ({
  currency: items[0]?.total.currency ?? '',
  amounts: items.flatMap(sharesOf),
});

/** What will be charged for all items. */
export const totalOf = (items: Heads): MoneyAmount => ({
  amount: sum(items.map(({ total }) => total.amount)),
  currency: items[0]?.total.currency ?? '',
});

/** Whether all items cost the same currency: no order has two. */
export const hasOneCurrency = (items: Heads): boolean =>
  new Set(items.map(({ total }) => total.currency)).size === 1;

/** How many people the items are for: those of the one that is for most. */
export const peopleOf = (items: Heads): number =>
  Math.max(0, ...items.map(({ travelers: { adult, child, infant } }) => adult + child + infant));

/** Tells the items of one cart apart, also two of the same. @param place of the item among them: it never changes */
export const keyOf = ({ product, reference }: CartItem, place: number): string =>
  `${place} ${product} ${reference}`;

/** What an order is told of an item: nothing that changes while the order stays the same. */
export const orderedItem = ({ product, reference, total, details }: CartItem): OrderedItem => ({
  product,
  reference,
  total,
  details,
});
