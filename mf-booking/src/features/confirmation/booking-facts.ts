import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';

export interface IncludedBags {
  cabin: number;
  checked: number;
  /** kilograms of one checked bag, where the fare says it */
  weight: number | undefined;
}

/** Bags in the fare for all travellers together, on the leanest segment of one way: what surely may be brought. */
export function includedBags({ travelerPricings }: FlightOffer, { segments }: Itinerary): IncludedBags {
  const onSegment = (segmentId: string) =>
    travelerPricings.flatMap((pricing) =>
      pricing.fareDetailsBySegment.filter((details) => details.segmentId === segmentId),
    );
  const sums = segments.map(({ id }) => {
    const details = onSegment(id);
    return {
      cabin: details.reduce((sum, d) => sum + d.includedCabinBags.quantity, 0),
      checked: details.reduce((sum, d) => sum + d.includedCheckedBags.quantity, 0),
      weight: details.find((d) => d.includedCheckedBags.weight)?.includedCheckedBags.weight,
    };
  });
  const least = (values: number[]) => (values.length > 0 ? Math.min(...values) : 0);
  return {
    cabin: least(sums.map(({ cabin }) => cabin)),
    checked: least(sums.map(({ checked }) => checked)),
    weight: sums.find(({ weight }) => weight)?.weight,
  };
}
