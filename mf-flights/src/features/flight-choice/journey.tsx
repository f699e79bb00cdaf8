import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import {
  type FlightOffer,
  type FlightSegment,
  type Itinerary,
  type JourneyStep,
  journeySteps,
  type Layover,
} from '@alisio/shared-contracts/flights';
import { Timeline, type TimelineItem } from '@alisio/shared-ui/flight';

export interface JourneyProps {
  itinerary: Itinerary;
  dictionaries: FlightOffer['dictionaries'];
}

/** A way from place to place by the clocks of the airports: who flies, in what, and how long one waits. */
export function Journey({ itinerary, dictionaries }: JourneyProps) {
  const { t } = useTexts('flights');
  const formats = useFormats();
  const { carriers, aircraft, locations } = dictionaries;
  const carrier = (code: string) => carriers[code] ?? code;

  const stop = ({ id, end, daysLater }: Extract<JourneyStep, { kind: 'stop' }>): TimelineItem => {
    const place = locations[end.iataCode];
    const names = [...new Set([place?.cityName, place?.name])].filter(Boolean).join(', ');
    const detail = [
      ...(end.terminal ? [t('sheet.terminal', { terminal: end.terminal })] : []),
      ...(daysLater > 0 ? [formats.day(end.at, 'long')] : []),
    ].join(' · ');
    return {
      ...{ id, kind: 'stop', time: formats.time(end.at), dateTime: end.at, plusDays: daysLater, detail },
      title: `${names} ${end.iataCode}`,
    };
  };
  const fly = (segment: FlightSegment) => {
    const { carrierCode, number, operating, durationInMinutes, numberOfStops } = segment;
    return [
      formats.duration(durationInMinutes),
      `${carrier(carrierCode)} ${carrierCode} ${number}`,
      ...(operating.carrierCode === carrierCode
        ? []
        : [t('facts.operatedBy', { names: carrier(operating.carrierCode) })]),
      aircraft[segment.aircraft.code] ?? segment.aircraft.code,
      ...(numberOfStops > 0 ? [t('sheet.technicalStops', { count: numberOfStops })] : []),
    ].join(' · ');
  };
  const rest = ({ minutes, overnight, arrivalCode, departureCode }: Layover) =>
    [
      t('sheet.wait', { duration: formats.duration(minutes) }),
      ...(overnight ? [t('leg.overnight')] : []),
      ...(arrivalCode === departureCode
        ? []
        : [t('leg.airportChange', { from: arrivalCode, to: departureCode })]),
    ].join(' · ');

  const items = journeySteps(itinerary).map((step): TimelineItem => {
    if (step.kind === 'stop') return stop(step);
    const detail = step.kind === 'fly' ? fly(step.segment) : rest(step.wait);
    return { id: step.id, kind: step.kind, detail };
  });
  return <Timeline items={items} />;
}
