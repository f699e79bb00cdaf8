/** Where the people of a country's line sit: of several zones, that of its capital or of most of its people. */
const ZONES: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  PE: 'America/Lima',
  US: 'America/New_York',
};

/** The time zone that a country's sales line keeps its hours in (§9), IANA name; nothing where it is not known. */
export const lineZone = (countryCode: string): string | undefined => ZONES[countryCode];
