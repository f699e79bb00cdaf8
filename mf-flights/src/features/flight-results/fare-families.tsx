import { useTexts } from '@alisio/platform/sdk/i18n';
import { bagFacts, type FlightOffer } from '@alisio/shared-contracts/flights';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { memo } from 'react';
import { totalOf } from '../../offers/flight-choices.ts';
import { fareFamily } from '../../offers/offer-summary.ts';
import { useBagWords } from '../../offers/use-bag-words.ts';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import { Families, Family } from './card-styles.tsx';

export interface FareFamiliesProps {
  name: string;
  offers: readonly FlightOffer[];
  chosen: FlightOffer;
  onChoose: (offer: FlightOffer) => void;
}

/** The same flights under other conditions: what each includes, and what it costs more than the first. */
export const FareFamilies = memo(function FareFamilies({
  name,
  offers,
  chosen,
  onChoose,
}: FareFamiliesProps) {
  const { t } = useTexts('flights');
  const { dearer } = useOfferPrices();
  const wordsOf = useBagWords();
  const cheapest = offers.reduce((least, offer) => (totalOf(offer) < totalOf(least) ? offer : least), chosen);
  const extra = (offer: FlightOffer) => {
    const amount = dearer(offer, cheapest);
    return amount ? t('fare.extra', { amount }) : t('fare.noExtra');
  };
  const rule = ({ fareRules: { changeable, refundable } }: FlightOffer) =>
    t(refundable ? 'fare.refundable' : changeable ? 'fare.changeable' : 'fare.fixed');
  /** What differs from family to family: the item under the seat is in all of them. */
  const conditions = (offer: FlightOffer) => [
    ...bagFacts(offer, offer.itineraries)
      .filter(({ kind }) => kind !== 'personal')
      .map(wordsOf),
    rule(offer),
    extra(offer),
  ];
  return (
    <Families>
      <VisuallyHidden as="legend">{t('fare.legend')}</VisuallyHidden>
      <div>
        {offers.map((offer) => (
          <Family key={fareFamily(offer)}>
            <input
              type="radio"
              name={name}
              checked={offer.id === chosen.id}
              onChange={() => onChoose(offer)}
            />
            <b>{t(`families.${fareFamily(offer)}`)}</b>
            {conditions(offer).map((words) => (
              <span key={words}>{words}</span>
            ))}
          </Family>
        ))}
      </div>
    </Families>
  );
});
