const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Choices of the visitor that the web edge reads, kept 365 days (§9). */
export const LOCALE_COOKIE = { name: 'locale', maxAgeSeconds: YEAR_SECONDS } as const;
export const THEME_COOKIE = { name: 'theme', maxAgeSeconds: YEAR_SECONDS } as const;
/** ISO 4217 code of the currency that prices are shown in; absent until chosen. */
export const CURRENCY_COOKIE = { name: 'currency', maxAgeSeconds: YEAR_SECONDS } as const;
/** ISO 3166-1 code of the country that decides the phone line; absent until chosen. */
export const COUNTRY_COOKIE = { name: 'country', maxAgeSeconds: YEAR_SECONDS } as const;
/** IANA name of the zone that the browser is in: which day it is there, for what the edge asks ahead of the page. */
export const TIME_ZONE_COOKIE = { name: 'zone', maxAgeSeconds: YEAR_SECONDS } as const;
/** ISO 3166-1 code of the country that the visitor seems to be in, so that one look-up serves all pages of a day. */
export const LOCATION_COOKIE = { name: 'location', maxAgeSeconds: 24 * 60 * 60 } as const;
/** Name of the breakpoint (§9): strict same-site, secure, 365 days. */
export const VIEWPORT_COOKIE = { name: 'viewport', maxAgeSeconds: YEAR_SECONDS } as const;
/** `granted` or `refused`: whether tag manager and pixel may load. Absent until asked. */
export const CONSENT_COOKIE = { name: 'consent', maxAgeSeconds: YEAR_SECONDS / 2 } as const;
