import type { PaymentWay } from './payment-way.tsx';
import type { PaymentTrouble } from './use-payment.ts';

/** Another way to pay than the one that failed. */
export interface Instead {
  way: PaymentWay;
  onChoose: () => void;
}

/** What is about the means of payment: by another one it may go through. */
const OF_THE_MEANS: readonly PaymentTrouble['kind'][] = [
  'declined',
  'card-again',
  'too-many-declines',
  'refused',
  'not-made',
  'no-page',
  'held',
];

/** Whether another way to pay is worth being offered, and which one. @param way the one that failed */
export const insteadOf = (trouble: PaymentTrouble | undefined, way: PaymentWay): PaymentWay | undefined => {
  if (!trouble || !OF_THE_MEANS.includes(trouble.kind)) return undefined;
  return way === 'card' ? 'page' : 'card';
};
