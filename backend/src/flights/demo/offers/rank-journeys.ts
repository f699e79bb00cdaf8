import type { CabinClass } from '@alisio/shared-contracts/flights';
import { familyFare, seatFare } from '../fares/base-fare.ts';
import { cabinsOf } from '../fares/cabins.ts';
import type { FamilyRules } from '../fares/fare-families.ts';
import type { FoundJourney } from '../journeys/find-journeys.ts';
import { first, type Journey, type Way } from '../journeys/journey.ts';
import { DAY_MS } from '../schedule/days.ts';
import type { Ranked } from './best-journeys.ts';
import type { PricedJourney, SeatedJourney } from './trip.ts';

/** What discomfort is worth to most travellers, in US dollars. */
const PER_HOUR = 14;
const PER_STOP = 35;
const PER_CHANGE_OF_AIRPORT = 60;
const IN_THE_NIGHT = 15;
export interface RankedJourney extends PricedJourney, Ranked {}

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

/** As they are priced now, in the order in which they come. */
export const rankJourneys = (
  journeys: readonly SeatedJourney[],
  { cabin, rules, pricedOn }: RankQuestion,
): RankedJourney[] =>
  journeys.map(({ journey, cabins, steps, seatsLeft }, place): RankedJourney => {
    const fare = seatFare({ journey, cabin, pricedOn, steps });
    const burden = burdenOf(journey, fare, rules);
    return {
      journey,
      cabins,
      steps,
      seatsLeft,
      seatFare: fare,
      burden,
      leaves: first(journey).leaves,
      place,
    };
  });

interface UnsoldJourney extends Ranked {
  /** how many days later than it tells it is flown */
  days: number;
  cabins: readonly CabinClass[];
}

const NO_STEPS: readonly number[] = [];

/**
 * Those that have the cabin, as if nobody had bought anything, in the order in which they come.
 * @param day local day of departure, days since 1970-01-01
 */
export function rankUnsold(
  found: readonly FoundJourney[],
  day: number,
  { cabin, rules, pricedOn }: RankQuestion,
): UnsoldJourney[] {
  const ranked: UnsoldJourney[] = [];
  for (const { journey, day: told } of found) {
    const days = day - told;
    const cabins = cabinsOf(journey, cabin);
    if (!cabins) continue;
    const burden = burdenOf(journey, seatFare({ journey, days, cabin, pricedOn, steps: NO_STEPS }), rules);
    const leaves = first(journey).leaves + days * DAY_MS;
    ranked.push({ journey, days, cabins, burden, leaves, place: ranked.length });
  }
  return ranked;
}
