import type { Airport } from '../../../airports/index.ts';
import { regionOf } from './regions.ts';

// Taken once, for millions of pairs: see `distanceKm`.
const { max, min } = Math;

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Countries whose airports live mostly on domestic traffic, and the few that the world flies to. */
const MOSTLY_DOMESTIC = codes('US CN IN BR JP RU AU ID CA MX TR');
const GATEWAYS = codes(
  'JFK EWR MIA LAX SFO ORD IAH IAD DFW ATL BOS SEA FLL MCO YYZ YUL YVR MEX CUN GDL MTY GRU GIG PEK PVG CAN ' +
    'DEL BOM BLR MAA HND NRT KIX SVO LED SYD MEL BNE PER CGK DPS IST SAW AYT LAS HNL PHL',
);
/** City airports that law or length of runway keeps at home or near it. */
const NEARBY_ONLY = codes(
  'LGA DCA MDW DAL HOU CGH SDU AEP SHA GMP ITM LIN TSA EOH PLU LCY BMA HLP SNA BUR OAK YTZ SFB TLC',
);

/** Across an ocean the world flies to big airports; the others hang on known routes. */
const LONG_HAUL_KM = 5500;
const BIG = 25;

/** Airports of holidaymakers and cheap airlines of their own part of the world. */
const HOLIDAYS = codes(
  'PMI AGP ALC IBZ MAH LPA TFS TFN ACE FUE FAO AYT DLM BJV HER RHO HRG SSH STN LTN BGY CRL CIA SAW SHJ BVA LAS',
);

const LATIN = codes('CAM SAM');
const HISPANIC_US = codes('MIA FLL MCO JFK LAX IAH EWR');
const FRENCH = codes('MA DZ TN SN CI ML BF NE TG BJ GA CG CM TD MG MU RE GP MQ GF NC PF CD LB');
const PORTUGUESE = codes('BR AO MZ CV ST GW');
const BRITISH = codes('US CA AU IN ZA NG KE GH HK SG JM BB TT CY MT AE');

/** Language, family and trade, beyond traffic and distance. */
function tie(one: Airport, other: Airport): number {
  const [a, b] = [one.country, other.country];
  if ((one.code === 'MAD' || one.code === 'BCN') && LATIN.has(regionOf(other)) && b !== 'BR') return 5;
  if (a === 'PT' && PORTUGUESE.has(b)) return 5;
  if (a === 'FR' && FRENCH.has(b)) return 3;
  if (a === 'GB' && BRITISH.has(b)) return 1.6;
  if (HISPANIC_US.has(one.code) && LATIN.has(regionOf(other))) return 2;
  return 1;
}

/** How much of an airport's traffic counts for a route from abroad. */
function openness({ code, country, weight }: Airport, km: number): number {
  if (NEARBY_ONLY.has(code)) return km < 1600 ? 0.3 : 0.005;
  if (km > LONG_HAUL_KM && (weight < BIG || HOLIDAYS.has(code))) return 0.3 * min(weight / BIG, 0.5);
  return MOSTLY_DOMESTIC.has(country) && !GATEWAYS.has(code) ? 0.12 : 1;
}

/** What `appeal` never exceeds: family ties within one region. */
export const MOST_APPEAL = 7;

/** The demand for a pair of airports by kind of traffic; 1 is that of strangers in one region's open airports. */
export function appeal(hub: Airport, other: Airport, km: number): number {
  if (hub.country === other.country)
    return NEARBY_ONLY.has(other.code) || NEARBY_ONLY.has(hub.code) ? 2.5 : 4;
  const near = regionOf(hub) === regionOf(other) ? 1.4 : 1;
  return near * openness(other, km) * openness(hub, km) * max(tie(hub, other), tie(other, hub));
}
