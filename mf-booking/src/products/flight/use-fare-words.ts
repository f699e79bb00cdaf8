import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { refundTerms } from './refund-terms.ts';

/** What may be changed or paid back, and the name of the fare, in the reader's words. */
export function useFareWords(offer: FlightOffer) {
  const { fareRules, travelerPricings, itineraries, dictionaries } = offer;
  const { carriers } = dictionaries;
  const { t } = useTexts('booking');
  const { list } = useFormats();
  const { money } = usePrices();
  const { changeable, changeFee } = fareRules;
  const details = travelerPricings[0]?.fareDetailsBySegment[0];
  const codes = itineraries.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode));
  const airline = list([...new Set(codes)].map((code) => carriers[code] ?? code));

  const changes = () => {
    if (!changeable) return t('flight.fare.noChanges');
    return changeFee
      ? t('flight.fare.changesFrom', { price: money(changeFee.amount, changeFee.currency) })
      : t('flight.fare.changesFree');
  };
  return {
    changes: changes(),
    refunds: refundTerms(offer, { t, money }).text,
    /** "Avianca, Económica Clásica"; "Avianca y LATAM Airlines, …" when the way back flies with another */
    name: details
      ? t('flight.fare.name', {
          airline,
          cabin: t(`flight.cabin.${details.cabin.replace(' ', '_')}`),
          family: t(`flight.family.${details.brandedFare}`),
        })
      : airline,
  };
}
