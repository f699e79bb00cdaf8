import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import { fareFamily } from './offer-summary.ts';

const keys = new WeakMap<Itinerary, string>();

/** Names an itinerary in an address: flight numbers with month and day, `AV8.12-12_AV120.12-13`. */
export function itineraryKey(itinerary: Itinerary): string {
  const key =
    keys.get(itinerary) ??
    itinerary.segments.map((s) => `${s.carrierCode}${s.number}.${s.departure.at.slice(5, 10)}`).join('_');
  keys.set(itinerary, key);
  return key;
}

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

/** The choices under a filter, each with the offers that it keeps; one that keeps all of its own stays the same object. */
export function choicesKept(
  choices: readonly FlightChoice[],
  kept: ReadonlySet<FlightOffer>,
): FlightChoice[] {
  return choices.flatMap((choice) => {
    const [first, ...rest] = choice.offers.filter((offer) => kept.has(offer));
    if (!first) return [];
    return rest.length + 1 === choice.offers.length ? [choice] : [{ ...choice, offers: [first, ...rest] }];
  });
}

/** First question of a search: the ways out, each with what the whole trip costs at least. */
export const outboundChoices = (offers: readonly FlightOffer[]): FlightChoice[] => choicesBy(offers, 0);

/** The same choice, shown with its cheapest offer of a fare family where it has one. */
export function shownAs(choice: FlightChoice, family: string | null): FlightChoice {
  const wanted = choice.offers.find((offer) => fareFamily(offer) === family);
  if (!wanted || wanted === choice.offers[0]) return choice;
  return { ...choice, offers: [wanted, ...choice.offers.filter((offer) => offer !== wanted)] };
}

/** The cheapest offer of choices in a fare family, in any where none of them has it; nothing of none. */
export function cheapestTrip(
  choices: readonly FlightChoice[],
  family: string | null,
): FlightOffer | undefined {
  const ofFamily = choices.flatMap(
    ({ offers }) => offers.find((offer) => fareFamily(offer) === family) ?? [],
  );
  const offers = ofFamily.length > 0 ? ofFamily : choices.map(({ offers: [first] }) => first);
  return offers.toSorted((a, b) => totalOf(a) - totalOf(b))[0];
}

/** Second question: the ways back that go with a way out; each offer is a fare family of the whole trip. */
export function returnChoices(offers: readonly FlightOffer[], outboundKey: string): FlightChoice[] {
  return choicesBy(
    offers.filter(({ itineraries: [outbound] }) => outbound && itineraryKey(outbound) === outboundKey),
    1,
  );
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
  const by = new Map(choices.map((choice) => [choice, measure[sort](choice)]));
  const measured = (choice: FlightChoice) => by.get(choice) ?? 0;
  // Equal ones stand by price, duration, departure and name, so that the order never depends on the answer's.
  return [...choices].sort(
    (a, b) =>
      measured(a) - measured(b) ||
      price(a) - price(b) ||
      minutes(a) - minutes(b) ||
      (standing(a) < standing(b) ? -1 : 1),
  );
}

/** Its departure, always of one length, then its name: no two choices have the same. */
const standing = ({ itinerary, key }: FlightChoice) => `${itinerary.segments[0]?.departure.at}${key}`;

/** §9 */
export const RESULTS_PER_PAGE = 10;
