import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Dialog } from '@alisio/shared-ui/popover';
import type { PaymentTrouble } from './use-payment.ts';

export interface PaymentFailedProps {
  trouble: PaymentTrouble;
  onDismiss: () => void;
}

const textKey = (trouble: PaymentTrouble): string =>
  trouble.kind === 'declined' ? `declined.${trouble.reason}` : `payFailed.${trouble.kind}`;

/** §8: a payment that failed, why, and what is kept. Dismissed, the card can be typed again or another be used. */
export default function PaymentFailedDialog({ trouble, onDismiss }: PaymentFailedProps) {
  const { t } = useTexts('booking');
  return (
    <Dialog
      title={t('payFailed.title')}
      open
      onOpenChange={(open) => (open ? undefined : onDismiss())}
      closeLabel={t('payFailed.close')}
      actions={<Button onClick={onDismiss}>{t('payFailed.again')}</Button>}
    >
      <p>{t(textKey(trouble))}</p>
      <p>{t('payFailed.kept')}</p>
    </Dialog>
  );
}
