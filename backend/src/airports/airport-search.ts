import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { LRUCache } from 'lru-cache';
import { countryName } from '../countries/index.ts';
import { CITY_ALIASES } from './aliases.ts';
import type { Airport, AirportCatalogue, City } from './catalogue.ts';
import { typingMistakes } from './edit-distance.ts';
import { foldText } from './fold.ts';
import { airportName, cityName } from './place-names.ts';

const MOST_CITIES = 10;
/** Terms whose cities are kept: many people type the same beginnings. */
const MOST_KNOWN = 2000;
/** Below this many letters a mistake makes another word. */
const SHORTEST_MISTYPED = 4;

interface Word {
  text: string;
  letters: number;
}

/** One bit for each letter that a word has; other signs share one. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) {
    const place = text.charCodeAt(index) - 97;
    letters |= 1 << (place >= 0 && place < 26 ? place : 26);
  }
  return letters;
}

/** Letters of one word that another lacks: each is one typing mistake at least. */
function lacking(wanted: number, present: number): number {
  let missing = wanted & ~present;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}

interface Entry {
  city: City;
  codes: Set<string>;
  cityNames: string[];
  airportNames: string[];
  countries: string[];
  /** words of the city's and airports' names, for typing mistakes */
  words: Word[];
  weight: number;
}

const unique = (texts: string[]) => [...new Set(texts.map(foldText).filter((text) => text !== ''))];
const weightOf = (airports: readonly Airport[]) => airports.reduce((sum, { weight }) => sum + weight, 0);

function entryOf(city: City): Entry {
  const inEach = (name: (language: Language) => string) => LANGUAGES.map(name);
  const cityNames = unique([
    ...inEach((language) => cityName(city, language)),
    ...(CITY_ALIASES[city.code] ?? []),
  ]);
  const airportNames = unique(
    city.airports.flatMap((airport) => [
      airport.name,
      ...inEach((language) => airportName(airport, language)),
    ]),
  );
  return {
    city,
    codes: new Set([city.code, ...city.airports.map(({ code }) => code)].map((code) => code.toLowerCase())),
    cityNames,
    airportNames,
    countries: unique(inEach((language) => countryName(city.country, language))),
    words: [...new Set([...cityNames, ...airportNames].flatMap((name) => [name, ...name.split(' ')]))]
      .filter((word) => word.length >= SHORTEST_MISTYPED)
      .map((text) => ({ text, letters: lettersOf(text) })),
    weight: weightOf(city.airports),
  };
}

const startsAWord = (name: string, term: string) => name.startsWith(term) || name.includes(` ${term}`);

/** How well an entry answers, 0 for not at all: code, then city, then airport, then country. */
function match({ codes, cityNames, airportNames, countries }: Entry, term: string): number {
  if (codes.has(term)) return 100;
  if (cityNames.includes(term)) return 90;
  if (airportNames.includes(term)) return 85;
  if (cityNames.some((name) => name.startsWith(term))) return 80;
  if (cityNames.some((name) => startsAWord(name, term))) return 70;
  if (airportNames.some((name) => startsAWord(name, term))) return 60;
  if (countries.some((name) => name.startsWith(term))) return 40;
  const words = term.split(' ');
  if (words.length < 2) return 0;
  const all = [...cityNames, ...airportNames, ...countries, ...codes];
  return words.every((word) => all.some((name) => startsAWord(name, word))) ? 50 : 0;
}

/** One mistake in a short word, two in a long one; a beginning may be mistyped too. */
function mistypedMatch({ words }: Entry, term: string, letters: number): number {
  const most = term.length >= 8 ? 2 : 1;
  let best = most + 1;
  for (const word of words) {
    if (lacking(letters, word.letters) > most) continue;
    best = Math.min(best, typingMistakes(term, word.text, most));
    if (word.text.length > term.length) {
      best = Math.min(best, typingMistakes(term, word.text.slice(0, term.length), most) + 0.5);
    }
  }
  return best > most ? 0 : 30 - best * 8;
}

/** Match first; within a class of matches the busier city. A city of no size needs a better match. */
const score = (quality: number, weight: number) =>
  quality === 0 ? 0 : quality + Math.log10(1 + weight) * 4.5;

export type SearchAirports = (term: string) => City[];

/** @returns a search over all cities: at most ten, best first; nothing for a blank term. In memory, no I/O. */
export function airportSearch(catalogue: AirportCatalogue): SearchAirports {
  const entries = [...catalogue.cities.values()].map(entryOf);
  const ranked = (quality: (entry: Entry) => number) =>
    entries
      .map((entry) => ({ city: entry.city, rank: score(quality(entry), entry.weight) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MOST_CITIES)
      .map(({ city }) => city);

  const find = (term: string): City[] => {
    const exact = ranked((entry) => match(entry, term));
    if (exact.length > 0 || term.length < SHORTEST_MISTYPED) return exact;
    const letters = lettersOf(term);
    return ranked((entry) => mistypedMatch(entry, term, letters));
  };

  const known = new LRUCache<string, City[]>({ max: MOST_KNOWN });
  return (typed) => {
    const term = foldText(typed);
    if (term === '') return [];
    const cities = known.get(term) ?? find(term);
    known.set(term, cities);
    return cities;
  };
}
