import { sellTogether } from '../airlines/partners.ts';
import type { FamilyRules } from '../fares/fare-families.ts';
import { first, last, longest } from '../journeys/journey.ts';
import { DAY_MS } from '../schedule/days.ts';
import { isDirect, type RankedJourney } from './rank-journeys.ts';

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

export const leavesTimeBetween = (
  outbound: RankedJourney['journey'],
  back: RankedJourney['journey'],
): boolean => first(back).leaves >= last(outbound).arrives + SHORTEST_STAY_MS;

interface Return {
  back: RankedJourney;
  /** with what the outbound makes of it, US dollars */
  burden: number;
  /** quarter of the day in which it leaves */
  quarter: number;
}

const quarterOf = ({ journey }: RankedJourney) =>
  Math.floor((first(journey).localLeaves % DAY_MS) / (DAY_MS / 4));

/**
 * An outbound's returns, best first: the best, the cheapest and the fastest, then direct ones, then of many airlines and
 * hours. All direct ones before any other if the outbound is direct too, else as many as leave room for others.
 * @param seen how many earlier outbounds have a return
 */
function bestReturns(
  outbound: RankedJourney,
  returns: readonly RankedJourney[],
  count: number,
  seen: Map<RankedJourney, number>,
): RankedJourney[] {
  const main = airlineOf(outbound);
  const rest = new Set<Return>();
  for (const back of returns) {
    if (!leavesTimeBetween(outbound.journey, back.journey)) continue;
    const burden = back.burden + (sellTogether(main, airlineOf(back)) ? 0 : STRANGER);
    rest.add({ back, burden, quarter: quarterOf(back) });
  }
  const chosen: Return[] = [];
  const takeLeast = (measure: (one: Return) => number) => {
    let [least, best]: [number, Return | undefined] = [Number.POSITIVE_INFINITY, undefined];
    for (const one of rest) {
      const measured = measure(one);
      if (measured < least || (best && measured === least && one.burden < best.burden))
        [least, best] = [measured, one];
    }
    if (!best) return;
    rest.delete(best);
    chosen.push(best);
  };
  const differing = (one: Return) =>
    one.burden +
    (seen.get(one.back) ?? 0) * SEEN +
    chosen.filter(({ back }) => airlineOf(back) === airlineOf(one.back)).length * ALIKE +
    chosen.filter(({ quarter }) => quarter === one.quarter).length * ALIKE;
  const directOnes = (one: Return) => (isDirect(one.back) ? differing(one) : Number.POSITIVE_INFINITY);

  takeLeast(({ burden }) => burden);
  takeLeast(({ back }) => back.seatFare);
  takeLeast(({ back }) => back.journey.minutes);
  const directs = isDirect(outbound) ? count : Math.ceil(count / 2);
  while (chosen.length < directs && [...rest].some(({ back }) => isDirect(back))) takeLeast(directOnes);
  while (chosen.length < count && rest.size > 0) takeLeast(differing);
  const best = chosen.slice(0, count).map(({ back }) => back);
  for (const back of best) seen.set(back, (seen.get(back) ?? 0) + 1);
  return best;
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
  const seen = new Map<RankedJourney, number>();
  return outbounds
    .flatMap((outbound, outboundPlace) =>
      bestReturns(outbound, returns, isDirect(outbound) ? ofDirect : each, seen).map((back, place) => ({
        journeys: [outbound, back],
        place: place + outboundPlace,
      })),
    )
    .sort((a, b) => a.place - b.place)
    .flatMap(({ journeys }) => families.map((rules) => ({ journeys, rules })));
}
