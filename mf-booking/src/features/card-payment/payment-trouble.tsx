import { lateComponent } from '@alisio/shared-ui/late-part';
import type { PaymentFailedProps } from './payment-failed-dialog.tsx';
import type { PaymentTrouble } from './use-payment.ts';

/** Key of the words for why a payment did not go through. */
export const troubleText = (trouble: PaymentTrouble): string =>
  trouble.kind === 'declined' ? `declined.${trouble.reason}` : `payFailed.${trouble.kind}`;

/** Key of the words for what became of the money, and of what was typed. */
export function keptText(trouble: PaymentTrouble | undefined): string {
  if (trouble?.kind !== 'not-booked') return 'payFailed.kept';
  return trouble.isBack ? 'payFailed.isBack' : 'payFailed.givenBack';
}

// Dialogs weigh as much as the rest of the page, and most payments go through.
/** Tells at once that nothing was paid, and why. */
export const PaymentFailed = lateComponent<PaymentFailedProps>(
  () => import(/* webpackChunkName: "payment-failed" */ './payment-failed-dialog.tsx'),
);
