import { sellTogether } from '../airlines/partners.ts';
import type { FamilyRules } from '../fares/fare-families.ts';
import { first, last, longest } from '../journeys/journey.ts';
import type { RankedJourney } from './rank-journeys.ts';

/** Most offers of one answer. */
export const MOST_OFFERS = 200;

/** Journeys and a fare family that make one offer. */
export interface Combination {
  journeys: readonly RankedJourney[];
  rules: FamilyRules;
}

/** How much later than the lowest a dearer family comes, in places of the list of returns. */
const FAMILY_PLACES = [0, 3, 5];
/** A return by strangers of the outbound's airline: two tickets in one. Places of the list. */
const STRANGER_PLACES = 4;
const LEAST_OF_AN_OUTBOUND = 10;
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

/** An outbound's best returns in their families, in order. */
function bestReturns(
  outbound: RankedJourney,
  returns: readonly RankedJourney[],
  families: readonly FamilyRules[],
  count: number,
): (Combination & { place: number })[] {
  const main = airlineOf(outbound);
  const places: { place: number; both: readonly RankedJourney[] }[] = [];
  for (const back of returns) {
    if (!leavesTimeBetween(outbound.journey, back.journey)) continue;
    const stranger = sellTogether(main, airlineOf(back)) ? 0 : STRANGER_PLACES;
    places.push({ place: places.length + stranger, both: [outbound, back] });
  }
  // Places are small whole numbers: whoever has one is taken in turn, instead of sorting all.
  const best: (Combination & { place: number })[] = [];
  const last = places.length + STRANGER_PLACES + Math.max(...FAMILY_PLACES);
  for (let place = 0; place <= last; place += 1) {
    for (const { place: lowest, both } of places) {
      families.forEach((rules, family) => {
        if (lowest + (FAMILY_PLACES[family] ?? 0) === place) best.push({ journeys: both, rules, place });
      });
    }
    if (best.length >= count) break;
  }
  return best.slice(0, count);
}

/** Round trip: every outbound with its best returns, families among them; the better pair first. */
export function roundTripOffers(
  outbounds: readonly RankedJourney[],
  returns: readonly RankedJourney[],
  families: readonly FamilyRules[],
): Combination[] {
  const each = Math.max(LEAST_OF_AN_OUTBOUND, Math.ceil(MOST_OFFERS / Math.max(outbounds.length, 1)));
  return outbounds
    .flatMap((outbound, outboundPlace) =>
      bestReturns(outbound, returns, families, each).map(({ journeys, rules, place }) => ({
        journeys,
        rules,
        place: place + outboundPlace,
      })),
    )
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST_OFFERS);
}
