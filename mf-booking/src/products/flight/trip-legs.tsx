import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import {
  arrivalOf,
  daysLater,
  departureOf,
  type FlightOffer,
  type Itinerary,
  layovers,
  pathParts,
} from '@alisio/shared-contracts/flights';
import { MiniLeg } from '@alisio/shared-ui/flight';
import { Tag } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Way = styled.p`
  margin-top: ${tokens.space[3]};
  font-size: ${tokens.text[14]};
`;

const Direct = styled.span`
  color: ${tokens.color.goodText};
  font-weight: 600;
`;

const Alerts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

function Leg({ itinerary, way }: { itinerary: Itinerary; way: 'outbound' | 'return' }) {
  const { t } = useTexts('booking');
  const { day, time, duration } = useFormats();
  const departure = departureOf(itinerary);
  const arrival = arrivalOf(itinerary);
  if (!departure || !arrival) return null;
  const waits = layovers(itinerary);
  const alerts = [
    ...(waits.some(({ overnight }) => overnight) ? [t('flight.leg.overnight')] : []),
    ...waits
      .filter((wait) => wait.arrivalCode !== wait.departureCode)
      .map((wait) => t('flight.leg.airportChange', { from: wait.arrivalCode, to: wait.departureCode })),
  ];
  return (
    <>
      <Way>
        <b>{t(`flight.leg.${way}`)}</b> {day(departure.at)}
      </Way>
      <MiniLeg
        depart={{ time: time(departure.at), code: departure.iataCode }}
        arrive={{
          time: time(arrival.at),
          code: arrival.iataCode,
          plusDays: daysLater(itinerary),
        }}
        duration={duration(itinerary.durationInMinutes)}
        pathSegments={pathParts(itinerary)}
        stopsText={
          waits.length === 0 ? (
            <Direct>{t('flight.leg.direct')}</Direct>
          ) : (
            `${t('flight.leg.stops', { count: waits.length })} ${waits.map((wait) => `${wait.arrivalCode}, ${duration(wait.minutes, 'short')}`).join(' · ')}`
          )
        }
      />
      {alerts.length > 0 ? (
        <Alerts>
          {alerts.map((alert) => (
            <Tag key={alert} tone="warm">
              {alert}
            </Tag>
          ))}
        </Alerts>
      ) : null}
    </>
  );
}

/** The journey's ways, small: times by the clock of each airport. */
export function TripLegs({ offer }: { offer: FlightOffer }) {
  const [outbound, back] = offer.itineraries;
  return (
    <>
      {outbound ? <Leg itinerary={outbound} way="outbound" /> : null}
      {back ? <Leg itinerary={back} way="return" /> : null}
    </>
  );
}
