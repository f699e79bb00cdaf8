import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { tripEnds } from '../../trip/trip-ends.ts';

export interface OrderReplacedProps {
  offer: FlightOffer;
  onDismiss: () => void;
}

/** Another tab had ordered something else: this page's order was set again, and what it is for, with what is charged. */
export default function OrderReplacedNotice({ offer, onDismiss }: OrderReplacedProps) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const { from, to } = tripEnds(offer);
  const { amount, currency } = offer.price.intTotal;
  return (
    <Alert
      tone="warm"
      title={t('replaced.title')}
      actions={
        <Button variant="quiet" size="s" onClick={onDismiss}>
          {t('replaced.dismiss')}
        </Button>
      }
    >
      {t('replaced.text', { from, to, total: money(amount, currency) })}
    </Alert>
  );
}
