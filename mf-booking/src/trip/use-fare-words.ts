import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';

/** What may be changed or paid back, and the name of the fare, in the reader's words. */
export function useFareWords({
  fareRules,
  travelerPricings,
  validatingAirlineCodes,
  dictionaries,
}: FlightOffer) {
  const { t } = useTexts('booking');
  const { money } = usePrices();
  const { changeable, changeFee, refundable, refundFee } = fareRules;
  const details = travelerPricings[0]?.fareDetailsBySegment[0];
  const airline = validatingAirlineCodes[0] ?? '';

  const changes = () => {
    if (!changeable) return t('fare.noChanges');
    return changeFee
      ? t('fare.changesFrom', { price: money(changeFee.amount, changeFee.currency) })
      : t('fare.changesFree');
  };
  const refunds = () => {
    if (!refundable) return t('fare.noRefund');
    return refundFee
      ? t('fare.refundFrom', { price: money(refundFee.amount, refundFee.currency) })
      : t('fare.refundFree');
  };
  return {
    rules: `${changes()} ${refunds()}`,
    /** "Avianca, Económica Clásica" */
    name: details
      ? t('fare.name', {
          airline: dictionaries.carriers[airline] ?? airline,
          cabin: t(`cabin.${details.cabin.replace(' ', '_')}`),
          family: t(`family.${details.brandedFare}`),
        })
      : (dictionaries.carriers[airline] ?? airline),
  };
}
