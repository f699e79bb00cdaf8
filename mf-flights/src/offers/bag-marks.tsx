import { useTexts } from '@alisio/platform/sdk/i18n';
import { bagFacts, type FlightOffer, type Itinerary } from '@alisio/shared-contracts/flights';
import { BagIcon } from '@alisio/shared-ui/flight';
import { countsBag } from './with-bag.ts';

export interface BagMarksProps {
  offer: FlightOffer;
  /** the ways that they have to be good for */
  itineraries: readonly Itinerary[];
}

/** Cabin and checked bag in a word or two each, in the price or not: items of a list. */
export function BagMarks({ offer, itineraries }: BagMarksProps) {
  const { t } = useTexts('flights');
  const isBagCounted = countsBag(offer);
  return bagFacts(offer, itineraries)
    .filter(({ kind }) => kind !== 'personal')
    .map(({ kind, says, ...fact }) => {
      const isCounted = isBagCounted && kind === 'checked' && fact.count === 0;
      return (
        <li key={kind}>
          <BagIcon kind={kind} included={fact.count > 0 || isCounted} />
          {isCounted ? t('bags.checked-counted') : t(`bags.${kind}-${says}`, fact)}
        </li>
      );
    });
}
