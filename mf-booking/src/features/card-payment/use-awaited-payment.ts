import type { PendingPart } from '@alisio/shared-contracts/orders';
import { useEffect, useRef, useState } from 'react';
import { awaitPayment } from './await-payment.ts';
import { settleKept, settleOrder } from './settle-payment.ts';
import type { KeptPayment, MadeBooking, Settlement } from './settlement.ts';

interface AwaitedPayment {
  payment: KeptPayment & { cartId: string };
  onConfirmed: (made: MadeBooking) => void;
  /** It ended otherwise, and is remembered still: the page of the cart asks once more, and tells. */
  onOther: () => void;
}

/** Follows a payment that this tab remembers to its end. @returns whose answer it waits for, as far as it is known */
export function useAwaitedPayment({ payment, ...ends }: AwaitedPayment): PendingPart | undefined {
  const [waitsFor, setWaitsFor] = useState<PendingPart>();
  const newest = useRef(ends);
  useEffect(() => {
    newest.current = ends;
  });
  const { cartId, orderId, transactionId, page } = payment;
  useEffect(() => {
    const control = new AbortController();
    const ask = async (): Promise<Settlement> => {
      const told = await settleKept({ orderId, transactionId, page });
      if (told.kind === 'pending' && !control.signal.aborted) setWaitsFor(told.waitsFor);
      // Paid by another tab: the order itself tells its end.
      return told.kind === 'elsewhere' ? settleOrder(orderId) : told;
    };
    const follow = async () => {
      const first = await ask();
      const last = first.kind === 'pending' ? await awaitPayment(ask, control.signal) : first;
      if (!last || control.signal.aborted) return;
      if (last.kind === 'confirmed')
        newest.current.onConfirmed({ booking: last.booking, cartId, isOurs: true });
      else newest.current.onOther();
    };
    void follow();
    return () => control.abort();
  }, [cartId, orderId, transactionId, page]);
  return waitsFor;
}
