import { cabinsOf } from '../fares/cabins.ts';
import { priceableCurrency } from '../fares/currencies.ts';
import { familyRules } from '../fares/fare-families.ts';
import { connects, longestWay } from '../journeys/connection-rules.ts';
import { first, type Journey, journeyOf, last } from '../journeys/journey.ts';
import type { Network } from '../network/network.ts';
import { type Departure, departureOn } from '../schedule/departure.ts';
import { fliesOn, flightsOf } from '../schedule/flights-of-route.ts';
import { leavesTimeBetween } from './combine.ts';
import { type FlightReference, type OfferReference, readOfferId } from './offer-id.ts';
import { seatedNow } from './seated-now.ts';
import type { SeatedJourney, Trip } from './trip.ts';

function departureOf(
  network: Network,
  { carrier, number, from, to, day }: FlightReference,
): Departure | undefined {
  const route = network.find(carrier, from, to);
  const flight = route && flightsOf(route).find((candidate) => candidate.number === number);
  return flight && fliesOn(flight, day) ? departureOn(flight, day) : undefined;
}

/** Flights of an id that make a journey anybody would sell: they fly that day, they connect, they lead somewhere. */
function journeyFrom(network: Network, flights: readonly FlightReference[]): Journey | undefined {
  const departures = flights.flatMap((flight) => departureOf(network, flight) ?? []);
  const journey = departures.length === flights.length ? journeyOf(departures) : undefined;
  if (!journey) return undefined;
  const connected = departures.every((leaving, index) => {
    const arriving = departures[index - 1];
    return !arriving || connects(arriving, leaving);
  });
  const km = departures.reduce((sum, { flight }) => sum + flight.route.km, 0);
  return connected && km <= longestWay(journey.directKm, departures.length - 1) ? journey : undefined;
}

const goesBack = (outbound: Journey, back: Journey) =>
  last(outbound).flight.route.to.city === first(back).flight.route.from.city &&
  last(back).flight.route.to.city === first(outbound).flight.route.from.city &&
  leavesTimeBetween(outbound, back);

export interface RebuiltTrip {
  trip: Omit<Trip, 'journeys' | 'pricedOn'> & { journeys: readonly SeatedJourney[] };
  reference: OfferReference;
}

/** The trip that an id stands for, not priced yet; nothing for ids that were never given out. */
export function rebuildTrip(network: Network, id: string): RebuiltTrip | undefined {
  const reference = readOfferId(id);
  const rules = reference && familyRules(reference.cabin, reference.family);
  if (!reference || !rules || priceableCurrency(reference.currency) !== reference.currency) return undefined;
  const journeys = reference.journeys.flatMap((flights) => journeyFrom(network, flights) ?? []);
  const [outbound, back] = journeys;
  if (!outbound || journeys.length !== reference.journeys.length) return undefined;
  if (back && !goesBack(outbound, back)) return undefined;
  const seated = journeys.flatMap((journey) => {
    const cabins = cabinsOf(journey, reference.cabin);
    return cabins ? [seatedNow(journey, cabins, new Map())] : [];
  });
  if (seated.length !== journeys.length) return undefined;
  const { cabin, inPackage, travelers, currency } = reference;
  return { trip: { journeys: seated, cabin, rules, inPackage, travelers, currency }, reference };
}
