import type { Attribution } from '@alisio/shared-contracts/attribution';
import type { Language } from '@alisio/shared-contracts/languages';
import type { OrderItem } from '@alisio/shared-contracts/orders';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import {
  asksForPassengers,
  atPlace,
  isSameAmount,
  itemsOf,
  misfitsOf,
  misfitsTogether,
  problemOf,
  productOf,
  type SaidOfOrder,
} from './items.ts';
import { nextStatus } from './order-machine.ts';
import {
  changeOrder,
  EMPTIED,
  insertOrder,
  lockSession,
  type Order,
  openOrder,
  orderOfCart,
} from './order-repository.ts';
import type { KeptItem, Products } from './product.ts';
import { withoutRaces } from './retry.ts';
import { refusedServices, totalOf } from './services.ts';
import { isOutstanding } from './transaction-repository.ts';

export type PlaceDeps = Pick<OrderDeps, 'db' | 'products' | 'clock'>;

/** A cart that is to become an order. */
export interface PlacedCart {
  cartId: string;
  /** one or more; their totals are what the client was shown */
  items: readonly OrderItem[];
  infoData: Attribution;
  /** of the items' titles */
  language: Language;
}

/** @throws ProblemError validation for a product that nobody sells here, and for more than one currency */
function checkItems(products: Products, items: readonly OrderItem[]): void {
  const errors = items.flatMap(({ product, total }, i) => [
    ...(products.has(product) ? [] : [{ path: `items.${i}.product`, code: 'unknown-product' }]),
    ...(total.currency === items[0]?.total.currency
      ? []
      : [{ path: `items.${i}.total.currency`, code: 'another-currency' }]),
  ]);
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

/** @throws ProblemError validation for items that cannot stand in one order */
function checkTogether({ products, clock }: PlaceDeps, items: readonly KeptItem[]): void {
  const errors = misfitsTogether(products, items, clock()).map(({ path, code }) => ({ path, code }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

/** An item as its product has it now; what the client sent is a claim that must agree. */
async function pricedItem(
  products: Products,
  item: OrderItem,
  place: number,
  language: Language,
): Promise<KeptItem> {
  const product = productOf(products, item);
  const priced = await product.price(item.reference, language);
  if (!priced) throw problemOf(product, 'offer-not-found', place);
  if (!priced.available) throw problemOf(product, 'seats-gone', place);
  if (!isSameAmount(priced.total, item.total))
    throw new ProblemError('price-changed', { errors: [atPlace(place, 'price-changed')] });
  // The client knows it by the reference that it has sent, whatever its supplier calls it by now.
  return { ...item, title: priced.title, details: priced.details };
}

const inPairs = (
  some: readonly KeptItem[],
  others: readonly KeptItem[],
  match: (one: KeptItem, other: KeptItem) => boolean,
) =>
  some.length === others.length &&
  some.every((one, i) => {
    const other = others[i];
    return other !== undefined && match(one, other);
  });
const isSameProduct = (one: KeptItem, other: KeptItem) => one.product === other.product;
const isSameItem = (one: KeptItem, other: KeptItem) =>
  isSameProduct(one, other) && one.reference === other.reference && isSameAmount(one.total, other.total);

/** Items with what was added to those of before, where each can still be had for these as it was. */
const withServices = (products: Products, items: readonly KeptItem[], before: Order | undefined) => {
  const added = before && inPairs(before.items, items, isSameProduct) ? itemsOf(before) : [];
  return items.map((item, i) => {
    const services = added[i]?.services ?? [];
    const refused = refusedServices(productOf(products, item), item, services).map(({ service }) => service);
    return { ...item, services: services.filter((service) => !refused.includes(service)) };
  });
};

/** What a visitor typed for the cart's earlier items or prices and can keep for these. */
function carriedOver(
  { products, clock }: PlaceDeps,
  order: Order,
  items: readonly KeptItem[],
  amount: number,
) {
  const currency = items[0]?.total.currency;
  const isFit = (said: SaidOfOrder) => misfitsOf(products, items, said, clock()).length === 0;
  const keep = <T>(value: T | null, fits: (value: T) => boolean) =>
    value !== null && fits(value) ? JSON.stringify(value) : null;
  return {
    customer: keep(order.customer, () => true),
    passengers: keep(
      order.passengers,
      (passengers) => asksForPassengers(products, items, clock()) && isFit({ passengers }),
    ),
    particulars: keep(
      order.particulars,
      (particulars) => inPairs(order.items, items, isSameProduct) && isFit({ particulars }),
    ),
    billing: keep(order.billing, (billing) => billing.amount === amount && billing.currency === currency),
  };
}

const isPaid = ({ status }: Order) => nextStatus(status, 'edit') === undefined;

/**
 * Makes a cart the order of a session. The same cart and items again change nothing, and a cart that is paid stays
 * the order that it is. Another one takes the place of the order in the making, which is abandoned and emptied: an
 * order never changes its items or their prices. What was typed for the same cart is kept where it still fits.
 * @returns the order's id
 * @throws ProblemError validation, offer-not-found, seats-gone, price-changed; order-busy while the session pays
 * another cart
 */
export async function placeOrder(deps: PlaceDeps, sessionId: string, cart: PlacedCart): Promise<string> {
  const { cartId, infoData, language } = cart;
  const known = await orderOfCart(deps.db, sessionId, cartId);
  // A page that is reloaded after paying, or a copy of it, asks for what is booked already and may be sold no longer.
  if (known && isPaid(known)) return known.id;
  checkItems(deps.products, cart.items);
  const items = await Promise.all(
    cart.items.map((item, place) => pricedItem(deps.products, item, place, language)),
  );
  checkTogether(deps, items);

  return withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      await lockSession(tx, sessionId);
      const now = deps.clock().toISOString();
      const attribution = JSON.stringify(infoData);
      const ofCart = await orderOfCart(tx, sessionId, cartId);
      if (ofCart && isPaid(ofCart)) return ofCart.id;
      if (ofCart && inPairs(ofCart.items, items, isSameItem)) {
        await changeOrder(tx, ofCart, 'edit', { attribution, language, updated_at: now });
        return ofCart.id;
      }
      const replaced = ofCart ?? (await openOrder(tx, sessionId));
      if (replaced && isPaid(replaced)) throw new ProblemError('order-busy');
      if (replaced) {
        // Suppliers have yet to cancel it, by us or by a person: its items are needed until then.
        const { items: _, ...typed } = EMPTIED;
        const change = (await isOutstanding(tx, replaced.id)) ? typed : EMPTIED;
        await changeOrder(tx, replaced, 'replace', { ...change, updated_at: now });
      }
      const whole = withServices(deps.products, items, ofCart);
      const amount = totalOf(whole);
      const hasServices = whole.some(({ services }) => services.length > 0);
      return insertOrder(tx, {
        session_id: sessionId,
        cart_id: cartId,
        items: JSON.stringify(items),
        services: hasServices ? JSON.stringify(whole.map(({ services }) => services)) : null,
        total_amount: amount,
        currency: items[0]?.total.currency ?? '',
        customer: null,
        passengers: null,
        particulars: null,
        billing: null,
        confirmations: null,
        ...(ofCart ? carriedOver(deps, ofCart, items, amount) : {}),
        attribution,
        created_at: now,
        transaction_id: null,
        booking_reference: null,
        confirmed_at: null,
        language,
      });
    }),
  );
}
