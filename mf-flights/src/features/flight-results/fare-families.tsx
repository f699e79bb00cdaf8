import { useTexts } from '@alisio/platform/sdk/i18n';
import { useOfferPrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Families, Family } from './card-styles.tsx';
import { totalOf } from './flight-choices.ts';
import { fareFamily, includedBags } from './offer-summary.ts';

export interface FareFamiliesProps {
  name: string;
  offers: readonly FlightOffer[];
  chosen: FlightOffer;
  onChoose: (offer: FlightOffer) => void;
}

/** The same flights under other conditions: what each includes, and what it costs more than the first. */
export function FareFamilies({ name, offers, chosen, onChoose }: FareFamiliesProps) {
  const { t } = useTexts('flights');
  const { dearer } = useOfferPrices();
  const cheapest = offers.reduce((least, offer) => (totalOf(offer) < totalOf(least) ? offer : least), chosen);
  const extra = (offer: FlightOffer) => {
    const amount = dearer(offer, cheapest);
    return amount ? t('fare.extra', { amount }) : t('fare.noExtra');
  };
  const conditions = (offer: FlightOffer) => {
    const { checked } = includedBags(offer);
    const { changeable, refundable } = offer.fareRules;
    return [
      checked > 0 ? t('fare.bags', { count: checked }) : t('fare.noBags'),
      refundable ? t('fare.refundable') : changeable ? t('fare.changeable') : t('fare.fixed'),
    ].join(', ');
  };
  return (
    <Families>
      <VisuallyHidden as="legend">{t('fare.legend')}</VisuallyHidden>
      <div>
        {offers.map((offer) => (
          <Family key={offer.id}>
            <input
              type="radio"
              name={name}
              checked={offer.id === chosen.id}
              onChange={() => onChoose(offer)}
            />
            <b>{t(`families.${fareFamily(offer)}`)}</b>
            <span>{conditions(offer)}</span>
            <span>{extra(offer)}</span>
          </Family>
        ))}
      </div>
    </Families>
  );
}
