import type {
  BillingInformation,
  CustomerDetails,
  Particulars,
  Passenger,
  PaymentInformation,
} from '@alisio/shared-contracts/orders';
import type { AddedService, OrderedItem } from '../../products/product.ts';

/** What is ordered: a cart, bought once, and what is in it. */
export interface CartOrder {
  cartId: string;
  items: OrderedItem[];
}

/** All that is added to the items of an order that can have something, by their places in it. */
export type OrderServices = { place: number; added: readonly AddedService[] }[];

/** What the order on the server is made of, by the call that sends it. */
export interface OrderParts {
  order: CartOrder;
  services: OrderServices;
  customer: CustomerDetails;
  passengers: Passenger[];
  /** by the place of their item */
  particulars: Particulars[];
  billing: BillingInformation;
  card: PaymentInformation;
}
export type OrderPart = keyof OrderParts;

/** The order first: the server keeps the others in it; what is added to it next, since it is billed and paid. */
export const ORDER_PARTS = [
  'order',
  'services',
  'customer',
  'passengers',
  'particulars',
  'billing',
  'card',
] as const;

/**
 * §4: how long after its last change each part is sent; particulars as the contact. The second of the card has passed in
 * the card's frame.
 */
export const SAVE_DELAY_MS: Readonly<Record<OrderPart, number>> = {
  order: 2000,
  services: 2000,
  customer: 5000,
  passengers: 7000,
  particulars: 5000,
  billing: 1000,
  card: 0,
};

/** What became of a part. `waiting`: changed and not sent yet; `failed`: the last try failed. */
export type SaveState = 'empty' | 'waiting' | 'saving' | 'saved' | 'failed';

export type SendParts = {
  [Part in OrderPart]: (payload: OrderParts[Part], options: { keepalive: boolean }) => Promise<void>;
};
