import { useTexts } from '@alisio/platform/sdk/i18n';
import { bagFacts, type FlightOffer, type Itinerary } from '@alisio/shared-contracts/flights';
import { BagIcon } from '@alisio/shared-ui/flight';
import { countsBag } from './with-bag.ts';

export interface BagMarksProps {
  offer: FlightOffer;
  /** the ways that they have to be good for */
  itineraries: readonly Itinerary[];
}

/**
 * Cabin and checked bag in a word or two each, in the price or not: items of a list. A mark that names no way is good for
 * all of them, as the filter of bags is.
 */
export function BagMarks({ offer, itineraries }: BagMarksProps) {
  const { t } = useTexts('flights');
  const isBagCounted = countsBag(offer);
  const first = bagFacts(offer, itineraries.slice(0, 1));
  return bagFacts(offer, itineraries).map(({ kind, says, ...fact }, i) => {
    if (kind === 'personal') return null;
    const isIncluded = fact.count > 0;
    const isCounted = isBagCounted && kind === 'checked' && !isIncluded;
    const isOnFirst = !isIncluded && (first[i]?.count ?? 0) > 0;
    const told = isCounted ? 'counted' : isOnFirst ? 'outbound' : says;
    return (
      <li key={kind}>
        <BagIcon kind={kind} included={isIncluded || isCounted || isOnFirst} />
        {told === says ? t(`bags.${kind}-${says}`, fact) : t(`bags.${kind}-${told}`)}
      </li>
    );
  });
}
