import type { Airline } from '../airlines/index.ts';
import { sellTogether } from '../airlines/partners.ts';
import type { FamilyRules } from '../fares/fare-families.ts';
import { first, type Journey, last, longest } from '../journeys/journey.ts';
import { DAY_MS } from '../schedule/days.ts';
import { isDirect } from './best-journeys.ts';
import type { RankedJourney } from './rank-journeys.ts';

/** Most offers of one way. */
export const MOST_OFFERS = 200;

/** Journeys and a fare family that make one offer. */
export interface Combination {
  journeys: readonly RankedJourney[];
  rules: FamilyRules;
}

/** Most offers of a round trip: a pair of journeys stands in every family. */
const MOST_OF_A_ROUND_TRIP = 400;

/** How much later than the lowest a dearer family of one way comes, in places of the list. */
const FAMILY_PLACES = [0, 3, 5];
/** What a return costs more in patience: by strangers of the outbound's airline, two tickets in one; US dollars. */
const STRANGER = 40;
/** A further return with the same airline, or at the same time of day, has to be that much better than another. */
const ALIKE = 10;
/** And one that earlier outbounds have already: so that together they have many. */
const SEEN = 3;
const LEAST_RETURNS = 5;
/** Between landing and flying back. */
const SHORTEST_STAY_MS = 2 * 3_600_000;

const airlineOf = (journey: RankedJourney) => longest(journey.journey).flight.route.airline;

/** One way: the journeys in order, each in every family. */
export function oneWayOffers(
  journeys: readonly RankedJourney[],
  families: readonly FamilyRules[],
): Combination[] {
  return journeys
    .flatMap((journey, place) => {
      const alone = [journey];
      return families.map((rules, family) => ({
        journeys: alone,
        rules,
        place: place + (FAMILY_PLACES[family] ?? 0),
      }));
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST_OFFERS);
}

export const leavesTimeBetween = (outbound: Journey, back: Journey): boolean =>
  first(back).leaves >= last(outbound).arrives + SHORTEST_STAY_MS;

/** A way back among all of a search. */
interface Return {
  back: RankedJourney;
  airline: Airline;
  isDirect: boolean;
  /** quarter of the day in which it leaves */
  quarter: number;
  /** how many outbounds have it */
  seen: number;
  /** with what the outbound makes of it that is looked at just now, US dollars */
  burden: number;
  /** that one has it */
  isTaken: boolean;
}

const returnOf = (back: RankedJourney): Return => ({
  back,
  airline: airlineOf(back),
  isDirect: isDirect(back),
  quarter: Math.floor((first(back.journey).localLeaves % DAY_MS) / (DAY_MS / 4)),
  seen: 0,
  burden: 0,
  isTaken: false,
});

/** Those that leave time to be caught, as an outbound sees them. */
function returnsFor(outbound: RankedJourney, returns: readonly Return[]): Return[] {
  const main = airlineOf(outbound);
  const open: Return[] = [];
  for (const one of returns) {
    if (!leavesTimeBetween(outbound.journey, one.back.journey)) continue;
    one.burden = one.back.burden + (sellTogether(main, one.airline) ? 0 : STRANGER);
    one.isTaken = false;
    open.push(one);
  }
  return open;
}

/**
 * An outbound's returns, best first: the best, the cheapest and the fastest, then direct ones, then of many airlines and
 * hours. All direct ones before any other if the outbound is direct too, else as many as leave room for others.
 */
function bestReturns(outbound: RankedJourney, returns: readonly Return[], count: number): RankedJourney[] {
  const open = returnsFor(outbound, returns);
  const chosen: Return[] = [];
  const ofAirline = new Map<Airline, number>();
  const ofQuarter = [0, 0, 0, 0];
  const takeLeast = (measure: (one: Return) => number) => {
    let [least, best]: [number, Return | undefined] = [Number.POSITIVE_INFINITY, undefined];
    for (const one of open) {
      if (one.isTaken) continue;
      const measured = measure(one);
      if (measured < least || (best && measured === least && one.burden < best.burden)) {
        least = measured;
        best = one;
      }
    }
    if (!best) return;
    best.isTaken = true;
    chosen.push(best);
    ofAirline.set(best.airline, (ofAirline.get(best.airline) ?? 0) + 1);
    ofQuarter[best.quarter] = (ofQuarter[best.quarter] ?? 0) + 1;
  };
  const differing = ({ burden, seen, airline, quarter }: Return) =>
    burden + seen * SEEN + (ofAirline.get(airline) ?? 0) * ALIKE + (ofQuarter[quarter] ?? 0) * ALIKE;
  const directOnes = (one: Return) => (one.isDirect ? differing(one) : Number.POSITIVE_INFINITY);

  takeLeast(({ burden }) => burden);
  takeLeast(({ back }) => back.seatFare);
  takeLeast(({ back }) => back.journey.minutes);
  const directs = isDirect(outbound) ? count : Math.ceil(count / 2);
  while (chosen.length < directs && open.some((one) => one.isDirect && !one.isTaken)) takeLeast(directOnes);
  while (chosen.length < count && chosen.length < open.length) takeLeast(differing);
  const best = chosen.slice(0, count);
  for (const one of best) one.seen += 1;
  return best.map(({ back }) => back);
}

/**
 * Round trip: every outbound with its best returns; a direct one has more of them. Each pair stands in every family, so
 * that whoever has chosen one finds it on the way back. The better pair first.
 */
export function roundTripOffers(
  outbounds: readonly RankedJourney[],
  returns: readonly RankedJourney[],
  families: readonly FamilyRules[],
): Combination[] {
  const pairs = Math.floor(MOST_OF_A_ROUND_TRIP / families.length);
  const direct = outbounds.filter(isDirect).length;
  const each = Math.max(LEAST_RETURNS, Math.floor(pairs / (outbounds.length + direct)));
  const ofDirect = Math.floor((pairs - each * (outbounds.length - direct)) / Math.max(direct, 1));
  const backs = returns.map(returnOf);
  return outbounds
    .flatMap((outbound, outboundPlace) =>
      bestReturns(outbound, backs, isDirect(outbound) ? ofDirect : each).map((back, place) => ({
        journeys: [outbound, back],
        place: place + outboundPlace,
      })),
    )
    .sort((a, b) => a.place - b.place)
    .flatMap(({ journeys }) => families.map((rules) => ({ journeys, rules })));
}
