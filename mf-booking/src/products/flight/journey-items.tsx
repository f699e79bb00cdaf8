import { type Formats, useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import {
  type FlightOffer,
  type FlightSegment,
  type Itinerary,
  type JourneyStep,
  journeySteps,
  type Layover,
} from '@alisio/shared-contracts/flights';
import type { TimelineItem } from '@alisio/shared-ui/flight';
import type { AirlineLocator } from './booked-details.ts';

type Translate = ReturnType<typeof useTexts>['t'];

interface Words {
  t: Translate;
  formats: Formats;
  dictionaries: FlightOffer['dictionaries'];
  /** of a booking of several airlines: at the flights of each its own */
  locators: readonly AirlineLocator[];
}

type Stop = Extract<JourneyStep, { kind: 'stop' }>;

function stop({ t, formats, dictionaries }: Words, { id, end, daysLater }: Stop): TimelineItem {
  const place = dictionaries.locations[end.iataCode];
  const names = [...new Set([place?.cityName, place?.name])].filter(Boolean).join(', ');
  const detail = [
    ...(end.terminal ? [t('flight.journey.terminal', { terminal: end.terminal })] : []),
    ...(daysLater > 0 ? [t('flight.journey.day', { day: formats.day(end.at, 'long') })] : []),
  ].join(' · ');
  return {
    id,
    kind: 'stop',
    time: formats.time(end.at),
    dateTime: end.at,
    plusDays: daysLater,
    title: `${names} ${end.iataCode}`,
    detail,
  };
}

function flight(
  { t, formats, dictionaries, locators }: Words,
  segment: FlightSegment,
  id: string,
): TimelineItem {
  const { carriers } = dictionaries;
  const { carrierCode, number, operating, durationInMinutes, numberOfStops } = segment;
  const operator = carriers[operating.carrierCode] ?? operating.carrierCode;
  const own = locators.length > 1 ? locators.find((one) => one.carrierCode === carrierCode) : undefined;
  const lines = [
    formats.duration(durationInMinutes),
    `${carriers[carrierCode] ?? carrierCode} ${carrierCode} ${number}`,
    ...(operating.carrierCode === carrierCode ? [] : [t('flight.journey.operatedBy', { operator })]),
    ...(numberOfStops > 0 ? [t('flight.journey.technicalStops', { count: numberOfStops })] : []),
    ...(own ? [t('flight.journey.locator', { airline: own.airline, locator: own.locator })] : []),
  ];
  return { id, kind: 'fly', detail: lines.join(' · ') };
}

const wait = ({ t, formats }: Words, { minutes, overnight, arrivalCode, departureCode }: Layover) =>
  [
    t('flight.journey.wait', { duration: formats.duration(minutes) }),
    ...(overnight ? [t('flight.leg.overnight')] : []),
    ...(arrivalCode === departureCode
      ? []
      : [t('flight.leg.airportChange', { from: arrivalCode, to: departureCode })]),
  ].join(' · ');

/** One way from place to place, for the timeline: stops with local times, flights and waits between them. */
export function useJourneyItems({ dictionaries }: FlightOffer, locators: readonly AirlineLocator[] = []) {
  const { t } = useTexts('booking');
  const formats = useFormats();
  const words = { t, formats, dictionaries, locators };
  return (itinerary: Itinerary): TimelineItem[] =>
    journeySteps(itinerary).map((step): TimelineItem => {
      if (step.kind === 'stop') return stop(words, step);
      if (step.kind === 'fly') return flight(words, step.segment, step.id);
      return { id: step.id, kind: 'rest', detail: wait(words, step.wait) };
    });
}
