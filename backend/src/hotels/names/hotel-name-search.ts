import { LRUCache } from 'lru-cache';
import { foldText, typingMistakes } from '../../airports/index.ts';
import { namesOfCountry, type Town, type TownNames } from '../../towns/index.ts';
import { type DemoHotel, demoHotel } from '../demo/index.ts';
import { HotelWords } from './hotel-words.ts';

const MOST_HOTELS = 8;
/** Of a question: no hotel with its town and country has more words, and nobody coins three. What comes behind is not read. */
const MOST_WORDS = 8;
const MOST_COINED = 3;
/** Names that are made for one question, the most: 0.06 ms each, while nobody else is answered. */
const MOST_MADE = 300;
/** Terms whose hotels are kept: many people type the same beginnings. */
const MOST_KNOWN = 1000;
/** Below this many letters a mistake makes another word. */
const SHORTEST_MISTYPED = 5;
const allowedIn = (word: string) => (word.length >= 8 ? 2 : 1);

/** What stands in questions for a hotel and names none: kinds of house, and what joins them to a place. */
const FILLERS = new Set(
  (
    'hotel hoteles hotels hostal hostales hostel hostels posada apartamento apartamentos apartment apartments ' +
    'suites resort resorts casa the el la los las en in de del at'
  ).split(' '),
);

/** A folded term without the kinds of house that it begins with: `hoteles en lima` → `lima`. */
export function withoutFillers(term: string): string {
  const words = term.split(' ');
  const first = words.findIndex((word) => !FILLERS.has(word));
  return first < 0 ? term : words.slice(first).join(' ');
}

export interface FoundHotels {
  /** best first */
  hotels: readonly DemoHotel[];
  /** no name was typed like this: the nearest to it */
  isMended: boolean;
  /** all of the first one's name was typed */
  isWhole: boolean;
}

const NOTHING: FoundHotels = { hotels: [], isMended: false, isWhole: false };

const startsAWord = (name: string, term: string) => name.startsWith(term) || name.includes(` ${term}`);

/** Hotels by their names, alone or with their town, region or country. In memory, no I/O. */
export class HotelNames {
  readonly #words = new HotelWords();
  readonly #names: TownNames;
  readonly #known = new LRUCache<string, FoundHotels>({ max: MOST_KNOWN });

  constructor(names: TownNames) {
    this.#names = names;
  }

  /** Adds the hotels of a town: some microseconds for each. */
  add(town: Town): void {
    this.#words.add(town);
  }

  /** @param typed nothing is found by less than four letters of a name */
  search(typed: string): FoundHotels {
    const term = foldText(typed);
    const found = this.#known.get(term) ?? this.#find(term);
    this.#known.set(term, found);
    return found;
  }

  #find(term: string): FoundHotels {
    const left = { names: MOST_MADE };
    const words = [...new Set(term.split(' '))].slice(0, MOST_WORDS);
    const asked = words
      .flatMap((word, at) => (FILLERS.has(word) ? [] : [{ word, others: words.toSpliced(at, 1) }]))
      .slice(0, MOST_COINED);
    const named = asked.flatMap(({ word, others }) =>
      this.#ranked(this.#words.beginning(word), others, left, (coined) => (coined === word ? 20 : 0)),
    );
    if (named.length > 0) return this.#best(named, term, false);
    const mended = asked
      .filter(({ word }) => word.length >= SHORTEST_MISTYPED)
      .flatMap(({ word, others }) => {
        const most = allowedIn(word);
        const near = new Map(
          this.#words.like(word).flatMap((coined) => {
            const mistakes = typingMistakes(word, coined, most);
            return mistakes <= most ? [[coined, mistakes] as const] : [];
          }),
        );
        return this.#ranked([...near.keys()], others, left, (coined) => 20 - 10 * (near.get(coined) ?? most));
      });
    return this.#best(mended, term, true);
  }

  /** Hotels of coined words that all of the other words fit, too. */
  #ranked(
    coined: readonly string[],
    others: readonly string[],
    left: { names: number },
    rankOf: (coined: string) => number,
  ) {
    return coined.flatMap((word) => {
      const rank = rankOf(word);
      return this.#words.hotelsOf(word).flatMap(({ town, number }) => {
        const fit = this.#fit(town, number, others, left);
        return fit === undefined
          ? []
          : [{ town, number, rank: rank + fit + 3 * Math.log10(1 + town.hotels) }];
      });
    });
  }

  /** How well the words beside the coined one fit a hotel; nothing where one does not. */
  #fit(town: Town, number: number, others: readonly string[], left: { names: number }): number | undefined {
    const places = this.#names.foldedNames(town);
    let fit = 0;
    const ofName: string[] = [];
    for (const word of others) {
      if (places.some((place) => startsAWord(place, word))) fit += 10;
      else if (namesOfCountry(town.country).some((country) => startsAWord(country, word))) fit += 8;
      else ofName.push(word);
    }
    if (ofName.length === 0) return fit;
    // Making a hotel costs most: for what nothing else has said.
    if (left.names === 0) return undefined;
    left.names -= 1;
    const name = foldText(demoHotel(town, number).name).split(' ');
    for (const word of ofName) {
      if (name.some((part) => part.startsWith(word))) fit += 6;
      else if (!FILLERS.has(word)) return undefined;
    }
    return fit;
  }

  #best(ranked: readonly { town: Town; number: number; rank: number }[], term: string, isMended: boolean) {
    // Two coined words of one name find it twice.
    const once = new Map(
      ranked
        .toSorted((one, other) => one.rank - other.rank)
        .map((found) => [`${found.town.id}/${found.number}`, found] as const),
    );
    const hotels = [...once.values()]
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, MOST_HOTELS)
      .map(({ town, number }) => demoHotel(town, number));
    const [first] = hotels;
    if (!first) return NOTHING;
    const typed = new Set(term.split(' '));
    const isWhole =
      !isMended &&
      foldText(first.name)
        .split(' ')
        .every((word) => typed.has(word));
    return { hotels, isMended, isWhole };
  }
}
