import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Dialog } from '@alisio/shared-ui/popover';
import { SupportRow } from '../../support/support-row.tsx';
import type { Instead } from './instead.ts';

export interface PaymentFailedProps {
  /** why */
  text: string;
  /** what became of the money, and of what was typed */
  kept: string;
  /** what to dictate */
  code: string | undefined;
  /** another means than the one that failed, where that may help */
  instead: Instead | undefined;
  onDismiss: () => void;
}

/**
 * §8: a payment that failed, why, what is kept, and who helps. Dismissed, the card can be typed again or another be
 * used; what happened stays beside the card.
 */
export default function PaymentFailedDialog({ text, kept, code, instead, onDismiss }: PaymentFailedProps) {
  const { t } = useTexts('booking');
  return (
    <Dialog
      title={t('payFailed.title')}
      open
      onOpenChange={(open) => (open ? undefined : onDismiss())}
      closeLabel={t('payFailed.close')}
      returnsFocus={false}
      actions={
        <>
          <Button onClick={onDismiss}>{t('payFailed.again')}</Button>
          {instead ? (
            <Button variant="quiet" onClick={instead.onChoose}>
              {t(`hosted.instead.${instead.way}`)}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{text}</p>
      <p>{kept}</p>
      <SupportRow title={t('payFailed.call')} code={code} narrow />
    </Dialog>
  );
}
