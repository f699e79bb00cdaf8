import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { useEffect, useRef } from 'react';
import type { ConfirmedOffer } from '../../api/validate-flight-offer.ts';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import type { ChoiceTrouble } from './take-offer.ts';

export interface ChoiceTroubleAlertProps {
  trouble: ChoiceTrouble;
  onAccept: (confirmed: ConfirmedOffer) => void;
  onRetry: (offer: FlightOffer) => void;
  /** another look at the list, freshly asked for */
  onRefresh: () => void;
}

/** Why the chosen flight did not go on to the checkout, and what can be done. It comes into view by itself. */
export default function ChoiceTroubleAlert({
  trouble,
  onAccept,
  onRetry,
  onRefresh,
}: ChoiceTroubleAlertProps) {
  const { t } = useTexts('flights');
  const { chargedText, totalText, prices } = useOfferPrices();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) box.current?.focus();
  }, [trouble]);

  if (trouble.kind === 'price-changed') {
    const { before, confirmed } = trouble;
    const now = confirmed.offer;
    const fell = now.price.intTotal.amount < before.price.intTotal.amount;
    return (
      <Alert
        ref={box}
        tabIndex={-1}
        tone="warm"
        title={t(fell ? 'trouble.priceFell' : 'trouble.priceTitle')}
        actions={
          <>
            <Button size="s" onClick={() => onAccept(confirmed)}>
              {t('trouble.priceAccept', { amount: chargedText(now) })}
            </Button>
            <Button size="s" variant="quiet" onClick={onRefresh}>
              {t('trouble.priceBack')}
            </Button>
          </>
        }
      >
        <p>{t('trouble.priceText', { before: chargedText(before), now: chargedText(now) })}</p>
        {prices.converts(now.price.intTotal.currency) ? (
          <p>{t('trouble.priceShown', { before: totalText(before), now: totalText(now) })}</p>
        ) : null}
      </Alert>
    );
  }
  if (trouble.kind === 'gone') {
    return (
      <Alert
        ref={box}
        tabIndex={-1}
        tone="warm"
        title={t('trouble.goneTitle')}
        actions={
          <Button size="s" onClick={onRefresh}>
            {t('trouble.goneRefresh')}
          </Button>
        }
      >
        {t('trouble.goneText')}
      </Alert>
    );
  }
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone="bad"
      title={t('trouble.failedTitle')}
      actions={
        <Button size="s" onClick={() => onRetry(trouble.offer)}>
          {t('states.retry')}
        </Button>
      }
    >
      {t('trouble.failedText')}
    </Alert>
  );
}
