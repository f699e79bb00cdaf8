import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { departureOf } from '@alisio/shared-contracts/flights';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { Timeline } from '@alisio/shared-ui/flight';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { SupportRow } from '../../support/support-row.tsx';
import { BaggageCard, BillingCard, TravellersCard } from './booking-cards.tsx';
import { useJourneyItems } from './journey-items.tsx';
import { Ticket } from './ticket.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[6]} ${tokens.space[16]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: ${tokens.space[8]};
  }
`;

const WAYS = ['outbound', 'return'] as const;

interface BookingViewProps {
  booking: ConfirmedBooking;
  justMade?: boolean;
}

/** A booking in full: right after paying, and found again in my trips. */
export function BookingView({ booking, justMade = false }: BookingViewProps) {
  const { t } = useTexts('booking');
  const { day } = useFormats();
  const offer = booking.selectedFlightOffer.FlightOffer;
  const itemsOf = useJourneyItems(offer);
  return (
    <>
      <Ticket booking={booking} justMade={justMade} />
      <Columns>
        <div>
          {offer.itineraries.map((itinerary, i) => (
            <FormSection
              key={WAYS[i]}
              id={`journey-${WAYS[i]}`}
              title={t(`leg.${WAYS[i] ?? 'return'}`)}
              state={<Muted size={16}>{day(departureOf(itinerary)?.at ?? '', 'long')}</Muted>}
            >
              <Timeline items={itemsOf(itinerary)} />
            </FormSection>
          ))}
          <SupportRow title={t('confirm.changed')} hasPaid />
        </div>
        <div>
          <TravellersCard booking={booking} />
          <BaggageCard booking={booking} />
          <BillingCard booking={booking} />
        </div>
      </Columns>
    </>
  );
}
