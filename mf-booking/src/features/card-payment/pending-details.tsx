import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PendingPart } from '@alisio/shared-contracts/orders';
import { Muted } from '@alisio/shared-ui/text';
import { type PendingPurchase, PurchaseFacts } from '../../support/purchase-facts.tsx';
import { PaymentSteps } from './payment-steps.tsx';

export interface PendingDetailsProps {
  /** as far as the page knows it */
  purchase: PendingPurchase | undefined;
  /** whose answer the payment waits for; the bank's unless told */
  waitsFor?: PendingPart | undefined;
}

/** How far a payment is and for what it is, and that there is one charge whatever is pressed. */
export default function PendingDetails({ purchase, waitsFor = 'bank' }: PendingDetailsProps) {
  const { t } = useTexts('booking');
  return (
    <>
      <PaymentSteps waitsFor={waitsFor} />
      <PurchaseFacts purchase={purchase} />
      <p>{t('pending.once')}</p>
      <Muted>{t('pending.leave')}</Muted>
    </>
  );
}
