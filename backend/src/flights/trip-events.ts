import type { FlightOffer, FlightSegment } from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { FIRST_ZONE } from '@alisio/shared-contracts/zones';
import { type CalendarEvent, instantsOf, stretchOf, type WallTime, zonedText } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import type { CarrierLocator } from './flight-supplier.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const TEXTS: Record<Language, typeof es> = { es, en };

/** The zone of an airport's clock (IANA name); nothing for one that nobody knows. */
export type ZoneOf = (iataCode: string) => string | undefined;

/** What a flight is booked as. */
export interface BookedTrip {
  offer: FlightOffer;
  /** ours, as it is read out */
  reference: string;
  /** the airlines' own */
  locators: readonly CarrierLocator[];
}

interface Timed {
  segment: FlightSegment;
  starts: WallTime;
  ends: WallTime;
}

/** The flights whose airports have a zone: all of them, unless an airport left the catalogue since. */
const timedFlights = ({ itineraries }: FlightOffer, zoneOf: ZoneOf): Timed[] =>
  itineraries
    .flatMap(({ segments }) => segments)
    .flatMap((segment) => {
      const { departure, arrival } = segment;
      const [from, to] = [zoneOf(departure.iataCode), zoneOf(arrival.iataCode)];
      return from && to
        ? [{ segment, starts: { at: departure.at, zone: from }, ends: { at: arrival.at, zone: to } }]
        : [];
    });

/** The carrier's own code, on its own flights: another one's counters do not know it. */
const locatorOn = (
  { carrierCode }: Timed['segment'],
  locators: readonly CarrierLocator[],
): string | undefined => locators.find((one) => one.carrierCode === carrierCode)?.locator;

/** When the first flight leaves at the earliest that its clock may mean, UTC milliseconds. */
export function leavesAt({ itineraries }: FlightOffer, zoneOf: ZoneOf): number | undefined {
  const departure = itineraries[0]?.segments[0]?.departure;
  if (!departure) return undefined;
  return Math.min(...instantsOf({ at: departure.at, zone: zoneOf(departure.iataCode) ?? FIRST_ZONE }));
}

/** One event for each flight, from the clock of one airport to that of the other. */
export function tripEvents(
  { offer, reference, locators }: BookedTrip,
  zoneOf: ZoneOf,
  language: Language,
): CalendarEvent[] {
  const texts = TEXTS[language];
  const { carriers, locations } = offer.dictionaries;
  const city = (code: string) => locations[code]?.cityName ?? code;
  return timedFlights(offer, zoneOf).map(({ segment, starts, ends }) => {
    const { id, carrierCode, number, departure, arrival, durationInMinutes: minutes } = segment;
    const airline = carriers[carrierCode] ?? carrierCode;
    const details = fillIn(texts.eventDetails, { airline, reference });
    const own = locatorOn(segment, locators);
    return {
      id,
      starts,
      ends,
      minutes,
      title: fillIn(texts.event, {
        number: `${carrierCode} ${number}`,
        route: fillIn(texts.route, { from: city(departure.iataCode), to: city(arrival.iataCode) }),
      }),
      details: own ? fillIn(texts.eventLocator, { details, airline, locator: own }) : details,
      place: `${locations[departure.iataCode]?.name ?? ''} (${departure.iataCode})`.trim(),
    };
  });
}

/**
 * What machines read of a booked flight: one `FlightReservation` (schema.org) for each flight and passenger. The
 * reservation's number is the airline's own where there is one: that is what its counters and apps know.
 * @param names of who flies
 */
export function flightReservations(
  { offer, reference, locators }: BookedTrip,
  zoneOf: ZoneOf,
  names: readonly string[],
): Record<string, unknown>[] {
  const { carriers, locations } = offer.dictionaries;
  const airline = (code: string) => ({ '@type': 'Airline', name: carriers[code] ?? code, iataCode: code });
  const airport = (code: string) => ({
    '@type': 'Airport',
    name: locations[code]?.name ?? code,
    iataCode: code,
  });
  return timedFlights(offer, zoneOf).flatMap(({ segment, starts, ends }) => {
    const { carrierCode, number, operating, departure, arrival, durationInMinutes } = segment;
    const { from, to } = stretchOf(starts, ends, durationInMinutes);
    const reservationFor = {
      '@type': 'Flight',
      flightNumber: number,
      provider: airline(carrierCode),
      ...(operating.carrierCode === carrierCode ? {} : { operatedBy: airline(operating.carrierCode) }),
      departureAirport: airport(departure.iataCode),
      departureTime: zonedText(from, starts.zone),
      ...(departure.terminal ? { departureTerminal: departure.terminal } : {}),
      arrivalAirport: airport(arrival.iataCode),
      arrivalTime: zonedText(to, ends.zone),
      ...(arrival.terminal ? { arrivalTerminal: arrival.terminal } : {}),
    };
    return names.map((name) => ({
      '@context': 'https://schema.org',
      '@type': 'FlightReservation',
      reservationNumber: locatorOn(segment, locators) ?? reference,
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      underName: { '@type': 'Person', name },
      bookingAgent: { '@type': 'Organization', name: 'Alisio' },
      reservationFor,
    }));
  });
}
