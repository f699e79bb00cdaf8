import {
  createBillingInfo,
  createPassenger,
  setCustomer,
  setOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import { newCartId, type OrderItem } from '@alisio/shared-contracts/orders';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { makeOffer } from './flight-offer.ts';
import { MUSEUM_TICKET, TICKET } from './museum.ts';
import type { TestApi } from './test-api.ts';
import { billingFor, customerDetails, infoData, into, passengers, Visitor } from './visitor.ts';

export const visitorName = 'Lucía Rivera';

export const cartOf = (items: readonly OrderItem[], cartId = newCartId()) => ({
  agentId: 'device-1',
  cartId,
  items,
  infoData,
});

export const sumOf = (items: readonly OrderItem[]): MoneyAmount => ({
  amount: items.reduce((sum, { total }) => sum + total.amount, 0),
  currency: 'USD',
});

/** Carts of flights and tickets to a museum, and orders of them as far as a test wants. `api` is started by then. */
export function mixedOrders(api: () => TestApi) {
  const ticketOn = async (day: string, tickets = 5): Promise<OrderItem> => ({
    product: MUSEUM_TICKET,
    reference: await api().museum.open(day, tickets),
    total: TICKET,
  });
  async function flightNamed(id: string, seats = 9): Promise<OrderItem> {
    const offer = makeOffer({ id });
    await api().inventory.put(offer, seats);
    return { product: FLIGHT, reference: id, total: offer.price.intTotal };
  }

  /** A visitor with an order of these items; nothing of it is filled in. */
  async function ordered(items: readonly OrderItem[]) {
    const visitor = await Visitor.arrive(into(api().app));
    const cart = cartOf(items);
    visitor.orderId = (await visitor.call(setOrder, cart)).id;
    const { orderId } = visitor;
    const price = { intTotal: sumOf(items) };
    return {
      visitor,
      orderId,
      cartId: cart.cartId,
      /** contact and bill, which every product needs */
      fillIn: async () => {
        await visitor.call(setCustomer, { orderId, customerDetails });
        await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor({ price }) });
      },
      tell: (...particulars: object[]) => visitor.ask(setParticulars, { orderId, items: particulars }),
      card: () => visitor.giveCard({ price }),
    };
  }

  /** An order with all that its products ask for, and a card. */
  async function readyToPay(items: readonly OrderItem[]) {
    const order = await ordered(items);
    const { visitor, orderId } = order;
    await order.fillIn();
    if (items.some(({ product }) => product === FLIGHT))
      await visitor.call(createPassenger, { orderId, passengers });
    await order.tell(...items.map(({ product }) => (product === MUSEUM_TICKET ? { visitorName } : {})));
    return { ...order, transactionId: await order.card() };
  }

  async function flightAndMuseum(
    name: string,
    day: string,
    { seats = 9, tickets = 5, isTicketFirst = false } = {},
  ) {
    const [flight, ticket] = [await flightNamed(name, seats), await ticketOn(day, tickets)];
    const left = async () => [await api().inventory.seatsLeft(name), (await api().museum.countOf(day)).left];
    const items = isTicketFirst ? [ticket, flight] : [flight, ticket];
    return { ...(await readyToPay(items)), flight, ticket, left };
  }

  return { ticketOn, flightNamed, ordered, readyToPay, flightAndMuseum };
}
