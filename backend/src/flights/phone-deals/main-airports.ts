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

/** IATA code of the main airport of a country; the usual one for a country that has none here. */
export const mainAirportOf = (country: string | undefined): string =>
  MAIN_AIRPORTS[country ?? ''] ?? USUAL_AIRPORT;
