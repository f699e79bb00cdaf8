import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import { fareFamily } from './offer-summary.ts';

/** Names an itinerary in an address: flight numbers with month and day, `AV8.12-12_AV120.12-13`. */
export const itineraryKey = ({ segments }: Itinerary): string =>
  segments.map((s) => `${s.carrierCode}${s.number}.${s.departure.at.slice(5, 10)}`).join('_');

/** One itinerary to choose, with the offers that contain it: the one that it is shown with, then cheapest first. */
export interface FlightChoice {
  key: string;
  itinerary: Itinerary;
  offers: readonly [FlightOffer, ...FlightOffer[]];
}

export const totalOf = (offer: FlightOffer): number => offer.price.intTotal.amount;

function choicesBy(offers: readonly FlightOffer[], leg: 0 | 1): FlightChoice[] {
  const groups = new Map<string, { itinerary: Itinerary; offers: FlightOffer[] }>();
  for (const offer of offers) {
    const itinerary = offer.itineraries[leg];
    if (!itinerary) continue;
    const key = itineraryKey(itinerary);
    const group = groups.get(key);
    if (group) group.offers.push(offer);
    else groups.set(key, { itinerary, offers: [offer] });
  }
  return [...groups].flatMap(([key, group]) => {
    const [first, ...rest] = group.offers.sort((a, b) => totalOf(a) - totalOf(b));
    return first ? [{ key, itinerary: group.itinerary, offers: [first, ...rest] as const }] : [];
  });
}

/** First question of a search: the ways out, each with what the whole trip costs at least. */
export const outboundChoices = (offers: readonly FlightOffer[]): FlightChoice[] => choicesBy(offers, 0);

/** The same choice, shown with its cheapest offer of a fare family where it has one. */
function shownAs(choice: FlightChoice, family: string | null): FlightChoice {
  const wanted = choice.offers.find((offer) => fareFamily(offer) === family);
  if (!wanted) return choice;
  return { ...choice, offers: [wanted, ...choice.offers.filter((offer) => offer !== wanted)] };
}

/**
 * Second question: the ways back that go with a way out; each offer is a fare family of the whole trip.
 * @param family the fare that was chosen with the way out
 */
export function returnChoices(
  offers: readonly FlightOffer[],
  outboundKey: string,
  family: string | null = null,
): FlightChoice[] {
  return choicesBy(
    offers.filter(({ itineraries: [outbound] }) => outbound && itineraryKey(outbound) === outboundKey),
    1,
  ).map((choice) => shownAs(choice, family));
}

export const SORTS = ['best', 'cheapest', 'fastest'] as const;
export type Sort = (typeof SORTS)[number];

const price = (choice: FlightChoice) => totalOf(choice.offers[0]);
const minutes = (choice: FlightChoice) => choice.itinerary.durationInMinutes;

/** Price and time against the best of the list; a stop costs about as much patience as an eighth of the price. */
function effort(choice: FlightChoice, cheapest: number, fastest: number): number {
  return price(choice) / cheapest + 0.6 * (minutes(choice) / fastest) + 0.12 * choice.itinerary.stops;
}

export function sortChoices(choices: readonly FlightChoice[], sort: Sort): FlightChoice[] {
  const cheapest = Math.max(1, Math.min(...choices.map(price)));
  const fastest = Math.max(1, Math.min(...choices.map(minutes)));
  const measure: Record<Sort, (choice: FlightChoice) => number> = {
    best: (choice) => effort(choice, cheapest, fastest),
    cheapest: price,
    fastest: minutes,
  };
  const by = measure[sort];
  // Equal ones stand by price, then by departure, so that the order never depends on the answer's order.
  return [...choices].sort(
    (a, b) => by(a) - by(b) || price(a) - price(b) || (departure(a) < departure(b) ? -1 : 1),
  );
}

const departure = ({ itinerary }: FlightChoice) => itinerary.segments[0]?.departure.at ?? '';

/** §9 */
export const RESULTS_PER_PAGE = 10;
