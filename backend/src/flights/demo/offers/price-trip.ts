import type { TravelerPricing } from '@alisio/shared-contracts/flights';
import { baseFare } from '../fares/base-fare.ts';
import { fareIn, feeIn } from '../fares/currencies.ts';
import { type TaxCharge, taxesOf } from '../fares/taxes.ts';
import type { Journey } from '../journeys/journey.ts';
import type { Trip } from './trip.ts';

type TravelerType = TravelerPricing['type'];

/** Price of one traveller; integer minor units of the trip's currency. */
export interface TravelerPrice {
  base: number;
  taxes: { code: string; amount: number }[];
  total: number;
}

/** Of the adult fare: §5's children pay three quarters, lap infants a tenth. */
const SHARE: Record<TravelerType, number> = { ADULT: 1, CHILD: 0.75, INFANT: 0.1 };

const taxesByJourney = new WeakMap<Journey, TaxCharge[]>();

function taxesOnce(journey: Journey): TaxCharge[] {
  const known = taxesByJourney.get(journey) ?? taxesOf(journey);
  taxesByJourney.set(journey, known);
  return known;
}

/** The fare of one adult for the whole trip in whole US dollars, without taxes. */
export const adultFare = ({ journeys, cabin, rules, pricedOn }: Trip): number =>
  journeys.reduce((sum, { journey, steps }) => sum + baseFare({ journey, cabin, rules, pricedOn, steps }), 0);

/** Prices of one traveller of each type. Infants have no seat and so no taxes of one. */
export function priceTrip(trip: Trip): Record<TravelerType, TravelerPrice> {
  const { currency, journeys } = trip;
  const dollars = adultFare(trip);
  const cents = new Map<string, number>();
  for (const { journey } of journeys) {
    for (const tax of taxesOnce(journey)) cents.set(tax.code, (cents.get(tax.code) ?? 0) + tax.cents);
  }
  const seatTaxes = Array.from(cents, ([code, sum]) => ({ code, amount: feeIn(currency, sum) }));
  const priceOf = (type: TravelerType): TravelerPrice => {
    const base = fareIn(currency, Math.round(dollars * SHARE[type]));
    const taxes = type === 'INFANT' ? [] : seatTaxes;
    return { base, taxes, total: taxes.reduce((sum, { amount }) => sum + amount, base) };
  };
  return { ADULT: priceOf('ADULT'), CHILD: priceOf('CHILD'), INFANT: priceOf('INFANT') };
}
