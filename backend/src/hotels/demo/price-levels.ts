import type { DemoHotel } from './demo-hotel.ts';

/**
 * What a plain double room of three stars costs a night in a town of no fame, US dollars before tax, by country: orders
 * of magnitude written by hand for a demonstration.
 */
const BY_COUNTRY: Readonly<Record<string, number>> = {
  AR: 52,
  AU: 112,
  AW: 150,
  BB: 160,
  BO: 32,
  BR: 54,
  BS: 175,
  CA: 118,
  CH: 168,
  CL: 66,
  CN: 52,
  CO: 44,
  CR: 74,
  CU: 66,
  CZ: 72,
  DE: 98,
  DO: 78,
  EC: 42,
  EG: 40,
  ES: 84,
  FR: 104,
  GB: 112,
  GR: 82,
  GT: 50,
  HN: 46,
  IE: 128,
  IN: 34,
  IS: 170,
  IT: 98,
  JM: 112,
  JP: 82,
  KR: 76,
  MA: 52,
  MX: 62,
  NI: 42,
  NL: 124,
  NO: 138,
  NZ: 104,
  PA: 68,
  PE: 44,
  PL: 60,
  PR: 130,
  PT: 80,
  PY: 44,
  RU: 52,
  SG: 148,
  SV: 52,
  TH: 42,
  TR: 54,
  US: 118,
  UY: 74,
  VE: 44,
  VN: 34,
  ZA: 56,
};
const ELSEWHERE = 58;

/** A night in a plain room, US dollars. */
export const plainNight = (country: string): number => BY_COUNTRY[country] ?? ELSEWHERE;

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
