import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import { Icon } from '@alisio/shared-ui/icons';
import { Facts } from './card-styles.tsx';
import { co2Difference, includedBags, operatingCarriers } from './offer-summary.ts';

/** Who flies it, which bags are in the price, and the CO₂ against what is usual. */
export function OfferFacts({
  offer,
  itineraries,
}: {
  offer: FlightOffer;
  itineraries: readonly Itinerary[];
}) {
  const { t } = useTexts('flights');
  const { list, number } = useFormats();
  const { carriers } = offer.dictionaries;
  const operators = operatingCarriers(itineraries.flatMap(({ segments }) => segments));
  const bags = includedBags(offer);
  const difference = co2Difference(offer);
  const co2 = { weight: number(offer.co2Emissions.weight), percent: Math.abs(difference) };
  return (
    <Facts>
      <li>{t('facts.operatedBy', { names: list(operators.map((code) => carriers[code] ?? code)) })}</li>
      {bags.cabin > 0 ? (
        <li>
          <Icon name="bag-cabin" size="s" />
          {t('facts.cabinBag')}
        </li>
      ) : null}
      <li>
        <Icon name={bags.checked > 0 ? 'bag-hold' : 'close'} size="s" />
        {bags.checked > 0
          ? t('facts.checkedBags', { count: bags.checked, weight: bags.weight ?? 23 })
          : t('facts.noCheckedBag')}
      </li>
      <li>
        <Icon name="leaf" size="s" />
        {difference === 0 ? t('facts.co2', co2) : t(difference < 0 ? 'facts.co2Less' : 'facts.co2More', co2)}
      </li>
    </Facts>
  );
}
