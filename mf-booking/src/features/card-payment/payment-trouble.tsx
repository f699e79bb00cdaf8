import { lazy, Suspense } from 'react';
import type { PaymentFailedProps } from './payment-failed-dialog.tsx';
import type { PaymentTrouble } from './use-payment.ts';

/** Key of the words for why a payment did not go through. */
export const troubleText = (trouble: PaymentTrouble): string =>
  trouble.kind === 'declined' ? `declined.${trouble.reason}` : `payFailed.${trouble.kind}`;

// Dialogs weigh as much as the rest of the page, and most payments go through.
const Dialog = lazy(() => import(/* webpackChunkName: "payment-failed" */ './payment-failed-dialog.tsx'));

/** Tells at once that nothing was paid, and why. */
export function PaymentFailed(props: PaymentFailedProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
