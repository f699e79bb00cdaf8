import type { FlightSegment, Itinerary, TimeTag } from '@alisio/shared-contracts/flights';
import type { Airline } from '../airlines/index.ts';
import { sellTogether } from '../airlines/partners.ts';
import { first, type Journey, last, longest } from '../journeys/journey.ts';
import { isoDuration, localText } from '../schedule/days.ts';
import type { Departure } from '../schedule/departure.ts';

const TAGS: readonly TimeTag[] = ['night', 'morning', 'afternoon', 'evening'];

const timeTag = (local: number): TimeTag => TAGS[Math.floor(local / 3_600_000 / 6) % 4] ?? 'night';

/** Codeshare numbers start where an airline's own flights end. */
const CODESHARE_FROM = 6000;
const CODESHARE_NUMBERS = 3000;

/** Under whose number a flight is sold: a partner's flight beside the main one goes by the main airline's. */
function soldAs({ flight }: Departure, main: Airline): { carrierCode: string; number: string } {
  const { airline } = flight.route;
  const codeshare = airline !== main && main.kind === 'full' && sellTogether(main, airline);
  return codeshare
    ? { carrierCode: main.code, number: String(CODESHARE_FROM + (flight.number % CODESHARE_NUMBERS)) }
    : { carrierCode: airline.code, number: String(flight.number) };
}

function segmentOf(departure: Departure, id: string, main: Airline): FlightSegment {
  const { flight, localLeaves, localArrives } = departure;
  const { from, to, km } = flight.route;
  return {
    id,
    departure: {
      iataCode: from.code,
      ...(flight.departureTerminal ? { terminal: flight.departureTerminal } : {}),
      at: localText(localLeaves),
    },
    arrival: {
      iataCode: to.code,
      ...(flight.arrivalTerminal ? { terminal: flight.arrivalTerminal } : {}),
      at: localText(localArrives),
    },
    ...soldAs(departure, main),
    aircraft: { code: flight.aircraft.code },
    operating: { carrierCode: flight.operator },
    duration: isoDuration(flight.minutes),
    durationInMinutes: flight.minutes,
    numberOfStops: 0,
    distanceKm: km,
  };
}

/** A journey as offers show it; `firstId` numbers its segments within the offer. */
export function itineraryOf(journey: Journey, firstId: number): Itinerary {
  const main = longest(journey).flight.route.airline;
  return {
    duration: isoDuration(journey.minutes),
    durationInMinutes: journey.minutes,
    stops: journey.departures.length - 1,
    departureTimeTag: timeTag(first(journey).localLeaves),
    arrivalTimeTag: timeTag(last(journey).localArrives),
    segments: journey.departures.map((departure, index) =>
      segmentOf(departure, String(firstId + index), main),
    ),
  };
}
