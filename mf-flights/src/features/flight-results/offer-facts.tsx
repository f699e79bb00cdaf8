import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import { Icon } from '@alisio/shared-ui/icons';
import { memo } from 'react';
import { BagMarks } from '../../offers/bag-marks.tsx';
import { co2Difference, co2PerTraveler, fareFamily, operatingCarriers } from '../../offers/offer-summary.ts';
import { Facts } from './card-styles.tsx';

export interface OfferFactsProps {
  offer: FlightOffer;
  /** the way that is being chosen: one of the offer's itineraries */
  itinerary: Itinerary;
  /** what can still become of the trip, the offer among it; without it choosing settles the whole trip */
  open?: readonly FlightOffer[] | undefined;
  /** there is no cheaper fare of this flight; of a dearer one it is said which, on every screen */
  isCheapest: boolean;
  /** a fare family that was asked for and that this flight does not have */
  lacking: string | undefined;
}

/**
 * What is to be compared at a glance: the bags that are surely in the price, and where there is room who flies this way,
 * where that is not who sells it, and one traveller's CO₂. The rest is in the sheet of the flight.
 */
export const OfferFacts = memo(function OfferFacts(props: OfferFactsProps) {
  const { offer, itinerary, open, isCheapest, lacking } = props;
  const { t } = useTexts('flights');
  const { list } = useFormats();
  const { carriers } = offer.dictionaries;
  const operators = operatingCarriers(itinerary.segments);
  const foreign = operators.some((code) =>
    itinerary.segments.every(({ carrierCode }) => carrierCode !== code),
  );
  return (
    <Facts>
      <li data-wide={isCheapest ? '' : undefined}>
        <b>
          {t('card.fare', {
            cabin: t(`cabinLabels.${cabinOf(offer)}`),
            family: t(`families.${fareFamily(offer)}`),
          })}
        </b>
      </li>
      {lacking ? <li>{t('facts.lacking', { family: t(`families.${lacking}`) })}</li> : null}
      {foreign ? (
        <li data-wide>
          {t('facts.operatedBy', { names: list(operators.map((code) => carriers[code] ?? code)) })}
        </li>
      ) : null}
      <BagMarks offer={offer} itineraries={offer.itineraries} />
      <li data-wide>
        <Icon name="leaf" size="s" />
        <Emissions offer={offer} open={open} />
      </li>
    </Facts>
  );
});

const cabinOf = ({ travelerPricings }: FlightOffer) =>
  travelerPricings[0]?.fareDetailsBySegment[0]?.cabin.replaceAll(' ', '_') ?? 'ECONOMY';

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
  return t('facts.co2', {
    weight: number(co2PerTraveler(offer)),
    against: t(against, { percent: Math.abs(difference) }),
  });
}
