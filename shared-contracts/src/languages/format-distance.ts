import type { Language } from './codes.ts';
import { languageFacts } from './facts.ts';

const NBSP = '\u00a0';
const KM_OF_MILE = 1.609344;
const FEET_OF_MILE = 5280;
/** Below so many miles, feet. */
const IN_FEET = 0.1;
/** From here on a decimal tells nothing. */
const WHOLE_FROM = 10;

/** by language and decimals: to make one takes longer than to write a hundred numbers with it */
const formats = new Map<string, Intl.NumberFormat>();

function written(value: number, language: Language): string {
  const digits = value < WHOLE_FROM ? 1 : 0;
  const key = `${language} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(value);
}

/** How far something is, as readers of a language measure: `600 m`, `1,4 km`; in English as in the United States, `0.9 mi`. */
export function formatDistance(km: number, language: Language): string {
  if (languageFacts(language).distances === 'miles') {
    const miles = km / KM_OF_MILE;
    return miles < IN_FEET
      ? `${Math.max(50, Math.round((miles * FEET_OF_MILE) / 50) * 50)}${NBSP}ft`
      : `${written(miles, language)}${NBSP}mi`;
  }
  return km < 1 ? `${Math.max(100, Math.round(km * 10) * 100)}${NBSP}m` : `${written(km, language)}${NBSP}km`;
}
