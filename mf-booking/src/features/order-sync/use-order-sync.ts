import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  sendBilling,
  sendCustomer,
  sendParticulars,
  sendPassengers,
  sendPaymentInfo,
} from '../../api/order-parts.ts';
import type { PaymentTarget } from '../../api/payment.ts';
import { type KnownSaves, knownSavesOf } from './known-saves.ts';
import type { CartOrder, OrderParts, OrderServices } from './order-parts.ts';
import { createOrderSync, type OrderSync, type OrderSyncListener } from './order-sync.ts';

export interface LiveOrder extends OrderSync {
  /** the server's name for this page's order, once it has one */
  orderId: () => string | undefined;
  /** what charges a card, once its token was sent */
  targetOf: (cardToken: string) => PaymentTarget | undefined;
}

/** Makes a cart an order. @returns its id */
export type SendOrder = (order: CartOrder, options: { keepalive: boolean }) => Promise<string>;

/** Says what is added to the items of an order. */
export type SendServices = (
  services: OrderServices,
  options: { orderId: string; keepalive: boolean },
) => Promise<void>;

/** The page that holds the order. */
interface Holder extends OrderSyncListener {
  /** the order is being paid, and takes no edits: what is typed is kept, and sent should it not be paid */
  isPaying: () => boolean;
}

interface Senders {
  sendOrder: SendOrder;
  sendServices: SendServices;
}

function createLiveOrder(
  { sendOrder, sendServices }: Senders,
  listener: OrderSyncListener,
  known: KnownSaves | undefined,
): LiveOrder {
  const targets = new Map<string, PaymentTarget>();
  let orderId: string | undefined;
  const named = (keepalive: boolean) => {
    if (orderId === undefined) throw new Error('an order is made before its parts are sent');
    return { orderId, keepalive };
  };
  const sync = createOrderSync(
    {
      order: async (order, options) => {
        orderId = await sendOrder(order, options);
      },
      services: async (services, { keepalive }) => sendServices(services, named(keepalive)),
      customer: async (customer, { keepalive }) => sendCustomer(customer, named(keepalive)),
      passengers: async (passengers, { keepalive }) => sendPassengers(passengers, named(keepalive)),
      particulars: async (items, { keepalive }) => sendParticulars(items, named(keepalive)),
      billing: async (billing, { keepalive }) => sendBilling(billing, named(keepalive)),
      card: async (card, { keepalive }) => {
        const call = named(keepalive);
        const transactionId = await sendPaymentInfo(card, call);
        targets.set(card.cardToken, { orderId: call.orderId, transactionId });
      },
    },
    listener,
    known,
  );
  return { ...sync, orderId: () => orderId, targetOf: (cardToken) => targets.get(cardToken) };
}

/** Keeps the server's order in step with what the page holds, to the last moment before it is left. */
export function useOrderSync(
  parts: { [Part in keyof OrderParts]?: OrderParts[Part] | undefined },
  senders: Senders,
  listener: Holder,
): LiveOrder {
  const newest = useRef({ listener, senders });
  const [live] = useState(() =>
    createLiveOrder(
      {
        sendOrder: (order, options) => newest.current.senders.sendOrder(order, options),
        sendServices: (services, options) => newest.current.senders.sendServices(services, options),
      },
      {
        onProblem: (part, error) => newest.current.listener.onProblem(part, error),
        onReplaced: () => newest.current.listener.onReplaced(),
      },
      parts.order && knownSavesOf(parts.order.cartId),
    ),
  );
  useSyncExternalStore(live.subscribe, live.revision, live.revision);

  useEffect(() => {
    newest.current = { listener, senders };
    if (listener.isPaying()) return;
    live.put('order', parts.order);
    live.put('services', parts.services);
    live.put('customer', parts.customer);
    live.put('passengers', parts.passengers);
    live.put('particulars', parts.particulars);
    live.put('billing', parts.billing);
    live.put('card', parts.card);
  });
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') live.leave();
    };
    window.addEventListener('pagehide', live.leave);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', live.leave);
      document.removeEventListener('visibilitychange', hidden);
      live.leave();
      live.stop();
    };
  }, [live]);
  return live;
}
