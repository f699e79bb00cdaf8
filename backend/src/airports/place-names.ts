import type { Language } from '@alisio/shared-contracts/languages';
import { foldText } from '@alisio/shared-contracts/text-search';
import type { Airport, City } from './catalogue.ts';

export const cityName = (city: City, language: Language): string => city[language];

/** Sides of a city, where a language does not say them as the data set does. */
const SIDES: Record<Language, Readonly<Record<string, string>>> = {
  es: { North: 'Norte', South: 'Sur', East: 'Este', West: 'Oeste' },
  en: {},
};

const LETTER = /\p{L}/u;

/** Where one text stands in another as words of its own, not inside of longer ones; -1 for nowhere. */
function placeOf(words: string, text: string): number {
  const isLetter = (at: number) => LETTER.test(text.charAt(at));
  let at = text.indexOf(words);
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + words.length))) at = text.indexOf(words, at + 1);
  return at;
}

function withCityIn(name: string, english: string, said: string): string {
  const at = said === english ? -1 : placeOf(english, name);
  return at < 0 ? name : name.slice(0, at) + said + name.slice(at + english.length);
}

/** The airport's proper name; where it carries the city's name, that is in the reader's language. */
export function airportName({ name, city }: Airport, language: Language): string {
  const said = cityName(city, language);
  if (foldText(name) === foldText(city.en)) return said;
  return withCityIn(name, city.en, said).replace(
    / (North|South|East|West)$/,
    (side) => ` ${SIDES[language][side.trim()] ?? side}`,
  );
}
