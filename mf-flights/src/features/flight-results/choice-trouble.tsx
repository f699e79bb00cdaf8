import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { TroubleNotice } from '@alisio/shared-ui/trouble-notice';
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

/** Why the chosen flight did not go on to the checkout, and what can be done. */
export default function ChoiceTroubleAlert({
  trouble,
  onAccept,
  onRetry,
  onRefresh,
}: ChoiceTroubleAlertProps) {
  const { t } = useTexts('flights');
  const { chargedText, totalText, prices } = useOfferPrices();
  if (trouble.kind === 'price-changed') {
    const { before, confirmed } = trouble;
    const now = confirmed.offer;
    const fell = now.price.intTotal.amount < before.price.intTotal.amount;
    return (
      <TroubleNotice
        trouble={trouble}
        tone="warm"
        title={t(fell ? 'trouble.priceFell' : 'trouble.priceTitle')}
        ways={[
          {
            label: t('trouble.priceAccept', { amount: chargedText(now) }),
            onPress: () => onAccept(confirmed),
          },
          { label: t('trouble.priceBack'), onPress: onRefresh },
        ]}
      >
        <p>{t('trouble.priceText', { before: chargedText(before), now: chargedText(now) })}</p>
        {prices.converts(now.price.intTotal.currency) ? (
          <p>{t('trouble.priceShown', { before: totalText(before), now: totalText(now) })}</p>
        ) : null}
      </TroubleNotice>
    );
  }
  if (trouble.kind === 'gone') {
    return (
      <TroubleNotice
        trouble={trouble}
        tone="warm"
        title={t('trouble.goneTitle')}
        ways={[{ label: t('trouble.goneRefresh'), onPress: onRefresh }]}
      >
        {t('trouble.goneText')}
      </TroubleNotice>
    );
  }
  return (
    <TroubleNotice
      trouble={trouble}
      tone="bad"
      title={t('trouble.failedTitle')}
      ways={[{ label: t('states.retry'), onPress: () => onRetry(trouble.offer) }]}
    >
      {t('trouble.failedText')}
    </TroubleNotice>
  );
}
