import { isProblem } from '@alisio/platform/sdk/api';
import { emit } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { useEffect, useRef, useState } from 'react';
import { readOrder } from '../../api/get-order.ts';
import { awaitPayment } from './await-payment.ts';
import type { CardToken } from './card-frame.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

/** What a payment that did not go through leaves to say. */
export type PaymentTrouble = Exclude<Settlement, { kind: 'confirmed' | 'pending' }> | { kind: 'not-saved' };

export interface PaymentOptions {
  /** the card's token, a fresh one when the last is used up */
  tokenOf: () => Promise<CardToken | undefined>;
  dropToken: () => void;
  /** Saves all that the order lacks, this card last. @returns the transaction; @throws when it cannot be saved */
  transactionFor: (card: CardToken) => Promise<string>;
  /** Makes the whole order be sent again. */
  forgetSaved: () => void;
  onConfirmed: (booking: ConfirmedBooking) => void;
}

export interface Payment {
  phase: 'editing' | 'paying' | 'pending';
  trouble: PaymentTrouble | undefined;
  dismiss: () => void;
  /** Charges once; presses while it runs are ignored. */
  pay: () => Promise<void>;
}

const remember = (transactionId: string | null) =>
  checkoutDraft.set((draft) => ({ ...draft, transactionId }));

/** Saving, charging once, and waiting for the end of it, also over a reload of the page. */
export function usePayment(options: PaymentOptions): Payment {
  const begun = useRef(false);
  const leaving = useRef<AbortController>(undefined);
  const [phase, setPhase] = useState<Payment['phase']>(() =>
    checkoutDraft.get().transactionId === null ? 'editing' : 'pending',
  );
  const [trouble, setTrouble] = useState<PaymentTrouble>();

  function end(settlement: Settlement): void {
    if (settlement.kind === 'pending') return;
    if (settlement.kind === 'confirmed') {
      options.onConfirmed(settlement.booking);
      return;
    }
    begun.current = false;
    remember(null);
    options.dropToken();
    if (settlement.kind === 'declined') emit('booking:payment-failed', { reason: settlement.reason });
    setTrouble(settlement);
    setPhase('editing');
  }

  async function follow(transactionId: string, first: Settlement): Promise<void> {
    if (first.kind !== 'pending') return end(first);
    setPhase('pending');
    const last = await awaitPayment(transactionId, (leaving.current ?? new AbortController()).signal);
    if (last) end(last);
  }

  async function charge(card: CardToken, again: boolean): Promise<void> {
    const transactionId = await options.transactionFor(card);
    remember(transactionId);
    const settlement = await settlePayment(transactionId);
    if (settlement.kind === 'incomplete' && again) {
      // The server lost a part that was saved (its session ended): all of it once more, then the same charge.
      options.forgetSaved();
      return charge(card, false);
    }
    await follow(transactionId, settlement);
  }

  async function pay(): Promise<void> {
    if (begun.current) return;
    begun.current = true;
    setTrouble(undefined);
    setPhase('paying');
    try {
      const card = await options.tokenOf();
      if (card) return await charge(card, true);
      end({ kind: 'card-again' });
    } catch (error) {
      if (!isProblem(error)) throw error;
      begun.current = false;
      setPhase('editing');
      if (isProblem(error, 'payment-token-unknown')) options.dropToken();
      const changed = isProblem(error, 'price-changed') || isProblem(error, 'seats-gone');
      setTrouble({ kind: changed ? 'offer-changed' : 'not-saved' });
    }
  }

  async function resume(transactionId: string): Promise<void> {
    const order = await readOrder().catch((error: unknown) => {
      if (isProblem(error, 'order-not-found')) return undefined;
      return { status: 'pending' as const, booking: undefined };
    });
    if (order?.status === 'confirmed' && order.booking) return options.onConfirmed(order.booking);
    const isUnderWay = order && ['paying', 'pending', 'declined', 'confirmed'].includes(order.status);
    if (isUnderWay) return follow(transactionId, await settlePayment(transactionId));
    // The charge was never asked for, or the order is gone: nothing was paid.
    begun.current = false;
    remember(null);
    setPhase('editing');
  }

  const newestResume = useRef(resume);
  useEffect(() => {
    newestResume.current = resume;
  });
  useEffect(() => {
    const control = new AbortController();
    leaving.current = control;
    const { transactionId } = checkoutDraft.get();
    if (transactionId !== null) {
      begun.current = true;
      void newestResume.current(transactionId);
    }
    return () => control.abort();
  }, []);

  return { phase, trouble, dismiss: () => setTrouble(undefined), pay };
}
