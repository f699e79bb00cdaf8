import { LRUCache } from 'lru-cache';
import { foldText, readingsOf, typingMistakes } from '../airports/index.ts';
import type { PlaceEntry } from './place-entry.ts';

const MOST_PLACES = 8;
/** Terms whose places are kept: many people type the same beginnings. */
const MOST_KNOWN = 2000;
/** Letters by which words are looked up. */
const KEY = 2;
/** A beginning that more places share tells little of one. */
const MOST_OF_A_WORD = 1500;
/** Below this many letters a mistake makes another word. */
const SHORTEST_MISTYPED = 4;
/** Only places with so many hotels are guessed from mistakes. */
const LEAST_GUESSED = 10;

export interface FoundPlaces {
  /** best first */
  places: readonly PlaceEntry[];
  /** they were not typed like this: the nearest to it */
  isMended: boolean;
}

const startsAWord = (name: string, term: string) => name.startsWith(term) || name.includes(` ${term}`);

/** How well a place answers a folded term, 0 for not at all. */
function matchOf({ names, around }: PlaceEntry, term: string): number {
  if (names.includes(term)) return 90;
  if (names.some((name) => name.startsWith(term))) return 80;
  if (names.some((name) => startsAWord(name, term))) return 70;
  for (const name of names) {
    const place = term.startsWith(`${name} `) ? term.slice(name.length + 1) : '';
    if (
      place !== '' &&
      around.some((where) => where === place || (place.length > 2 && startsAWord(where, place)))
    )
      return 78;
  }
  const words = term.split(' ');
  if (words.length < 2) return 0;
  const isNamed = (word: string) => names.some((name) => startsAWord(name, word));
  const fits = (word: string) => isNamed(word) || around.some((where) => startsAWord(where, word));
  return words.some(isNamed) && words.every(fits) ? 50 : 0;
}

/** What a kind of place counts beside a town of the same name. */
const KINDS: Record<PlaceEntry['kind'], number> = { city: 0, area: -6, airport: -8 };

const rankOf = (entry: PlaceEntry, quality: number) =>
  quality === 0 ? 0 : quality + Math.log10(1 + entry.weight) * 7 + KINDS[entry.kind];

const wordsOf = ({ names }: PlaceEntry) => [...new Set(names.flatMap((name) => name.split(' ')))];

const allowedIn = (word: string) => (word.length >= 8 ? 2 : 1);

/** Fewest mistakes between a term and the beginning of a place's names; more than allowed for none. */
function mistakesIn({ names }: PlaceEntry, term: string): number {
  const most = allowedIn(term);
  let best = most + 1;
  for (const name of names) {
    best = Math.min(best, typingMistakes(term, name, most));
    if (name.length > term.length)
      best = Math.min(best, typingMistakes(term, name.slice(0, term.length), most) + 0.5);
  }
  return best;
}

/** @returns a search over places; nothing for a blank term. In memory, no I/O. */
export function placeSearch(entries: readonly PlaceEntry[]): (term: string) => FoundPlaces {
  const byBeginning = new Map<string, Set<PlaceEntry>>();
  for (const entry of entries) {
    for (const word of wordsOf(entry)) {
      const key = word.slice(0, KEY);
      const known = byBeginning.get(key);
      if (known) known.add(entry);
      else byBeginning.set(key, new Set([entry]));
    }
  }
  const sizeOf = (key: string) => byBeginning.get(key)?.size ?? 0;
  /** By which words places of a reading are looked up: not by "san" where another word tells more. */
  const keysOf = (reading: string): string[] => {
    const keys = reading.split(' ').map((word) => word.slice(0, KEY));
    const telling = keys.filter((key) => sizeOf(key) > 0 && sizeOf(key) <= MOST_OF_A_WORD);
    return telling.length > 0 ? telling : keys;
  };
  const guessed = entries.filter(({ kind, weight }) => kind === 'city' && weight >= LEAST_GUESSED);

  const best = (candidates: Iterable<PlaceEntry>, quality: (entry: PlaceEntry) => number) => {
    const ranked: { entry: PlaceEntry; rank: number }[] = [];
    for (const entry of candidates) {
      const rank = rankOf(entry, quality(entry));
      if (rank > 0) ranked.push({ entry, rank });
    }
    return ranked
      .sort((one, other) => other.rank - one.rank)
      .slice(0, MOST_PLACES)
      .map(({ entry }) => entry);
  };

  const find = (term: string): FoundPlaces => {
    const readings = readingsOf(term);
    const candidates = new Set<PlaceEntry>();
    for (const key of new Set(readings.flatMap(keysOf)))
      for (const entry of byBeginning.get(key) ?? []) candidates.add(entry);
    const places = best(candidates, (entry) =>
      Math.max(...readings.map((reading) => matchOf(entry, reading))),
    );
    if (places.length > 0 || term.length < SHORTEST_MISTYPED) return { places, isMended: false };
    const nearest = best(guessed, (entry) => {
      const mistakes = mistakesIn(entry, term);
      return mistakes <= allowedIn(term) ? 40 - mistakes * 12 : 0;
    });
    return { places: nearest, isMended: nearest.length > 0 };
  };

  const known = new LRUCache<string, FoundPlaces>({ max: MOST_KNOWN });
  return (typed) => {
    const term = foldText(typed);
    if (term === '') return { places: [], isMended: false };
    const found = known.get(term) ?? find(term);
    known.set(term, found);
    return found;
  };
}
