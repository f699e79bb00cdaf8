/** Where a visitor without a country is taken to be: the capital that most visitors fly from. */
const USUAL_AIRPORT = 'BOG';

/** The airport that most long trips from a country begin at, by ISO 3166-1 code. */
const MAIN_AIRPORTS: Readonly<Record<string, string>> = {
  AR: 'EZE',
  BO: 'VVI',
  BR: 'GRU',
  CA: 'YYZ',
  CL: 'SCL',
  CO: 'BOG',
  CR: 'SJO',
  CU: 'HAV',
  DE: 'FRA',
  DO: 'SDQ',
  EC: 'UIO',
  ES: 'MAD',
  FR: 'CDG',
  GB: 'LHR',
  GT: 'GUA',
  HN: 'SAP',
  IT: 'FCO',
  MX: 'MEX',
  NI: 'MGA',
  PA: 'PTY',
  PE: 'LIM',
  PR: 'SJU',
  PT: 'LIS',
  PY: 'ASU',
  SV: 'SAL',
  US: 'MIA',
  UY: 'MVD',
  VE: 'CCS',
};

/** IATA code of the main airport of a country; nothing for one that is not known, or has none here. */
export const knownMainAirportOf = (country: string | null | undefined): string | undefined =>
  MAIN_AIRPORTS[country ?? ''];

/** IATA code of the main airport of a country; the usual one for a country that has none here. */
export const mainAirportOf = (country: string | null | undefined): string =>
  knownMainAirportOf(country) ?? USUAL_AIRPORT;

/** ISO code of the country whose main airport this is; nothing for any other. */
export const countryOfMainAirport = (code: string): string | undefined =>
  Object.keys(MAIN_AIRPORTS).find((country) => MAIN_AIRPORTS[country] === code);

/** The main airports of all countries that have one here, each once. */
export const MAIN_AIRPORT_CODES: readonly string[] = [...new Set(Object.values(MAIN_AIRPORTS))];
