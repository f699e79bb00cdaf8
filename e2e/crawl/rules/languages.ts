import { isLanguage, LANGUAGES, type Language, languageFacts } from '@alisio/shared-contracts/languages';
import { around, attributeOf, type Element, wordsOf } from '../document.ts';
import type { CrawledPage, Rule } from '../page.ts';
import { saidOnlyIn } from './said-only-in.ts';

/** Words that no line goes without, and that no other language of ours has. */
const COMMON: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    'de la que el en los las del por con una para es un se su al lo como más pero sin sobre tu este esta hay o y'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to is that for with from you it are on this by your at be or not was have will can an if when'.split(
      ' ',
    ),
  ),
};
/** So many of another language's words make a line foreign, unless it has more of its own. */
const FOREIGN = 3;

/** Elements that do not end a line. */
const INLINE = new Set('a abbr b bdi br cite code em i mark q small span strong sub sup time wbr'.split(' '));
const UNREAD = new Set(['script', 'style', 'template']);
/** Attributes that somebody reads or hears. */
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder'];
const SPOKEN_META = ['description', 'og:title', 'og:description', 'og:image:alt'];

/** Elements whose words are ours, as the files of a language say them. */
const LABELS = 'a button dt h1 h2 h3 h4 label legend option summary'.split(' ');

/** A line of a page, and the language that its element is said to be in. */
interface Line {
  text: string;
  said: string;
}

const languageAround = (element: Element): string =>
  around(element)
    .map((outer) => attributeOf(outer, 'lang'))
    .find((lang) => lang !== undefined) ?? '';

/** What attributes of a page say. */
const spokenIn = ({ html }: CrawledPage): Line[] =>
  html.elements.flatMap((element) =>
    SPOKEN.flatMap((name) => {
      const text = attributeOf(element, name)?.trim();
      return text ? [{ text, said: languageAround(element) }] : [];
    }),
  );

/** The lines of a page, each in one language: what is shown, what is heard, and what its head says. */
function linesOf(page: CrawledPage): Line[] {
  const { html } = page;
  const lines: Line[] = [];
  const [root] = html.elements;
  if (!root) return lines;
  let open: Line = { text: '', said: '' };
  const begin = (said: string) => {
    if (open.text.trim() !== '') lines.push({ ...open, text: open.text.replace(/\s+/g, ' ').trim() });
    open = { text: '', said };
  };
  const read = (element: Element, outer: string): void => {
    if (UNREAD.has(element.tagName)) return;
    const said = attributeOf(element, 'lang') ?? outer;
    const isApart = !INLINE.has(element.tagName) || said !== outer;
    if (isApart) begin(said);
    for (const child of element.childNodes) {
      if ('value' in child) open.text += `${child.value} `;
      if ('tagName' in child) read(child, said);
    }
    if (isApart) begin(outer);
  };
  read(root, '');
  for (const name of SPOKEN_META) lines.push({ text: html.meta(name) ?? '', said: languageAround(root) });
  return [...lines, ...spokenIn(page)];
}

/** Small words between two large ones belong to a name, and a name has the language of its place. */
const IN_NAMES = /(?<=\p{Lu}[\p{L}.’']*)(?:[ -](?:de|del|la|las|los|el|y|e|o|of|the|and))+(?=[ -]\p{Lu})/gu;

/** The other language that a line is in, by its commonest words. Names are none of them. */
function foreignIn(text: string, said: Language): Language | undefined {
  const words = text.replace(IN_NAMES, '').split(/[^\p{L}]+/u);
  const count = (language: Language) => words.filter((word) => COMMON[language].has(word)).length;
  const own = count(said);
  return LANGUAGES.find((other) => other !== said && count(other) >= FOREIGN && count(other) > own);
}

const wrongWords = (text: string, said: Language, other: Language | undefined): string[] =>
  other ? [`said in ${other} where ${said} is: ${text.slice(0, 160)}`] : [];

/** The page says which language it is in, and which of its lines are in another. */
export const speaksItsLanguage: Rule = (page) => {
  const [root] = page.html.elements;
  if (!root) return ['it is empty'];
  const [lang, dir] = [attributeOf(root, 'lang'), attributeOf(root, 'dir')];
  const foreign = linesOf(page).flatMap(({ text, said }) => {
    if (!isLanguage(said)) return said === '' ? [`a line of no language: ${text}`] : [];
    return wrongWords(text, said, foreignIn(text, said));
  });
  const labels = [
    ...page.html
      .named(...LABELS)
      .map((element) => ({ text: wordsOf(element), said: languageAround(element) })),
    ...spokenIn(page),
  ].flatMap(({ text, said }) => (isLanguage(said) ? wrongWords(text, said, saidOnlyIn(text, said)) : []));
  return [
    ...(lang === page.language ? [] : [`html lang is ${lang}`]),
    ...(dir === languageFacts(page.language).direction ? [] : [`html dir is ${dir}`]),
    ...new Set([...foreign, ...labels]),
  ];
};
