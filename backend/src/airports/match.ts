import { typingMistakes } from '@alisio/shared-contracts/text-search';
import { lettersOf, type SearchEntry, SHORTEST_MISTYPED } from './search-entry.ts';

const startsAWord = (name: string, term: string) => name.startsWith(term) || name.includes(` ${term}`);

/** A word that says where a city lies, as far as it is typed. */
const saysWhere = ({ around, short }: SearchEntry, word: string) =>
  short.has(word) || around.some((name) => startsAWord(name, word));

/** Whether a city's name is followed by where it lies: "san jose" and "costa rica", however many words each has. */
function isNamedWithPlace(entry: SearchEntry, term: string): boolean {
  const { cityNames, around, short } = entry;
  return cityNames.some((name) => {
    if (!term.startsWith(`${name} `)) return false;
    const place = term.slice(name.length + 1);
    return short.has(place) || around.some((known) => known.startsWith(place));
  });
}

/** A whole country is meant rather than the beginning of however big a city. */
const COUNTRY = 85;

/** How well an entry answers a folded term, 0 for not at all: code, then city, where it lies, airport. */
export function matchOf(entry: SearchEntry, term: string): number {
  const { codes, cityNames, airportNames, countries, around, short } = entry;
  if (codes.has(term)) return 100;
  if (cityNames.includes(term)) return 90;
  if (airportNames.includes(term)) return 85;
  if (countries.has(term)) return COUNTRY;
  if (cityNames.some((name) => name.startsWith(term))) return 80;
  if (cityNames.some((name) => startsAWord(name, term))) return 70;
  if (around.includes(term)) return 65;
  if (airportNames.some((name) => startsAWord(name, term))) return 60;
  if (around.some((name) => name.startsWith(term)) || short.has(term)) return 40;
  const words = term.split(' ');
  if (words.length < 2) return 0;
  if (isNamedWithPlace(entry, term)) return 75;
  const names = [...cityNames, ...airportNames, ...codes];
  const isNamed = (word: string) => names.some((name) => startsAWord(name, word));
  // Most entries fail with their first word.
  if (!words.every((word) => isNamed(word) || saysWhere(entry, word))) return 0;
  return words.some(isNamed) ? 50 : 0;
}

/** Letters of one word that another lacks: each is one typing mistake at least. */
function lacking(wanted: number, present: number): number {
  let missing = wanted & ~present;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}

/** One mistake in a short word, two in a long one. */
const allowedIn = (word: string) => (word.length >= 8 ? 2 : 1);

/** Whether a word of a term has more signs that no name has than mistakes are allowed in it: nothing is near to it. */
export const hasTooManyStrangers = (term: string, signs: ReadonlySet<string>): boolean =>
  term.split(' ').some((word) => [...word].filter((sign) => !signs.has(sign)).length > allowedIn(word));

/** The least mistakes between a term and a word of an entry, its beginning too; more than allowed for none. */
function mistakesIn({ words }: SearchEntry, term: string): number {
  const most = allowedIn(term);
  const letters = lettersOf(term);
  let best = most + 1;
  for (const word of words) {
    if (lacking(letters, word.letters) > most) continue;
    best = Math.min(best, typingMistakes(term, word.text, most));
    if (word.text.length > term.length) {
      best = Math.min(best, typingMistakes(term, word.text.slice(0, term.length), most) + 0.5);
    }
  }
  return best;
}

/** How well an entry answers a folded term with typing mistakes in it, 0 for not at all. */
export function mistypedMatchOf(entry: SearchEntry, term: string): number {
  const best = mistakesIn(entry, term);
  if (best <= allowedIn(term)) return 30 - best * 8;
  const words = term.split(' ');
  if (words.length < 2) return 0;
  const where = words.filter((word) => saysWhere(entry, word));
  const named = words.filter((word) => !where.includes(word));
  const isMeant = (word: string) =>
    entry.cityNames.some((name) => startsAWord(name, word)) ||
    (word.length >= SHORTEST_MISTYPED && mistakesIn(entry, word) <= allowedIn(word));
  return where.length > 0 && named.length > 0 && named.every(isMeant) ? 20 : 0;
}
