import { lazy, Suspense } from 'react';
import type { PaymentNoteProps } from './payment-note-alert.tsx';

// It comes with the dialog that tells the same first.
const Note = lazy(() => import(/* webpackChunkName: "payment-failed" */ './payment-note-alert.tsx'));

export function PaymentNote(props: PaymentNoteProps) {
  return (
    <Suspense fallback={null}>
      <Note {...props} />
    </Suspense>
  );
}
