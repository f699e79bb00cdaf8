import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { tokens } from '@alisio/shared-ui/tokens';
import { TroubleNotice } from '@alisio/shared-ui/trouble-notice';
import styled from '@emotion/styled';
import type { ConfirmedOffer } from '../../api/validate-flight-offer.ts';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import type { ChoiceTrouble } from './take-offer.ts';

const Told = styled(TroubleNotice)`
  margin-bottom: ${tokens.space[6]};
`;

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
      <Told
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
      </Told>
    );
  }
  if (trouble.kind !== 'failed') {
    return (
      <Told
        trouble={trouble}
        tone="warm"
        title={t(`trouble.${trouble.kind}Title`)}
        ways={[{ label: t('trouble.goneRefresh'), onPress: onRefresh }]}
      >
        {t(`trouble.${trouble.kind}Text`)}
      </Told>
    );
  }
  return (
    <Told
      trouble={trouble}
      tone="bad"
      title={t('trouble.failedTitle')}
      ways={[{ label: t('states.retry'), onPress: () => onRetry(trouble.offer) }]}
    >
      {t('trouble.failedText')}
    </Told>
  );
}
