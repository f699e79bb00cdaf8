import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { foldText } from '@alisio/shared-contracts/text-search';
import { LRUCache } from 'lru-cache';
import type { AirportCatalogue, City } from './catalogue.ts';
import { hasTooManyStrangers, matchOf, mistypedMatchOf } from './match.ts';
import { type SearchEntry, SHORTEST_MISTYPED, searchEntryOf } from './search-entry.ts';
import { readingsOf } from './spelled-out.ts';

const MOST_CITIES = 10;
/** More than a place's longest name has, with where it lies: each word is looked for in every name, and others are not. */
const MOST_WORDS = 14;
/** Terms whose cities are kept: many people type the same beginnings. */
const MOST_KNOWN = 2000;

/** Match first; within a class of matches the busier city. A city of no size needs a better match. */
const score = (quality: number, weight: number) =>
  quality === 0 ? 0 : quality + Math.log10(1 + weight) * 4.5;

/** A field beside a city of its name that is flown so much more is not meant by the name, but by its code. */
const BESIDE = { km: 80, times: 10 };

function isBeside({ city, weight }: SearchEntry, { city: other, weight: its }: SearchEntry): boolean {
  const [[field], [airport]] = [city.airports, other.airports];
  if (city === other || !field || !airport || city.country !== other.country) return false;
  const isOfName = LANGUAGES.some((language) => city[language] === other[language]);
  return isOfName && its >= BESIDE.times * weight && distanceKm(field, airport) <= BESIDE.km;
}

/** What says of a folded term that an airport is meant. */
const KIND = /^aeropuerto (internacional )?(del? )?|( international)? airport$/g;

export interface FoundCities {
  /** best first, ten at most */
  cities: City[];
  /** they were not typed like this: the nearest to it */
  isMended: boolean;
}

const NOTHING: FoundCities = { cities: [], isMended: false };

export type SearchAirports = (term: string) => FoundCities;

/** @returns a search over all cities; nothing for a blank term. In memory, no I/O. */
export function airportSearch(catalogue: AirportCatalogue): SearchAirports {
  const entries = [...catalogue.cities.values()].map(searchEntryOf);
  const ranked = (term: string, quality: (entry: SearchEntry) => number) => {
    const best = entries
      .map((entry) => ({ entry, rank: score(quality(entry), entry.weight) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, 2 * MOST_CITIES)
      .map(({ entry }) => entry);
    return best
      .filter((one) => one.codes.has(term) || !best.some((other) => isBeside(one, other)))
      .slice(0, MOST_CITIES)
      .map(({ city }) => city);
  };

  const signs = new Set(entries.flatMap(({ words }) => words.flatMap(({ text }) => [...text])));

  const find = (term: string): FoundCities => {
    const readings = readingsOf(term);
    const cities = ranked(term, (entry) => Math.max(...readings.map((reading) => matchOf(entry, reading))));
    const isHopeless = term.length < SHORTEST_MISTYPED || hasTooManyStrangers(term, signs);
    if (cities.length > 0 || isHopeless) return { cities, isMended: false };
    const nearest = ranked(term, (entry) => mistypedMatchOf(entry, term));
    return { cities: nearest, isMended: nearest.length > 0 };
  };

  const known = new LRUCache<string, FoundCities>({ max: MOST_KNOWN });
  return (typed) => {
    const term = foldText(typed).replace(KIND, '').split(' ').slice(0, MOST_WORDS).join(' ');
    if (term === '') return NOTHING;
    const found = known.get(term) ?? find(term);
    known.set(term, found);
    return found;
  };
}
