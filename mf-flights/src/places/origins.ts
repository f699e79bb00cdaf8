/**
 * Where visitors of a country start from while they have chosen nothing: its airport with the most flights abroad.
 * ISO country → IATA code, whose name is a text `places.<code>`.
 */
export const ORIGINS: Readonly<Record<string, string>> = {
  AR: 'EZE',
  BO: 'VVI',
  BR: 'GRU',
  CL: 'SCL',
  CO: 'BOG',
  CR: 'SJO',
  DO: 'SDQ',
  EC: 'UIO',
  ES: 'MAD',
  GT: 'GUA',
  HN: 'SAP',
  MX: 'MEX',
  NI: 'MGA',
  PA: 'PTY',
  PE: 'LIM',
  PR: 'SJU',
  PY: 'ASU',
  SV: 'SAL',
  US: 'MIA',
  UY: 'MVD',
  VE: 'CCS',
};

/** Where most of our visitors fly from. */
const USUAL = 'BOG';

/** IATA code for a visitor's country; nothing while nobody knows it, or where nobody has said. */
export const mainOriginOf = (country: string | null): string | undefined => ORIGINS[country ?? ''];

/** IATA code for a visitor's country; the usual one while nobody knows it. */
export const originOf = (country: string | null): string => mainOriginOf(country) ?? USUAL;
