import { useTexts } from '@alisio/platform/sdk/i18n';
import { useOfferPrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import type { ReactNode } from 'react';

/** What happened to the offer since it was chosen. */
export type OfferChange = { kind: 'price'; now: FlightOffer } | { kind: 'gone' } | { kind: 'unknown' };

export interface OfferNoticeProps {
  offer: FlightOffer;
  change: OfferChange;
  onAccept: (now: FlightOffer) => void;
  onRetry: () => void;
  onBack: () => void;
}

/** What happened to the offer, and the ways on. */
export default function OfferNotice({ offer, change, onAccept, onRetry, onBack }: OfferNoticeProps) {
  const { t } = useTexts('booking');
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
  return <PriceChange offer={offer} now={change.now} onAccept={onAccept} back={back} />;
}

interface PriceChangeProps {
  offer: FlightOffer;
  now: FlightOffer;
  onAccept: (now: FlightOffer) => void;
  back: ReactNode;
}

/** What is agreed to is what will be charged, in its currency; what that is in the visitor's stands beside it. */
function PriceChange({ offer, now, onAccept, back }: PriceChangeProps) {
  const { t } = useTexts('booking');
  const { chargedText, totalText, prices } = useOfferPrices();
  const { amount, currency } = now.price.intTotal;
  const fell = currency === offer.price.intTotal.currency && amount < offer.price.intTotal.amount;
  return (
    <Alert
      tone="warm"
      role="alert"
      title={t(fell ? 'offer.priceFell' : 'offer.priceChanged')}
      actions={
        <>
          <Button size="s" onClick={() => onAccept(now)}>
            {t('offer.accept', { price: chargedText(now) })}
          </Button>
          {back}
        </>
      }
    >
      <p>{t('offer.priceText', { before: chargedText(offer), after: chargedText(now) })}</p>
      {prices.converts(currency) ? (
        <p>{t('offer.priceShown', { before: totalText(offer), after: totalText(now) })}</p>
      ) : null}
      <p>{t('offer.kept')}</p>
    </Alert>
  );
}
