import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Payment } from './use-payment.ts';

export interface PaymentPlace {
  /** the choice of how to pay */
  place: RefObject<HTMLFieldSetElement | null>;
  /** Leads the focus to the way that is chosen, once that is drawn. */
  lead: () => void;
}

const focusChosen = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
const bringIntoView = (place: HTMLElement | null) =>
  place?.closest('section')?.scrollIntoView?.({ block: 'start', behavior: 'instant' });

/**
 * Where it is paid. Who comes back from waiting for a payment, called off or failed, begins there and not at the top of
 * a form that is filled in. What failed is told first, over it and then beside it, and takes the focus.
 */
export function usePaymentPlace({ phase, trouble }: Pick<Payment, 'phase' | 'trouble'>): PaymentPlace {
  const place = useRef<HTMLFieldSetElement>(null);
  const [presses, setPresses] = useState(0);
  const before = useRef(phase);
  const hasFailed = trouble !== undefined;
  useEffect(() => {
    const wasPending = before.current === 'pending';
    before.current = phase;
    if (!wasPending || phase !== 'editing') return;
    bringIntoView(place.current);
    if (!hasFailed) focusChosen(place.current);
  }, [phase, hasFailed]);
  useEffect(() => {
    if (presses === 0) return;
    bringIntoView(place.current);
    focusChosen(place.current);
  }, [presses]);
  return { place, lead: () => setPresses((count) => count + 1) };
}
