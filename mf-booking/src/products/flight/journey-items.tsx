import { type Formats, useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { daysBetween } from '@alisio/shared-contracts/dates';
import {
  departureOf,
  type FlightOffer,
  type FlightSegment,
  type Itinerary,
  layovers,
} from '@alisio/shared-contracts/flights';
import type { TimelineItem } from '@alisio/shared-ui/flight';

type Translate = ReturnType<typeof useTexts>['t'];

interface Words {
  t: Translate;
  formats: Formats;
  dictionaries: FlightOffer['dictionaries'];
  /** local date on which this way begins: +1 counts from it */
  firstDay: string;
}

function stop(
  { t, formats, dictionaries, firstDay }: Words,
  end: FlightSegment['departure'],
  id: string,
): TimelineItem {
  const place = dictionaries.locations[end.iataCode];
  const names = [...new Set([place?.cityName, place?.name])].filter(Boolean).join(', ');
  const later = daysBetween(firstDay, end.at);
  const detail = [
    ...(end.terminal ? [t('flight.journey.terminal', { terminal: end.terminal })] : []),
    ...(later > 0 ? [t('flight.journey.day', { day: formats.day(end.at, 'long') })] : []),
  ].join(' · ');
  return {
    id,
    kind: 'stop',
    time: formats.time(end.at),
    dateTime: end.at,
    plusDays: later,
    title: `${names} ${end.iataCode}`,
    detail,
  };
}

function flight({ t, formats, dictionaries }: Words, segment: FlightSegment): TimelineItem {
  const { carriers } = dictionaries;
  const { carrierCode, number, operating, durationInMinutes, numberOfStops } = segment;
  const operator = carriers[operating.carrierCode] ?? operating.carrierCode;
  const lines = [
    formats.duration(durationInMinutes),
    `${carriers[carrierCode] ?? carrierCode} ${carrierCode} ${number}`,
    ...(operating.carrierCode === carrierCode ? [] : [t('flight.journey.operatedBy', { operator })]),
    ...(numberOfStops > 0 ? [t('flight.journey.technicalStops', { count: numberOfStops })] : []),
  ];
  return { id: `fly-${segment.id}`, kind: 'fly', detail: lines.join(' · ') };
}

/** One way from place to place, for the timeline: stops with local times, flights and waits between them. */
export function useJourneyItems({ itineraries, dictionaries }: FlightOffer) {
  const { t } = useTexts('booking');
  const formats = useFormats();
  return (itinerary: Itinerary): TimelineItem[] => {
    const firstDay = departureOf(itinerary)?.at ?? itineraries[0]?.segments[0]?.departure.at ?? '';
    const words = { t, formats, dictionaries, firstDay };
    const waits = layovers(itinerary);
    return itinerary.segments.flatMap((segment, i) => {
      const wait = waits[i - 1];
      const rest: TimelineItem[] = wait
        ? [
            {
              id: `rest-${segment.id}`,
              kind: 'rest',
              detail: [
                t('flight.journey.wait', { duration: formats.duration(wait.minutes) }),
                ...(wait.overnight ? [t('flight.leg.overnight')] : []),
                ...(wait.arrivalCode === wait.departureCode
                  ? []
                  : [t('flight.leg.airportChange', { from: wait.arrivalCode, to: wait.departureCode })]),
              ].join(' · '),
            },
          ]
        : [];
      return [
        ...rest,
        stop(words, segment.departure, `from-${segment.id}`),
        flight(words, segment),
        stop(words, segment.arrival, `to-${segment.id}`),
      ];
    });
  };
}
