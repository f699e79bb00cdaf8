import { foldText } from '../../airports/index.ts';
import type { Town } from '../../towns/index.ts';
import { codeOfHotel, coinedWord } from '../demo/index.ts';

/** Letters by which coined words are looked up; fewer name nothing. */
export const SHORTEST_WORD = 4;
/** More than any town has hotels. */
const NUMBERS = 4096;

/** One hotel: its town's place among all, and its number there. */
type Ref = number;

/**
 * The words that hotels' names are coined of, folded, and which hotels have each. A hotel's word follows from its code, so
 * that all two hundred thousand are known without making one.
 */
export class HotelWords {
  readonly #towns: Town[] = [];
  readonly #refs = new Map<string, Ref[]>();
  readonly #byStart = new Map<string, string[]>();
  readonly #byLetter = new Map<string, string[]>();

  /** Adds the hotels of a town. */
  add(town: Town): void {
    const place = this.#towns.push(town) - 1;
    for (let number = 0; number < town.hotels; number++) {
      const word = foldText(coinedWord(town.country, codeOfHotel(town, number)));
      const ref = place * NUMBERS + number;
      const known = this.#refs.get(word);
      if (known) known.push(ref);
      else {
        this.#refs.set(word, [ref]);
        group(this.#byStart, word.slice(0, SHORTEST_WORD), word);
        group(this.#byLetter, word.slice(0, 1), word);
      }
    }
  }

  /** Coined words that begin so; none for less than four letters. */
  beginning(start: string): readonly string[] {
    const words = start.length < SHORTEST_WORD ? [] : this.#byStart.get(start.slice(0, SHORTEST_WORD));
    return (words ?? []).filter((word) => word.startsWith(start));
  }

  /** Coined words with the same first letter: who mistypes mostly begins right. */
  like(typed: string): readonly string[] {
    return this.#byLetter.get(typed.slice(0, 1)) ?? [];
  }

  /** The hotels of a coined word. */
  hotelsOf(word: string): { town: Town; number: number }[] {
    return (this.#refs.get(word) ?? []).flatMap((ref) => {
      const town = this.#towns[Math.floor(ref / NUMBERS)];
      return town ? [{ town, number: ref % NUMBERS }] : [];
    });
  }
}

function group(groups: Map<string, string[]>, key: string, word: string): void {
  const known = groups.get(key);
  if (known) known.push(word);
  else groups.set(key, [word]);
}
