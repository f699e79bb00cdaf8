import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { foldText } from '@alisio/shared-contracts/text-search';
import { countryName } from '../countries/index.ts';
import { cityAliases } from './aliases.ts';
import type { Airport, City } from './catalogue.ts';
import { COUNTRY_ALIASES } from './country-aliases.ts';
import { airportName, cityName } from './place-names.ts';
import { regionNames } from './region-names.ts';

/** Below this many letters a mistake makes another word. */
export const SHORTEST_MISTYPED = 4;

export interface Word {
  text: string;
  letters: number;
}

/** One bit for each letter that a word has; other signs share one. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) {
    const place = text.charCodeAt(index) - 97;
    letters |= 1 << (place >= 0 && place < 26 ? place : 26);
  }
  return letters;
}

/** What a city is found by, all of it folded. */
export interface SearchEntry {
  city: City;
  /** IATA codes of the city and its airports */
  codes: ReadonlySet<string>;
  cityNames: readonly string[];
  airportNames: readonly string[];
  /** its country's names */
  countries: ReadonlySet<string>;
  /** where it lies: its country's names and its region's */
  around: readonly string[];
  /** the country's code, and the like: words that count as a whole only */
  short: ReadonlySet<string>;
  /** words of the city's and airports' names, for typing mistakes */
  words: readonly Word[];
  /** millions of passengers a year */
  weight: number;
}

/** So short is a sign for a region or a country, and no beginning of its name. */
const LONGEST_SHORT = 3;

const folded = (texts: string[]) => [...new Set(texts.map(foldText).filter((text) => text !== ''))];
const weightOf = (airports: readonly Airport[]) => airports.reduce((sum, { weight }) => sum + weight, 0);
const inEach = (name: (language: Language) => string) => LANGUAGES.map(name);

export function searchEntryOf(city: City): SearchEntry {
  const cityNames = folded([...inEach((language) => cityName(city, language)), ...cityAliases(city.code)]);
  const airportNames = folded(
    city.airports.flatMap((airport) => [
      airport.name,
      ...inEach((language) => airportName(airport, language)),
    ]),
  );
  const countries = folded([
    ...inEach((language) => countryName(city.country, language)),
    ...(COUNTRY_ALIASES[city.country] ?? []),
  ]);
  const around = [...new Set([...countries, ...folded([...regionNames(city)])])];
  return {
    city,
    codes: new Set(folded([city.code, ...city.airports.map(({ code }) => code)])),
    cityNames,
    airportNames,
    countries: new Set(countries.filter(({ length }) => length > LONGEST_SHORT)),
    around: around.filter(({ length }) => length > LONGEST_SHORT),
    short: new Set([city.country.toLowerCase(), ...around.filter(({ length }) => length <= LONGEST_SHORT)]),
    words: [...new Set([...cityNames, ...airportNames].flatMap((name) => [name, ...name.split(' ')]))]
      .filter((word) => word.length >= SHORTEST_MISTYPED)
      .map((text) => ({ text, letters: lettersOf(text) })),
    weight: weightOf(city.airports),
  };
}
