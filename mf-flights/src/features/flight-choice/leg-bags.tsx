import { useTexts } from '@alisio/platform/sdk/i18n';
import {
  type BagFact,
  type BagsOfWay,
  bagFacts,
  bagsByWay,
  type FlightOffer,
  hasLapInfants,
  type Itinerary,
} from '@alisio/shared-contracts/flights';
import { BagList } from '@alisio/shared-ui/flight';
import { Stack } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';

export interface LegBagsProps {
  offer: FlightOffer;
  /** while the way back is open: the way that is being chosen */
  itinerary: Itinerary | undefined;
}

/** Every bag of one traveler, in the fare or not: way by way where the ways differ. */
export function LegBags({ offer, itinerary }: LegBagsProps) {
  const { t } = useTexts('flights');
  const ways: BagsOfWay[] = itinerary
    ? [{ way: 'whole', bags: bagFacts(offer, [itinerary]) }]
    : bagsByWay(offer);
  const words = ({ kind, says, ...fact }: BagFact) => t(`sheet.bagWords.${kind}-${says}`, fact);
  return (
    <Stack gap={3}>
      {ways.map(({ way, bags }) => (
        <div key={way}>
          {way === 'whole' ? null : <Muted>{t(`leg.${way}`)}</Muted>}
          <BagList
            aria-label={t(`sheet.bagsOf-${way}`)}
            bags={bags.map((bag) => ({ kind: bag.kind, included: bag.count > 0, words: words(bag) }))}
          />
        </div>
      ))}
      {hasLapInfants(offer) ? <Muted>{t('sheet.lapBags')}</Muted> : null}
    </Stack>
  );
}
