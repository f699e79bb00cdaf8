import { useTexts } from '@alisio/platform/sdk/i18n';
import { useOfferPrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';

/** What happened to the offer since it was chosen. */
export type OfferChange = { kind: 'price'; now: FlightOffer } | { kind: 'gone' } | { kind: 'unknown' };

interface OfferTroubleProps {
  offer: FlightOffer;
  change: OfferChange;
  onAccept: (now: FlightOffer) => void;
  onRetry: () => void;
  onBack: () => void;
}

/** Old and new price, or that the seats are gone: what is kept, and the ways on. */
export function OfferTrouble({ offer, change, onAccept, onRetry, onBack }: OfferTroubleProps) {
  const { t } = useTexts('booking');
  const { totalText } = useOfferPrices();
  const back = (
    <Button variant="quiet" size="s" onClick={onBack}>
      {t('offer.otherFlights')}
    </Button>
  );
  if (change.kind === 'gone') {
    return (
      <Alert tone="bad" title={t('offer.gone')} actions={back}>
        {t('offer.goneText')}
      </Alert>
    );
  }
  if (change.kind === 'unknown') {
    return (
      <Alert
        tone="bad"
        title={t('offer.unknown')}
        actions={
          <>
            <Button size="s" onClick={onRetry}>
              {t('offer.retry')}
            </Button>
            {back}
          </>
        }
      >
        {t('offer.kept')}
      </Alert>
    );
  }
  const before = totalText(offer);
  const after = totalText(change.now);
  return (
    <Alert
      tone="bad"
      title={t('offer.priceChanged')}
      actions={
        <>
          <Button size="s" onClick={() => onAccept(change.now)}>
            {t('offer.accept', { price: after })}
          </Button>
          {back}
        </>
      }
    >
      {t('offer.priceText', { before, after })} {t('offer.kept')}
    </Alert>
  );
}
