import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { type CatalogueTour, placeOf, stopsOf } from './catalogue/index.ts';

/** As people type: without accents and capitals. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** All words by which a tour is found, in every language of the site: its title, country and places. */
export const wordsOf = (of: CatalogueTour): string[] => {
  const places = stopsOf(of).map((id) => placeOf(of, id).name);
  const said = [of.tour.title, of.tour.lead, of.country.name, ...places];
  return [...new Set(said.flatMap((text) => LANGUAGES.flatMap((language) => wordsIn(text[language]))))];
};

/** Whether each word that was typed begins one of them. */
export const hasWords = (words: readonly string[], typed: string): boolean =>
  wordsIn(typed).every((word) => words.some((one) => one.startsWith(word)));
