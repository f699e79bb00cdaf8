import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sendBilling } from '../../api/create-billing-info.ts';
import { sendPassengers } from '../../api/create-passenger.ts';
import { sendPaymentInfo } from '../../api/create-payment-info.ts';
import { sendCustomer } from '../../api/set-customer.ts';
import { sendFlightOrder } from '../../api/set-flight-order.ts';
import type { OrderPart, OrderParts } from './order-parts.ts';
import { createOrderSync, type OrderSync } from './order-sync.ts';

export interface LiveOrder extends OrderSync {
  /** the transaction that a card's token was given, once it was sent */
  transactionOf: (cardToken: string) => string | undefined;
}

function createLiveOrder(onProblem: (part: OrderPart, error: unknown) => void): LiveOrder {
  const transactions = new Map<string, string>();
  const sync = createOrderSync(
    {
      order: sendFlightOrder,
      customer: sendCustomer,
      passengers: sendPassengers,
      billing: sendBilling,
      card: async (card) => {
        transactions.set(card.cardToken, await sendPaymentInfo(card));
      },
    },
    onProblem,
  );
  return { ...sync, transactionOf: (cardToken) => transactions.get(cardToken) };
}

/** Keeps the server's order in step with what the page holds, to the last moment before it is left. */
export function useOrderSync(
  parts: { [Part in OrderPart]?: OrderParts[Part] | undefined },
  onProblem: (part: OrderPart, error: unknown) => void,
): LiveOrder {
  const newest = useRef(onProblem);
  const [live] = useState(() => createLiveOrder((part, error) => newest.current(part, error)));
  useSyncExternalStore(live.subscribe, live.revision, live.revision);

  useEffect(() => {
    newest.current = onProblem;
    live.put('order', parts.order);
    live.put('customer', parts.customer);
    live.put('passengers', parts.passengers);
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
