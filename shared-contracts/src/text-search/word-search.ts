import { foldText } from './fold-text.ts';
import { typingMistakes } from './typing-mistakes.ts';

/** Words that say nothing of what is looked for, in any of the site's languages, folded. */
const SMALL_WORDS = new Set(
  (
    'a al ante como con cual cuando cuanto de del desde donde el en entre es esta hay la las lo los mas me mi mis no o ' +
    'para pero por puedo que quien se si sin sobre son su sus te tengo tu tus un una y ya ' +
    'an and are at be can do does for from how i if in is it my of on or the there to what when where which with you your'
  ).split(' '),
);

/** Endings of plurals, longest first. What is left is looked for as the beginning of a word. */
const ENDINGS = ['ies', 'es', 's'];
/** Letters that are left of a word at least. */
const LEAST_STEM = 4;

/** What a word is looked for by: without the ending of a plural. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= LEAST_STEM);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Typing mistakes that a word of so many letters may have. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** What a word counts that stands in the first, the second, or any later field of an item. */
const COUNTS = [9, 3, 1];

export interface Found<T> {
  /** best first, else in the order that they were given in */
  items: T[];
  /** what was looked for in place of what was typed, where that stands nowhere */
  insteadOf?: string;
}

/** Looks for items by their words: accents, case, plurals, small words and slips of the hand do not matter. */
export class WordSearch<T> {
  readonly #items: readonly { item: T; fields: readonly string[] }[];
  /** every word with the number of items that say it; made when somebody first mistypes */
  #words: Map<string, number> | undefined;

  /** `fieldsOf`: an item's texts, those that matter most first. */
  constructor(items: readonly T[], fieldsOf: (item: T) => readonly string[]) {
    this.#items = items.map((item) => ({
      item,
      fields: fieldsOf(item).map((field) => ` ${foldText(field)}`),
    }));
  }

  /** Items that say all words of `typed`; none where it has no words. */
  find(typed: string): Found<T> {
    const all = [...new Set(foldText(typed).split(' ').filter(Boolean))];
    const telling = all.filter((word) => !SMALL_WORDS.has(word));
    const words = telling.length > 0 ? telling : all;
    if (words.length === 0) return { items: [] };
    const items = this.#saying(words);
    if (items.length > 0) return { items };
    const meant: string[] = [];
    for (const word of words) {
      const said = this.#isSaid(word) ? word : this.#nearest(word);
      // One that nothing says is enough: to look for what the others were meant as costs.
      if (said === undefined) return { items: [] };
      meant.push(said);
    }
    const found = this.#saying(meant);
    return found.length > 0 ? { items: found, insteadOf: meant.join(' ') } : { items: [] };
  }

  #saying(words: readonly string[]): T[] {
    const stems = words.map(stemOf);
    return this.#items
      .map(({ item, fields }) => {
        const counts = stems.map((stem) => {
          const at = fields.findIndex((field) => field.includes(` ${stem}`));
          return at < 0 ? 0 : (COUNTS[at] ?? 1);
        });
        return { item, score: counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0) };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ item }) => item);
  }

  #isSaid(word: string): boolean {
    const stem = stemOf(word);
    return this.#items.some(({ fields }) => fields.some((field) => field.includes(` ${stem}`)));
  }

  /** The word that was meant most likely: fewest mistakes, then said by most items. */
  #nearest(word: string): string | undefined {
    const most = mistakesIn(word);
    if (most === 0) return undefined;
    this.#words ??= this.#count();
    let best: { word: string; mistakes: number; items: number } | undefined;
    for (const [said, items] of this.#words) {
      const mistakes = typingMistakes(word, said, most);
      if (mistakes > most) continue;
      if (!best || mistakes < best.mistakes || (mistakes === best.mistakes && items > best.items)) {
        best = { word: said, mistakes, items };
      }
    }
    return best?.word;
  }

  #count(): Map<string, number> {
    const words = new Map<string, number>();
    for (const { fields } of this.#items) {
      for (const word of new Set(fields.flatMap((field) => field.split(' ')))) {
        if (word.length > 2) words.set(word, (words.get(word) ?? 0) + 1);
      }
    }
    return words;
  }
}
