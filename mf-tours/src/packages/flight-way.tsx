import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import {
  daysLater,
  type FlightOffer,
  type Itinerary,
  layovers,
  pathParts,
} from '@alisio/shared-contracts/flights';
import { FlightLeg } from '@alisio/shared-ui/flight';

type Dictionaries = FlightOffer['dictionaries'];

function placeName({ locations }: Dictionaries, code: string): string {
  const place = locations[code];
  if (!place) return code;
  return place.name === place.cityName ? place.name : `${place.cityName}, ${place.name}`;
}

export interface FlightWayProps {
  itinerary: Itinerary;
  dictionaries: Dictionaries;
  way: 'outbound' | 'return';
}

/** One way of a package's flight. */
export function FlightWay({ itinerary, dictionaries, way }: FlightWayProps) {
  const { t } = useTexts('tours');
  const { day, time, duration } = useFormats();
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)];
  if (!first || !last) return null;
  const waits = layovers(itinerary);
  const later = daysLater(itinerary);
  const stops = waits.map(({ arrivalCode, minutes }) =>
    t('packages.leg.wait', {
      city: dictionaries.locations[arrivalCode]?.cityName ?? arrivalCode,
      code: arrivalCode,
      duration: duration(minutes, 'short'),
    }),
  );
  const alerts = [
    ...(waits.some(({ overnight }) => overnight) ? [t('packages.leg.overnight')] : []),
    ...waits
      .filter((wait) => wait.arrivalCode !== wait.departureCode)
      .map(({ arrivalCode: from, departureCode: to }) => t('packages.leg.airportChange', { from, to })),
  ];
  return (
    <FlightLeg
      carrierMark={first.carrierCode}
      title={t(`packages.leg.${way}`)}
      date={day(first.departure.at)}
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
        plusLabel: t('packages.leg.daysLater', { count: later }),
      }}
      duration={duration(itinerary.durationInMinutes)}
      pathSegments={pathParts(itinerary)}
      direct={waits.length === 0}
      stopsText={
        waits.length === 0 ? (
          t('packages.leg.direct')
        ) : (
          <>
            <b>{t('packages.leg.stops', { count: waits.length })}</b> {stops.join('; ')}
          </>
        )
      }
      {...(alerts.length > 0 ? { alert: alerts.join(' · ') } : {})}
    />
  );
}
