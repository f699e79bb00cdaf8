import type { CabinClass } from '@alisio/shared-contracts/flights';
import { baseFare } from '../fares/base-fare.ts';
import type { FamilyRules } from '../fares/fare-families.ts';
import { first, longest } from '../journeys/journey.ts';
import type { SeatedJourney } from './trip.ts';

/** What discomfort is worth to most travellers, in US dollars. */
const PER_HOUR = 14;
const PER_STOP = 35;
const PER_CHANGE_OF_AIRPORT = 60;
const IN_THE_NIGHT = 15;
/** Each further choice of the same airline has to be that much better than another's. */
const CROWDING = 5;

export interface RankedJourney extends SeatedJourney {
  /** US dollars of the lowest fare with what its discomfort costs */
  burden: number;
}

function discomfort({ journey }: SeatedJourney): number {
  const { departures, minutes } = journey;
  const changes = departures.filter(({ flight }, index) => {
    const before = departures[index - 1];
    return before !== undefined && before.flight.route.to !== flight.route.from;
  });
  const hour = Math.floor(first(journey).localLeaves / 3_600_000) % 24;
  return (
    (minutes / 60) * PER_HOUR +
    (departures.length - 1) * PER_STOP +
    changes.length * PER_CHANGE_OF_AIRPORT +
    (hour < 6 ? IN_THE_NIGHT : 0)
  );
}

export const rankJourneys = (
  journeys: readonly SeatedJourney[],
  cabin: CabinClass,
  rules: FamilyRules,
  pricedOn: number,
): RankedJourney[] =>
  journeys
    .map((seated) => ({
      ...seated,
      burden:
        baseFare({ journey: seated.journey, cabin, rules, pricedOn, steps: seated.steps }) +
        discomfort(seated),
    }))
    .sort((a, b) => a.burden - b.burden || first(a.journey).leaves - first(b.journey).leaves);

/** The best of many, with the fastest among them, and not all of one airline. Best first. */
export function bestJourneys(ranked: readonly RankedJourney[], count: number): RankedJourney[] {
  const rest = new Set(ranked);
  const airlines = new Map<string, number>();
  const chosen: RankedJourney[] = [];
  const choose = (journey: RankedJourney) => {
    const { code } = longest(journey.journey).flight.route.airline;
    airlines.set(code, (airlines.get(code) ?? 0) + 1);
    rest.delete(journey);
    chosen.push(journey);
  };
  const fastest = ranked.reduce<RankedJourney | undefined>(
    (best, next) => (best && best.journey.minutes <= next.journey.minutes ? best : next),
    undefined,
  );
  if (fastest) choose(fastest);
  while (chosen.length < count && rest.size > 0) {
    let best: RankedJourney | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const journey of rest) {
      const { code } = longest(journey.journey).flight.route.airline;
      const burden = journey.burden + (airlines.get(code) ?? 0) * CROWDING;
      if (burden < least) [best, least] = [journey, burden];
    }
    if (!best) break;
    choose(best);
  }
  return chosen.sort((a, b) => a.burden - b.burden);
}
