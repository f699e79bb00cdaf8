import { daysBetween } from '../dates/index.ts';
import type { FlightSegment, Itinerary } from './offer.ts';

/** The clock on the wall read as if it were UTC: fit for differences at one airport only. Epoch minutes. */
const wallMinutes = (localDateTime: string) => Date.parse(`${localDateTime}Z`) / 60_000;

/** First take-off of an itinerary: airport, terminal, local time. */
export const departureOf = ({ segments }: Itinerary) => segments[0]?.departure;
/** Last landing of an itinerary: airport, terminal, local time. */
export const arrivalOf = ({ segments }: Itinerary) => segments.at(-1)?.arrival;

/** Calendar days from departure to arrival, each by the clock of its own airport: the "+1" of a timetable. */
export const daysLater = (itinerary: Itinerary): number =>
  daysBetween(departureOf(itinerary)?.at ?? '', arrivalOf(itinerary)?.at ?? '');

export interface Layover {
  /** where the first flight lands */
  arrivalCode: string;
  /** where the next one takes off: another airport of the city when they differ */
  departureCode: string;
  minutes: number;
  overnight: boolean;
}

/** Whether a wait holds 2 a.m., when nobody would rather be at an airport. */
function holdsNight(from: string, minutes: number): boolean {
  const start = wallMinutes(from);
  const twoInTheMorning = Math.ceil((start - 120) / 1440) * 1440 + 120;
  return twoInTheMorning < start + minutes;
}

/** The waits between flights, in order. */
export function layovers({ segments }: Itinerary): Layover[] {
  return segments.slice(1).map((next, i) => {
    const last = segments[i] ?? next;
    const minutes = wallMinutes(next.departure.at) - wallMinutes(last.arrival.at);
    return {
      arrivalCode: last.arrival.iataCode,
      departureCode: next.departure.iataCode,
      minutes,
      overnight: holdsNight(last.arrival.at, minutes),
    };
  });
}

export interface PathPart {
  kind: 'fly' | 'wait' | 'night';
  minutes: number;
}

/** The line between two airports, to scale: flown and waited. */
export function pathParts(itinerary: Itinerary): PathPart[] {
  const waits = layovers(itinerary);
  return itinerary.segments.flatMap((segment, i): PathPart[] => {
    const wait = waits[i - 1];
    const flown: PathPart = { kind: 'fly', minutes: segment.durationInMinutes };
    return wait ? [{ kind: wait.overnight ? 'night' : 'wait', minutes: wait.minutes }, flown] : [flown];
  });
}

/** What happens on a way, in order: an airport by its clock, the flight to the next one, a wait between two flights. */
export type JourneyStep =
  | { kind: 'stop'; id: string; end: FlightSegment['departure']; daysLater: number }
  | { kind: 'fly'; id: string; segment: FlightSegment }
  | { kind: 'rest'; id: string; wait: Layover };

/** A way from place to place; `daysLater` counts from the day on which it begins. */
export function journeySteps(itinerary: Itinerary): JourneyStep[] {
  const firstDay = departureOf(itinerary)?.at ?? '';
  const waits = layovers(itinerary);
  const stop = (end: FlightSegment['departure'], id: string): JourneyStep => ({
    ...{ kind: 'stop', id, end, daysLater: daysBetween(firstDay, end.at) },
  });
  return itinerary.segments.flatMap((segment, i) => {
    const wait = waits[i - 1];
    return [
      ...(wait ? [{ kind: 'rest' as const, id: `rest-${segment.id}`, wait }] : []),
      stop(segment.departure, `from-${segment.id}`),
      { kind: 'fly' as const, id: `fly-${segment.id}`, segment },
      stop(segment.arrival, `to-${segment.id}`),
    ];
  });
}
