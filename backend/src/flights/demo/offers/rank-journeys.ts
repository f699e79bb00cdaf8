import type { CabinClass } from '@alisio/shared-contracts/flights';
import type { Airline } from '../airlines/index.ts';
import { familyFare, seatFare } from '../fares/base-fare.ts';
import { cabinsOf } from '../fares/cabins.ts';
import type { FamilyRules } from '../fares/fare-families.ts';
import type { FoundJourney } from '../journeys/find-journeys.ts';
import { first, type Journey, longest, type Way } from '../journeys/journey.ts';
import { DAY_MS } from '../schedule/days.ts';
import type { PricedJourney, SeatedJourney } from './trip.ts';

/** What discomfort is worth to most travellers, in US dollars. */
const PER_HOUR = 14;
const PER_STOP = 35;
const PER_CHANGE_OF_AIRPORT = 60;
const IN_THE_NIGHT = 15;
/** Each further choice of the same airline has to be that much better than another's. */
const CROWDING = 5;

export interface RankedJourney extends PricedJourney {
  /** US dollars of the lowest fare with what its discomfort costs */
  burden: number;
}

function discomfort(way: Way): number {
  const { departures, minutes } = way;
  const changes = departures.filter(({ flight }, index) => {
    const before = departures[index - 1];
    return before !== undefined && before.flight.route.to !== flight.route.from;
  });
  const hour = Math.floor(first(way).localLeaves / 3_600_000) % 24;
  return (
    (minutes / 60) * PER_HOUR +
    (departures.length - 1) * PER_STOP +
    changes.length * PER_CHANGE_OF_AIRPORT +
    (hour < 6 ? IN_THE_NIGHT : 0)
  );
}

export interface RankQuestion {
  cabin: CabinClass;
  /** the lowest family that is looked for */
  rules: FamilyRules;
  /** the day of pricing, days since 1970-01-01, UTC */
  pricedOn: number;
}

function burdenOf(journey: Journey, fare: number, rules: FamilyRules): number {
  journey.lasting.discomfort ??= discomfort(journey);
  return familyFare(fare, rules) + journey.lasting.discomfort;
}

export const rankJourneys = (
  journeys: readonly SeatedJourney[],
  { cabin, rules, pricedOn }: RankQuestion,
): RankedJourney[] =>
  journeys
    .map(({ journey, cabins, steps, seatsLeft }): RankedJourney => {
      const fare = seatFare({ journey, cabin, pricedOn, steps });
      return { journey, cabins, steps, seatsLeft, seatFare: fare, burden: burdenOf(journey, fare, rules) };
    })
    .sort((a, b) => a.burden - b.burden || first(a.journey).leaves - first(b.journey).leaves);

interface UnsoldJourney extends FoundJourney {
  cabins: readonly CabinClass[];
  burden: number;
  leaves: number;
}

/** Those that have the cabin, as if nobody had bought anything. */
export function rankUnsold(
  found: readonly FoundJourney[],
  { cabin, rules, pricedOn }: RankQuestion,
): UnsoldJourney[] {
  const ranked: UnsoldJourney[] = [];
  for (const { journey, days } of found) {
    const cabins = cabinsOf(journey, cabin);
    if (!cabins) continue;
    const burden = burdenOf(journey, seatFare({ journey, days, cabin, pricedOn, steps: [] }), rules);
    ranked.push({ journey, days, cabins, burden, leaves: first(journey).leaves + days * DAY_MS });
  }
  return ranked.sort((a, b) => a.burden - b.burden || a.leaves - b.leaves);
}

/** What is chosen from, best first. */
type Ranked = Pick<RankedJourney, 'journey' | 'burden'>;

/** The journeys of one airline that are not chosen yet, best first, by their place among all. */
interface Rest {
  places: number[];
  next: number;
  chosen: number;
}

function byAirline(ranked: readonly Ranked[], without: ReadonlySet<number>): Map<Airline, Rest> {
  const rests = new Map<Airline, Rest>();
  ranked.forEach(({ journey }, place) => {
    const { airline } = longest(journey).flight.route;
    const rest = rests.get(airline) ?? { places: [], next: 0, chosen: 0 };
    rests.set(airline, rest);
    if (without.has(place)) rest.chosen += 1;
    else rest.places.push(place);
  });
  return rests;
}

export const isDirect = ({ journey }: Pick<Ranked, 'journey'>): boolean => journey.departures.length === 1;

/** Of what is chosen, so much at most is there only because it is direct. */
const MOST_DIRECT = 0.75;

/** What people look for first, by its place: the fastest, the cheapest, and the direct ones. */
function lookedForFirst(ranked: readonly Ranked[], count: number): Set<number> {
  const fareOf = ({ journey, burden }: Ranked) => burden - (journey.lasting.discomfort ?? 0);
  const leastBy = (measure: (one: Ranked) => number) => {
    let [least, best] = [Number.POSITIVE_INFINITY, 0];
    ranked.forEach((one, place) => {
      const measured = measure(one);
      if (measured < least) [least, best] = [measured, place];
    });
    return best;
  };
  const places = new Set<number>();
  if (ranked.length === 0) return places;
  places.add(leastBy(({ journey }) => journey.minutes));
  places.add(leastBy(fareOf));
  for (let place = 0; place < ranked.length && places.size < count * MOST_DIRECT; place += 1) {
    const one = ranked[place];
    if (one && isDirect(one)) places.add(place);
  }
  return places;
}

/** The best of many, with the fastest, the cheapest and the direct ones among them, and not all of one airline. Best first. */
export function bestJourneys<One extends Ranked>(ranked: readonly One[], count: number): One[] {
  const places = lookedForFirst(ranked, count);
  const rests = byAirline(ranked, places);
  const chosen = ranked.filter((_, place) => places.has(place));
  while (chosen.length < count) {
    let best: Rest | undefined;
    let [least, firstPlace] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const rest of rests.values()) {
      const place = rest.places[rest.next];
      const journey = place === undefined ? undefined : ranked[place];
      if (place === undefined || !journey) continue;
      const burden = journey.burden + rest.chosen * CROWDING;
      if (burden < least || (burden === least && place < firstPlace))
        [best, least, firstPlace] = [rest, burden, place];
    }
    const journey = ranked[firstPlace];
    if (!best || !journey) break;
    best.next += 1;
    best.chosen += 1;
    chosen.push(journey);
  }
  return chosen.sort((a, b) => a.burden - b.burden);
}
