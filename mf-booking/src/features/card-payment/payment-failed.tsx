import { lazy, Suspense } from 'react';
import type { PaymentFailedProps } from './payment-failed-dialog.tsx';

// Dialogs weigh as much as the rest of the page, and most payments go through.
const Dialog = lazy(() => import(/* webpackChunkName: "payment-failed" */ './payment-failed-dialog.tsx'));

export function PaymentFailed(props: PaymentFailedProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
