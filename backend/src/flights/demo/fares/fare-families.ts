import type { CabinClass } from '@alisio/shared-contracts/flights';
import type { AirlineKind } from '../airlines/index.ts';

export type FareFamily = 'BASIC' | 'CLASSIC' | 'FLEX';

export interface FamilyRules {
  family: FareFamily;
  /** of the cabin's lowest fare */
  factor: number;
  refundable: boolean;
  changeable: boolean;
  /** USD per adult and booking; 0 is free */
  changeFee: number;
  refundFee: number;
  /** USD per traveller and flight for choosing a seat; 0 is free, nothing where it is given at check-in */
  seatFee: number | undefined;
  /** booking class and the beginning of the fare basis */
  bookingClass: string;
}

const rules = (
  family: FareFamily,
  bookingClass: string,
  factor: number,
  change: number | undefined,
  refund: number | undefined,
  seatFee: number | undefined,
): FamilyRules => ({
  family,
  bookingClass,
  factor,
  changeable: change !== undefined,
  refundable: refund !== undefined,
  changeFee: change ?? 0,
  refundFee: refund ?? 0,
  seatFee,
});

const FAMILIES: Record<CabinClass, readonly FamilyRules[]> = {
  economy: [
    rules('BASIC', 'O', 1, undefined, undefined, undefined),
    rules('CLASSIC', 'V', 1.2, 75, undefined, 14),
    rules('FLEX', 'M', 1.62, 0, 0, 0),
  ],
  premium_economy: [rules('CLASSIC', 'R', 1, 90, undefined, 24), rules('FLEX', 'W', 1.4, 0, 0, 0)],
  business: [rules('CLASSIC', 'I', 1, 120, 200, 0), rules('FLEX', 'J', 1.35, 0, 0, 0)],
  first_class: [rules('CLASSIC', 'A', 1, 150, 250, 0), rules('FLEX', 'F', 1.3, 0, 0, 0)],
};

/** Fare families of a cabin, cheapest first. */
export const familiesOf = (cabin: CabinClass): readonly FamilyRules[] => FAMILIES[cabin];

export const familyRules = (cabin: CabinClass, family: FareFamily): FamilyRules | undefined =>
  FAMILIES[cabin].find((rule) => rule.family === family);

export interface BagAllowance {
  checked: number;
  cabin: number;
  /** kilograms of each checked bag */
  weight: number;
  /** checked bags that may be bought, and the price of each in USD before the margin of §9 */
  chargeable: number;
  chargePerBag: number;
}

/** Beyond it more bags go with a fare. */
export const LONG_HAUL_KM = 4500;

/** Bags of one traveller with a seat on one journey. */
export function bagsOf(cabin: CabinClass, family: FareFamily, kind: AirlineKind, km: number): BagAllowance {
  const long = km > LONG_HAUL_KM;
  const low = kind === 'low' || kind === 'ultra';
  const charge = (low ? 28 : 38) + (long ? 32 : km > 1500 ? 10 : 0);
  const bought = { chargeable: 3, chargePerBag: charge };
  if (cabin !== 'economy') {
    const premium = cabin === 'premium_economy';
    return {
      checked: premium && family !== 'FLEX' ? 1 : 2,
      cabin: premium ? 1 : 2,
      weight: premium ? 23 : 32,
      ...bought,
    };
  }
  const checked = { BASIC: 0, CLASSIC: 1, FLEX: long ? 2 : 1 }[family];
  return { checked, cabin: low && family === 'BASIC' ? 0 : 1, weight: 23, ...bought };
}
