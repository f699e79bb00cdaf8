import type { PaymentTrouble } from './use-payment.ts';

/** Key of the words for why a payment did not go through. */
export const troubleText = (trouble: PaymentTrouble): string =>
  trouble.kind === 'declined' ? `declined.${trouble.reason}` : `payFailed.${trouble.kind}`;
