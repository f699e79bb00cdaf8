import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';

/** What may be changed or paid back, and the name of the fare, in the reader's words. */
export function useFareWords({
  fareRules,
  travelerPricings,
  itineraries,
  dictionaries: { carriers },
}: FlightOffer) {
  const { t } = useTexts('booking');
  const { list } = useFormats();
  const { money } = usePrices();
  const { changeable, changeFee, refundable, refundFee } = fareRules;
  const details = travelerPricings[0]?.fareDetailsBySegment[0];
  const codes = itineraries.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode));
  const airline = list([...new Set(codes)].map((code) => carriers[code] ?? code));

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
    changes: changes(),
    refunds: refunds(),
    rules: `${changes()} ${refunds()}`,
    /** "Avianca, Económica Clásica"; "Avianca y LATAM Airlines, …" when the way back flies with another */
    name: details
      ? t('fare.name', {
          airline,
          cabin: t(`cabin.${details.cabin.replace(' ', '_')}`),
          family: t(`family.${details.brandedFare}`),
        })
      : airline,
  };
}
