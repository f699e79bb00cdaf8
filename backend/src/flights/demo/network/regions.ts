import type { Airport } from '../../../airports/index.ts';

/** Parts of the world that airlines plan their networks by. */
export type Region = 'NAM' | 'CAM' | 'SAM' | 'EUR' | 'AFR' | 'MEA' | 'CAS' | 'SAS' | 'EAS' | 'SEA' | 'OCE';

const COUNTRIES: Partial<Record<Region, string>> = {
  NAM: 'US CA PM GL',
  MEA: 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE CY',
  CAS: 'KZ KG TJ TM UZ AF AZ GE AM MN',
  SAS: 'IN PK BD LK NP BT MV',
  EAS: 'CN JP KR KP TW HK MO',
  SEA: 'TH VN MY SG ID PH MM KH LA BN TL',
};

const byCountry = new Map(
  Object.entries(COUNTRIES).flatMap(([region, codes]) =>
    codes.split(' ').map((code): [string, string] => [code, region]),
  ),
);

const BY_CONTINENT: Record<string, Region> = {
  NA: 'CAM',
  SA: 'SAM',
  EU: 'EUR',
  AF: 'AFR',
  AS: 'SEA',
  OC: 'OCE',
};

export function regionOf({ country, continent }: Airport): string {
  return byCountry.get(country) ?? BY_CONTINENT[continent] ?? 'OCE';
}
