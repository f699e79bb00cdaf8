import type { Airline } from '../airlines/index.ts';
import { type Journey, longest } from '../journeys/journey.ts';

/** What is chosen from. */
export interface Ranked {
  journey: Journey;
  /** US dollars of the lowest fare with what its discomfort costs */
  burden: number;
  /** UTC milliseconds */
  leaves: number;
  /** among all that were found */
  place: number;
}

/** Each further choice of the same airline has to be that much better than another's. */
const CROWDING = 5;
/** Of what is chosen, so much at most is there only because it is direct. */
const MOST_DIRECT = 0.75;

export const isDirect = ({ journey }: Pick<Ranked, 'journey'>): boolean => journey.departures.length === 1;

/** The better one first. */
const inOrder = (one: Ranked, other: Ranked): number =>
  one.burden - other.burden || one.leaves - other.leaves || one.place - other.place;

/** The one with the lowest measure; the better one of several. */
function leastBy<One extends Ranked>(found: readonly One[], measure: (one: One) => number): One | undefined {
  let [least, best]: [number, One | undefined] = [Number.POSITIVE_INFINITY, undefined];
  for (const one of found) {
    const measured = measure(one);
    if (measured < least || (best && measured === least && inOrder(one, best) < 0))
      [least, best] = [measured, one];
  }
  return best;
}

/** What people look for first: the fastest, the cheapest, and the direct ones. */
function lookedForFirst<One extends Ranked>(found: readonly One[], count: number): Set<One> {
  const chosen = new Set<One>();
  const fastest = leastBy(found, ({ journey }) => journey.minutes);
  const cheapest = leastBy(found, ({ journey, burden }) => burden - (journey.lasting.discomfort ?? 0));
  for (const one of [fastest, cheapest]) if (one) chosen.add(one);
  for (const one of found.filter(isDirect).sort(inOrder)) {
    if (chosen.size >= count * MOST_DIRECT) break;
    chosen.add(one);
  }
  return chosen;
}

/** The journeys of one airline. */
interface OfAirline<One> {
  /** neither chosen nor `best`; few are ever looked at, so they are in no order */
  rest: One[];
  /** the best of those that are not chosen */
  best: One | undefined;
  chosen: number;
}

function byAirline<One extends Ranked>(
  found: readonly One[],
  chosen: ReadonlySet<One>,
): Map<Airline, OfAirline<One>> {
  const airlines = new Map<Airline, OfAirline<One>>();
  for (const one of found) {
    const { airline } = longest(one.journey).flight.route;
    let known = airlines.get(airline);
    if (!known) {
      known = { rest: [], best: undefined, chosen: 0 };
      airlines.set(airline, known);
    }
    if (chosen.has(one)) known.chosen += 1;
    else known.rest.push(one);
  }
  return airlines;
}

/** Takes the best one out. */
function takeBest<One extends Ranked>(rest: One[]): One | undefined {
  let at = 0;
  for (const [place, one] of rest.entries()) {
    const best = rest[at];
    if (best && inOrder(one, best) < 0) at = place;
  }
  const [best, last] = [rest[at], rest.pop()];
  if (last && at < rest.length) rest[at] = last;
  return best;
}

/**
 * The best of many, with the fastest, the cheapest and the direct ones among them, and not all of one airline. Best
 * first.
 * @param found in any order: sorting thousands to choose some would take longer than all else
 */
export function bestJourneys<One extends Ranked>(found: readonly One[], count: number): One[] {
  const first = lookedForFirst(found, count);
  const airlines = byAirline(found, first);
  const chosen = [...first].sort(inOrder);
  while (chosen.length < count) {
    let [least, next]: [number, OfAirline<One> | undefined] = [Number.POSITIVE_INFINITY, undefined];
    for (const airline of airlines.values()) {
      airline.best ??= takeBest(airline.rest);
      if (!airline.best) continue;
      const burden = airline.best.burden + airline.chosen * CROWDING;
      const isBetter =
        burden < least || (burden === least && next?.best && inOrder(airline.best, next.best) < 0);
      if (isBetter) [least, next] = [burden, airline];
    }
    if (!next?.best) break;
    chosen.push(next.best);
    next.best = undefined;
    next.chosen += 1;
  }
  return chosen.sort((a, b) => a.burden - b.burden);
}
