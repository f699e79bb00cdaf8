import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { arrivalOf, departureOf } from '@alisio/shared-contracts/flights';
import { Muted } from '@alisio/shared-ui/text';
import { Rule } from '../../price/rule.tsx';
import { offerOf } from './details.ts';
import { OfferLines } from './offer-lines.tsx';
import { TripBags } from './trip-bags.tsx';
import { TripLegs } from './trip-legs.tsx';
import { useFareWords } from './use-fare-words.ts';

/** The fare, the ways and every bag. */
export function FlightSummary({ item, folded }: { item: CartItem; folded: boolean }) {
  const offer = offerOf(item);
  const { name } = useFareWords(offer);
  return (
    <>
      {folded ? null : <Muted>{name}</Muted>}
      <TripLegs offer={offer} />
      <Rule />
      <TripBags offer={offer} />
    </>
  );
}

/** "12 ene – 26 ene, 2 viajeros" */
export function FlightBrief({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const { dayAndMonth } = useFormats();
  const { itineraries, travelerPricings } = offerOf(item);
  const first = itineraries[0];
  const last = itineraries.at(-1);
  const leaves = first && departureOf(first)?.at;
  const ends = itineraries.length > 1 ? last && departureOf(last)?.at : first && arrivalOf(first)?.at;
  const dates = [leaves, ends].filter((date) => date !== undefined).map((date) => dayAndMonth(date));
  return (
    <>
      {itineraries.length > 1 ? dates.join(' – ') : dates[0]},{' '}
      {t('summary.travellers', { count: travelerPricings.length })}
    </>
  );
}

/** What each type of traveler pays. */
export const FlightLines = ({ item }: { item: CartItem }) => <OfferLines offer={offerOf(item)} />;
