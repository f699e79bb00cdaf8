import type { Language } from '@alisio/shared-contracts/money';
import type { Airport, City } from './catalogue.ts';
import { foldText } from './fold.ts';

const countries = {
  es: new Intl.DisplayNames('es', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** ISO 3166-1 code → "Estados Unidos" */
export const countryName = (code: string, language: Language): string => countries[language].of(code) ?? code;

export const cityName = (city: City, language: Language): string => city[language];

const SIDES: Record<string, string> = { North: 'Norte', South: 'Sur', East: 'Este', West: 'Oeste' };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The airport's proper name; where it carries the city's name, that is in the reader's language. */
export function airportName({ name, city }: Airport, language: Language): string {
  if (foldText(name) === foldText(city.en)) return cityName(city, language);
  if (language === 'en') return name;
  return name
    .replace(new RegExp(`(?<!\\p{L})${escaped(city.en)}(?!\\p{L})`, 'u'), () => city.es)
    .replace(/ (North|South|East|West)$/, (side) => ` ${SIDES[side.trim()] ?? side}`);
}
