import { TZDate } from '@date-fns/tz/date';
import { isoDateOf } from '../dates/index.ts';

/** Where a day begins last and ends last on earth (UTC−12). */
export const LAST_ZONE = 'Etc/GMT+12';

/** Where a day begins first on earth (UTC+14): what has not begun there has begun nowhere. */
export const FIRST_ZONE = 'Etc/GMT-14';

/** The day on the wall of a time zone, ISO date. @param zone IANA name @throws RangeError for a zone nobody knows */
export const todayIn = (zone: string, now = new Date()): string => isoDateOf(new TZDate(now.getTime(), zone));

/** Where most people of a country live, IANA name, for the countries that can be chosen (`COUNTRIES`). */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  BO: 'America/La_Paz',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CU: 'America/Havana',
  DE: 'Europe/Berlin',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GT: 'America/Guatemala',
  HN: 'America/Tegucigalpa',
  IT: 'Europe/Rome',
  MX: 'America/Mexico_City',
  NI: 'America/Managua',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PR: 'America/Puerto_Rico',
  PT: 'Europe/Lisbon',
  PY: 'America/Asuncion',
  SV: 'America/El_Salvador',
  US: 'America/New_York',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
};

/** The zone of which a country's day is taken while a visitor's own is not known; nothing for a country that cannot be chosen. */
export const zoneOfCountry = (country: string | null): string | undefined =>
  country === null ? undefined : MAIN_ZONES[country];
