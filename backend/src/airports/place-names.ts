import type { Language } from '@alisio/shared-contracts/languages';
import type { Airport, City } from './catalogue.ts';
import { foldText } from './fold.ts';

export const cityName = (city: City, language: Language): string => city[language];

/** Sides of a city, where a language does not say them as the data set does. */
const SIDES: Record<Language, Readonly<Record<string, string>>> = {
  es: { North: 'Norte', South: 'Sur', East: 'Este', West: 'Oeste' },
  en: {},
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The airport's proper name; where it carries the city's name, that is in the reader's language. */
export function airportName({ name, city }: Airport, language: Language): string {
  if (foldText(name) === foldText(city.en)) return cityName(city, language);
  return name
    .replace(new RegExp(`(?<!\\p{L})${escaped(city.en)}(?!\\p{L})`, 'u'), () => cityName(city, language))
    .replace(/ (North|South|East|West)$/, (side) => ` ${SIDES[language][side.trim()] ?? side}`);
}
