import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import {
  daysLater,
  type FlightOffer,
  type Itinerary,
  layovers,
  pathParts,
} from '@alisio/shared-contracts/flights';
import { FlightLeg } from '@alisio/shared-ui/flight';
import styled from '@emotion/styled';
import { Fragment, memo, type ReactNode } from 'react';

/** Together on a line where there is room; a long city on a small screen takes two. */
const Stop = styled.span`
  display: inline-block;
`;

type Dictionaries = FlightOffer['dictionaries'];

export interface LegViewProps {
  itinerary: Itinerary;
  dictionaries: Dictionaries;
  /** which way it is, with its day; without one the airlines that sell it stand there, for a list of one way */
  way?: 'outbound' | 'return';
  /** said beside the airlines */
  tag?: ReactNode;
}

const placeName = ({ locations }: Dictionaries, code: string) => {
  const place = locations[code];
  if (!place) return code;
  return place.name === place.cityName ? place.name : `${place.cityName}, ${place.name}`;
};

/** One way of a journey as the shelves of a flight card show it. */
export const LegView = memo(function LegView({ itinerary, dictionaries, way, tag }: LegViewProps) {
  const { t } = useTexts('flights');
  const { day, time, duration, list } = useFormats();
  const first = itinerary.segments[0];
  const last = itinerary.segments.at(-1);
  if (!first || !last) return null;
  const waits = layovers(itinerary);
  const later = daysLater(itinerary);
  const { carriers } = dictionaries;
  const sellers = [
    ...new Set(itinerary.segments.map(({ carrierCode }) => carriers[carrierCode] ?? carrierCode)),
  ];
  const alerts = [
    ...(waits.some(({ overnight }) => overnight) ? [t('leg.overnight')] : []),
    ...waits
      .filter((wait) => wait.arrivalCode !== wait.departureCode)
      .map((wait) => t('leg.airportChange', { from: wait.arrivalCode, to: wait.departureCode })),
  ];
  const stops = waits.map((wait, i) => (
    <Fragment key={`${wait.arrivalCode} ${wait.departureCode}`}>
      <Stop>
        {t('leg.wait', {
          city: dictionaries.locations[wait.arrivalCode]?.cityName ?? wait.arrivalCode,
          code: wait.arrivalCode,
          duration: duration(wait.minutes, 'short'),
        })}
        {i < waits.length - 1 ? ';' : ''}
      </Stop>{' '}
    </Fragment>
  ));
  return (
    <FlightLeg
      carrierMark={first.carrierCode}
      title={way ? t(`leg.${way}`) : list(sellers)}
      date={way ? day(first.departure.at) : tag}
      depart={{
        time: time(first.departure.at),
        dateTime: first.departure.at,
        code: first.departure.iataCode,
        name: placeName(dictionaries, first.departure.iataCode),
      }}
      arrive={{
        time: time(last.arrival.at),
        dateTime: last.arrival.at,
        code: last.arrival.iataCode,
        name: placeName(dictionaries, last.arrival.iataCode),
        plusDays: later,
        plusLabel: t('leg.daysLater', { count: later }),
      }}
      duration={duration(itinerary.durationInMinutes)}
      pathSegments={pathParts(itinerary)}
      direct={waits.length === 0}
      stopsText={
        waits.length === 0 ? (
          t('leg.direct')
        ) : (
          <>
            <b>{t('leg.stops', { count: waits.length })}</b> {stops}
          </>
        )
      }
      {...(alerts.length > 0 ? { alert: alerts.join(' · ') } : {})}
    />
  );
});
