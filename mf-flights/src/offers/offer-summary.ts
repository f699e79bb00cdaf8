import type { FlightOffer, FlightSegment } from '@alisio/shared-contracts/flights';

/** Airlines that fly it, in order, each once. */
export const operatingCarriers = (segments: readonly FlightSegment[]): string[] => [
  ...new Set(segments.map((s) => s.operating.carrierCode)),
];

/** What one adult pays. Integer minor units. */
export function adultPrice(offer: FlightOffer): number {
  return offer.travelerPricings.find(({ type }) => type === 'ADULT')?.price.intTotal.amount ?? 0;
}

/** Fare family of the offer: the same on all its segments. */
export const fareFamily = (offer: FlightOffer) =>
  offer.travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare ?? 'BASIC';

/** Percent of CO₂ above (+) or below (−) what is usual on the route; 0 within 3 %. */
export function co2Difference({ co2Emissions: { weight, typicalWeight } }: FlightOffer): number {
  if (typicalWeight === 0) return 0;
  const percent = Math.round((weight / typicalWeight - 1) * 100);
  return Math.abs(percent) < 3 ? 0 : percent;
}

/** Kilograms of CO₂ of the whole trip for one traveller with a seat: an infant on a lap adds none. */
export function co2PerTraveler({ co2Emissions, travelerPricings }: FlightOffer): number {
  const seats = travelerPricings.filter(({ type }) => type !== 'INFANT').length;
  return Math.round(co2Emissions.weight / Math.max(seats, 1));
}
