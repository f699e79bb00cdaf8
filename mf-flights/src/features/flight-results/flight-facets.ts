import { type FacetQuestion, keptBy, readChoices } from '@alisio/shared-contracts/facets';
import {
  arrivalOf,
  bagFacts,
  departureOf,
  type FlightOffer,
  type Itinerary,
  layovers,
} from '@alisio/shared-contracts/flights';
import { minorUnits } from '@alisio/shared-contracts/money';
import { choicesKept, type FlightChoice, itineraryKey, totalOf } from '../../offers/flight-choices.ts';
import { fareFamily } from '../../offers/offer-summary.ts';

/** An offer as its facets see it: one way of it, and what holds for the whole trip. Worked out once an answer. */
export interface OfferRow {
  offer: FlightOffer;
  /** names the itinerary: however many fares it is sold at, it is one flight */
  key: string;
  /** minor units of all travelers */
  price: number;
  stops: '0' | '1' | '2';
  minutes: number;
  /** minutes of the day by the clock of the airport */
  departs: number;
  arrives: number;
  airlines: readonly string[];
  bags: readonly string[];
  family: string;
  from: string;
  to: string;
  connections: readonly string[];
  /** what it spares the traveler: a night between two flights, a way across a city */
  spares: { night: boolean; move: boolean };
}

const minutesOfDay = (localDateTime = '') =>
  Number(localDateTime.slice(11, 13)) * 60 + Number(localDateTime.slice(14, 16));

const STOPS = ['0', '1'] as const;

function rowOf(offer: FlightOffer, itinerary: Itinerary, bags: readonly string[]): OfferRow {
  const waits = layovers(itinerary);
  const [departure, arrival] = [departureOf(itinerary), arrivalOf(itinerary)];
  return {
    offer,
    key: itineraryKey(itinerary),
    price: totalOf(offer),
    stops: STOPS[itinerary.stops] ?? '2',
    minutes: itinerary.durationInMinutes,
    departs: minutesOfDay(departure?.at),
    arrives: minutesOfDay(arrival?.at),
    airlines: [...new Set(itinerary.segments.map(({ carrierCode }) => carrierCode))],
    bags,
    family: fareFamily(offer),
    from: departure?.iataCode ?? '',
    to: arrival?.iataCode ?? '',
    connections: [...new Set(waits.flatMap((wait) => [wait.arrivalCode, wait.departureCode]))],
    spares: {
      night: !waits.some(({ overnight }) => overnight),
      move: waits.every((wait) => wait.arrivalCode === wait.departureCode),
    },
  };
}

const bagsOf = (offer: FlightOffer) =>
  bagFacts(offer, offer.itineraries).flatMap(({ kind, count }) =>
    count > 0 && kind !== 'personal' ? [kind] : [],
  );

/** The rows of the way that is being chosen: all offers for the way out, those with the chosen way out for the way back. */
export function rowsOf(offers: readonly FlightOffer[], outboundKey: string | undefined): OfferRow[] {
  return offers.flatMap((offer) => {
    const [outbound, back] = offer.itineraries;
    if (outboundKey === undefined) return outbound ? [rowOf(offer, outbound, bagsOf(offer))] : [];
    if (!outbound || !back || itineraryKey(outbound) !== outboundKey) return [];
    return [rowOf(offer, back, bagsOf(offer))];
  });
}

/** Least difference that somebody chooses by. Minutes. */
const QUARTER = 15;

/** In which steps a facet's range is chosen: whole units of the currency, quarters of an hour. */
export const facetStep = (facet: string, currency: string): number =>
  facet === 'price' ? minorUnits(currency) : QUARTER;

/**
 * §9's facets and what else flights differ by, with the names that addresses have for them. What is asked of the hours
 * and airports of one way says nothing of the other: these names end in 2 for the way back. What is asked of stops,
 * airlines, bags and price stays from one question to the next.
 */
export function flightFacets(way: 'outbound' | 'return', currency: string): FacetQuestion<OfferRow> {
  const of = way === 'return' ? '2' : '';
  return {
    facets: [
      { kind: 'values', name: 'stops', of: ({ stops }) => [stops] },
      { kind: 'range', name: 'price', of: ({ price }) => price, step: minorUnits(currency) },
      { kind: 'values', name: 'bags', of: ({ bags }) => bags },
      { kind: 'range', name: `dep${of}`, of: ({ departs }) => departs, step: QUARTER },
      { kind: 'range', name: `arr${of}`, of: ({ arrives }) => arrives, step: QUARTER },
      { kind: 'range', name: `time${of}`, of: ({ minutes }) => minutes, step: QUARTER },
      { kind: 'values', name: 'air', of: ({ airlines }) => airlines },
      { kind: 'values', name: `orig${of}`, of: ({ from }) => [from] },
      { kind: 'values', name: `dest${of}`, of: ({ to }) => [to] },
      { kind: 'values', name: `via${of}`, of: ({ connections }) => connections },
      { kind: 'values', name: 'day', of: ({ spares }) => (spares.night ? ['1'] : []) },
      { kind: 'values', name: 'stay', of: ({ spares }) => (spares.move ? ['1'] : []) },
      { kind: 'values', name: 'fare', of: ({ family }) => [family] },
    ],
    priceOf: ({ price }) => price,
    keyOf: ({ key }) => key,
  };
}

/** Whether an address narrows the ways out, or has a bag counted into their prices: what other days cost has neither. */
export const narrowsPrices = (words: URLSearchParams, currency: string): boolean =>
  words.get('bag') === '1' || flightFacets('outbound', currency).facets.some(({ name }) => words.has(name));

/**
 * Ways out with the offers that the ways back will list under the same address: what is asked of both ways (airlines,
 * stops) holds for the way back too, so that the least total is one that can be chosen next.
 */
export function keptGoingOn(
  outbounds: readonly FlightChoice[],
  words: URLSearchParams,
  currency: string,
): readonly FlightChoice[] {
  if (!narrowsPrices(words, currency)) return outbounds;
  const { facets } = flightFacets('return', currency);
  return outbounds.flatMap((choice) => {
    const rows = rowsOf(choice.offers, choice.key);
    // A one-way trip has no next question.
    if (rows.length === 0) return [choice];
    const kept = keptBy(
      rows,
      facets,
      readChoices(rows, facets, (name) => words.getAll(name).filter(Boolean)),
    );
    return choicesKept([choice], new Set(kept.map(({ offer }) => offer)));
  });
}
