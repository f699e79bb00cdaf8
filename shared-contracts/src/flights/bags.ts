import type { FareDetails, FlightOffer, Itinerary } from './offer.ts';

/** Personal item under the seat, carry-on above it, checked bag in the hold: the order in which they are told. */
export const BAG_KINDS = ['personal', 'cabin', 'checked'] as const;
export type BagKind = (typeof BAG_KINDS)[number];

/** What each traveller with a seat may bring of one kind, yes or no. */
export interface BagFact {
  kind: BagKind;
  /** pieces a person; 0 is not included */
  count: number;
  /** kilograms of one piece, where the fare says it */
  weight?: number;
  /** the same in pounds, rounded down as airlines print it: 23 kg is 50 lb */
  pounds?: number;
  /** which of the sentences is true: none, a count, a count with its weight */
  says: 'none' | 'count' | 'weight';
}

const POUNDS_IN_KILOGRAM = 2.204_62;

/** No offer lists it and no airline that sells a seat refuses it: what fits under the seat in front. */
const PERSONAL_ITEM: BagFact = { kind: 'personal', count: 1, says: 'count' };

type Bags = FareDetails['includedCabinBags'];

function inKilograms({ weight, weightUnit }: Bags): number | undefined {
  if (weight === undefined) return undefined;
  return weightUnit === 'LB' ? Math.floor(weight / POUNDS_IN_KILOGRAM) : weight;
}

/** The leanest of all segments and fares: what surely may be brought. */
function leastOf(kind: 'cabin' | 'checked', allowances: readonly Bags[]): BagFact {
  const count = allowances.length > 0 ? Math.min(...allowances.map(({ quantity }) => quantity)) : 0;
  if (count === 0) return { kind, count, says: 'none' };
  const weights = allowances.map(inKilograms).filter((weight) => weight !== undefined);
  if (weights.length === 0) return { kind, count, says: 'count' };
  const weight = Math.min(...weights);
  return { kind, count, weight, pounds: Math.floor(weight * POUNDS_IN_KILOGRAM), says: 'weight' };
}

/**
 * Every kind of bag for one traveller with a seat, whether the fare includes it or not, on the given ways (§3).
 * Infants on a lap have none of their own and are left out: `hasLapInfants` tells when to say so.
 */
export function bagFacts(
  { travelerPricings }: Pick<FlightOffer, 'travelerPricings'>,
  itineraries: readonly Itinerary[],
): BagFact[] {
  const segmentIds = new Set(itineraries.flatMap(({ segments }) => segments.map(({ id }) => id)));
  const details = travelerPricings
    .filter(({ type }) => type !== 'INFANT')
    .flatMap((pricing) => pricing.fareDetailsBySegment.filter(({ segmentId }) => segmentIds.has(segmentId)));
  return [
    PERSONAL_ITEM,
    leastOf(
      'cabin',
      details.map((fare) => fare.includedCabinBags),
    ),
    leastOf(
      'checked',
      details.map((fare) => fare.includedCheckedBags),
    ),
  ];
}

export interface BagsOfWay {
  /** `whole`: the same on every way of the journey */
  way: 'whole' | 'outbound' | 'return';
  bags: BagFact[];
}

const WAYS = ['outbound', 'return'] as const;
const sameBags = (some: readonly BagFact[], others: readonly BagFact[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** Every bag of the journey: told once where both ways are alike, else way by way. */
export function bagsByWay(offer: Pick<FlightOffer, 'travelerPricings' | 'itineraries'>): BagsOfWay[] {
  const ways = offer.itineraries.map((itinerary, i) => ({
    way: WAYS[i] ?? 'return',
    bags: bagFacts(offer, [itinerary]),
  }));
  const [first, ...others] = ways;
  if (!first) return [];
  return others.every(({ bags }) => sameBags(bags, first.bags)) ? [{ ...first, way: 'whole' }] : ways;
}

/** Whether somebody travels without a seat, and so without bags. */
export const hasLapInfants = ({ travelerPricings }: Pick<FlightOffer, 'travelerPricings'>): boolean =>
  travelerPricings.some(({ type }) => type === 'INFANT');
