import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { departureOf } from '@alisio/shared-contracts/flights';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import { Timeline } from '@alisio/shared-ui/flight';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { PriceRow } from '../../price/price-breakdown.tsx';
import { airlineLocatorsOf, bookedOfferOf, boughtBags } from './booked-details.ts';
import { useJourneyItems } from './journey-items.tsx';
import { OfferLines } from './offer-lines.tsx';
import { TripBags } from './trip-bags.tsx';

const Small = styled.p`
  margin-top: ${tokens.space[3]};
  color: ${tokens.color.ink2};
  font-size: ${tokens.text[14]};
`;

const WAYS = ['outbound', 'return'] as const;

interface BookedFlightProps {
  item: BookedItem;
  /** begins the ids of the sections */
  id: string;
}

/** The ways from place to place, at the clocks of the airports. */
export function Journeys({ item, id }: BookedFlightProps) {
  const { t } = useTexts('booking');
  const { day } = useFormats();
  const offer = bookedOfferOf(item);
  const itemsOf = useJourneyItems(offer, airlineLocatorsOf(item));
  return offer.itineraries.map((itinerary, i) => (
    <FormSection
      key={WAYS[i]}
      id={`${id}-${WAYS[i]}`}
      title={t(`flight.leg.${WAYS[i] ?? 'return'}`)}
      state={<Muted size={16}>{day(departureOf(itinerary)?.at ?? '', 'full')}</Muted>}
    >
      <Timeline items={itemsOf(itinerary)} />
    </FormSection>
  ));
}

/** Every bag of the booked fare, included or not, and those that were bought beside it. */
export function BaggageCard({ item, id }: BookedFlightProps) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  return (
    <FormSection id={`${id}-baggage`} title={t('flight.baggage')}>
      <TripBags offer={bookedOfferOf(item)} />
      {boughtBags(item).map(({ journeyType, quantity, amount, currency }) => (
        <Small key={journeyType}>
          {t(`flight.bags.bought-${journeyType}`, { count: quantity, price: money(amount, currency) })}
        </Small>
      ))}
    </FormSection>
  );
}

/** What each type of traveler paid, and what the bags of each way cost. */
export function BookedFlightLines({ item }: { item: BookedItem }) {
  const { t } = useTexts('booking');
  return (
    <>
      <OfferLines offer={bookedOfferOf(item)} charged />
      {boughtBags(item).map(({ journeyType, quantity, amount, currency }) => (
        <PriceRow
          key={journeyType}
          title={t(`flight.bags.extra-${journeyType}`, { count: quantity })}
          price={{ amounts: [amount], currency }}
          charged
          bare
        />
      ))}
    </>
  );
}
