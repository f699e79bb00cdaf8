import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import {
  type BagsOfWay,
  bagFacts,
  bagsByWay,
  type FlightOffer,
  type Itinerary,
} from '@alisio/shared-contracts/flights';
import { BagIcon } from '@alisio/shared-ui/flight';
import { Icon } from '@alisio/shared-ui/icons';
import { memo } from 'react';
import { co2Difference, co2PerTraveler, operatingCarriers } from '../../offers/offer-summary.ts';
import { useBagWords } from '../../offers/use-bag-words.ts';
import { Facts } from './card-styles.tsx';

export interface OfferFactsProps {
  offer: FlightOffer;
  /** the way that is being chosen: one of the offer's itineraries */
  itinerary: Itinerary;
  /** what can still become of the trip, the offer among it; without it choosing settles the whole trip */
  open?: readonly FlightOffer[] | undefined;
}

/**
 * Who flies this way, every bag, in the price or not, and one traveller's CO₂ against what is usual on the route.
 * Bags are those of the whole trip once this choice settles it, each named by its way where the ways differ.
 */
export const OfferFacts = memo(function OfferFacts({ offer, itinerary, open }: OfferFactsProps) {
  const { t } = useTexts('flights');
  const { list } = useFormats();
  const wordsOf = useBagWords();
  const { carriers } = offer.dictionaries;
  const operators = operatingCarriers(itinerary.segments);
  const ways: BagsOfWay[] = open ? [{ way: 'whole', bags: bagFacts(offer, [itinerary]) }] : bagsByWay(offer);
  return (
    <Facts>
      <li>{t('facts.operatedBy', { names: list(operators.map((code) => carriers[code] ?? code)) })}</li>
      {ways.map(({ way: of, bags }) =>
        bags.map((bag) => (
          <li key={`${of} ${bag.kind}`}>
            <BagIcon kind={bag.kind} included={bag.count > 0} />
            {of === 'whole' ? wordsOf(bag) : t(`bags.on-${of}`, { bag: wordsOf(bag) })}
          </li>
        )),
      )}
      <li>
        <Icon name="leaf" size="s" />
        <Emissions offer={offer} open={open} />
      </li>
    </Facts>
  );
});

interface EmissionsProps {
  offer: FlightOffer;
  open: readonly FlightOffer[] | undefined;
}

/** Suppliers tell the whole trip's figure only: while the way back is open, the least that it can come to. */
function Emissions({ offer, open }: EmissionsProps) {
  const { t } = useTexts('flights');
  const { number } = useFormats();
  if (open) return t('facts.co2From', { weight: number(Math.min(...open.map(co2PerTraveler))) });
  const difference = co2Difference(offer);
  const against = difference === 0 ? 'facts.co2Usual' : difference < 0 ? 'facts.co2Less' : 'facts.co2More';
  return t(offer.oneWay ? 'facts.co2' : 'facts.co2BothWays', {
    weight: number(co2PerTraveler(offer)),
    against: t(against, { percent: Math.abs(difference) }),
  });
}
