import type { DemoHotel } from './demo-hotel.ts';

/** A tax or fee on a stay. */
export interface TaxRule {
  code: 'vat' | 'city-tax' | 'resort-fee' | 'service';
  /** of the price before tax */
  share?: number;
  /** US cents a room and night */
  aRoomNight?: number;
  /** US cents an adult and night */
  anAdultNight?: number;
  payAtHotel: boolean;
}

const vat = (share: number): TaxRule => ({ code: 'vat', share, payAtHotel: false });
const cityTax = (anAdultNight: number): TaxRule => ({ code: 'city-tax', anAdultNight, payAtHotel: true });

/** What a stay is taxed with, by country: the kinds that there are, with round figures near the real ones. */
const TAXES: Readonly<Record<string, readonly TaxRule[]>> = {
  AR: [vat(0.21)],
  AW: [vat(0.095), { code: 'city-tax', aRoomNight: 300, payAtHotel: true }],
  BR: [vat(0.05)],
  CL: [vat(0.19)],
  CO: [vat(0.19)],
  CR: [vat(0.13)],
  CZ: [vat(0.12), cityTax(200)],
  DE: [vat(0.07)],
  DO: [vat(0.18), { code: 'service', share: 0.1, payAtHotel: false }],
  EC: [vat(0.15)],
  ES: [vat(0.1), cityTax(180)],
  FR: [vat(0.1), cityTax(260)],
  GB: [vat(0.2)],
  GR: [vat(0.13), cityTax(220)],
  IT: [vat(0.1), cityTax(350)],
  JM: [vat(0.1), { code: 'city-tax', aRoomNight: 400, payAtHotel: true }],
  JP: [vat(0.1)],
  MX: [vat(0.16), { code: 'city-tax', aRoomNight: 190, payAtHotel: true }],
  NL: [vat(0.09), { code: 'city-tax', share: 0.125, payAtHotel: true }],
  PA: [vat(0.1)],
  PE: [vat(0.18)],
  PR: [vat(0.09)],
  PT: [vat(0.06), cityTax(220)],
  US: [vat(0.135)],
  UY: [vat(0.1)],
};
const TAXES_ELSEWHERE: readonly TaxRule[] = [vat(0.12)];

/** §: a resort keeps a fee for its beach and pools that is paid there. US cents a room and night. */
const RESORT_FEE: TaxRule = { code: 'resort-fee', aRoomNight: 1800, payAtHotel: true };
const WITH_RESORT_FEE = new Set(['US', 'PR', 'BS', 'MX']);

const taxesIn = (country: string, isResort: boolean): readonly TaxRule[] => [
  ...(TAXES[country] ?? TAXES_ELSEWHERE),
  ...(isResort && WITH_RESORT_FEE.has(country) ? [RESORT_FEE] : []),
];
const known = new Map<string, readonly TaxRule[]>();

/** What a stay is taxed with: each by a code of its own, always in this order, one list for all hotels with the same. */
export function taxesOf({ kind, town: { country } }: DemoHotel): readonly TaxRule[] {
  const isResort = kind === 'resort';
  const key = `${country}${isResort}`;
  const rules = known.get(key) ?? taxesIn(country, isResort);
  known.set(key, rules);
  return rules;
}
