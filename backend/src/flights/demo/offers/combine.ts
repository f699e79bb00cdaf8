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
    .flatMap((journey, place) =>
      families.map((rules, family) => ({
        journeys: [journey],
        rules,
        place: place + (FAMILY_PLACES[family] ?? 0),
      })),
    )
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST_OFFERS);
}

export const leavesTimeBetween = (
  outbound: RankedJourney['journey'],
  back: RankedJourney['journey'],
): boolean => first(back).leaves >= last(outbound).arrives + SHORTEST_STAY_MS;

/** Round trip: every outbound with its best returns, families among them; the better pair first. */
export function roundTripOffers(
  outbounds: readonly RankedJourney[],
  returns: readonly RankedJourney[],
  families: readonly FamilyRules[],
): Combination[] {
  const each = Math.max(LEAST_OF_AN_OUTBOUND, Math.ceil(MOST_OFFERS / Math.max(outbounds.length, 1)));
  return outbounds
    .flatMap((outbound, outboundPlace) =>
      returns
        .filter((back) => leavesTimeBetween(outbound.journey, back.journey))
        .flatMap((back, place) => {
          const stranger = sellTogether(airlineOf(outbound), airlineOf(back)) ? 0 : STRANGER_PLACES;
          return families.map((rules, family) => ({
            journeys: [outbound, back],
            rules,
            place: place + stranger + (FAMILY_PLACES[family] ?? 0),
            outboundPlace,
          }));
        })
        .sort((a, b) => a.place - b.place)
        .slice(0, each),
    )
    .sort((a, b) => a.place + a.outboundPlace - (b.place + b.outboundPlace))
    .slice(0, MOST_OFFERS);
}
