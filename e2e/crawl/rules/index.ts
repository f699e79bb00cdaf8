import type { CrawledPage, Rule } from '../page.ts';
import { hasAddresses, hasPicture, hasTitle } from './head.ts';
import { speaksItsLanguage } from './languages.ts';
import { hasLivingLinks } from './links.ts';
import { hasNames } from './names.ts';
import { hasIds, hasOutline, isWellFormed } from './outline.ts';
import { isStructured } from './structured.ts';

/** What holds of whatever somebody may come to. */
const OF_ALL: Readonly<Record<string, Rule>> = {
  outline: hasOutline,
  ids: hasIds,
  markup: isWellFormed,
  names: hasNames,
  links: hasLivingLinks,
  languages: speaksItsLanguage,
  structured: isStructured,
};
/** And of what may be found. */
const OF_FOUND: Readonly<Record<string, Rule>> = {
  title: hasTitle,
  addresses: hasAddresses,
  picture: hasPicture,
};

/** What is wrong with a page, each with the page and the rule in front: `/faq · outline · it has 2 h1`. */
export function wrongWith(page: CrawledPage): string[] {
  const { pathname, search } = new URL(page.url);
  const rules = page.isFound ? { ...OF_ALL, ...OF_FOUND } : OF_ALL;
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(page).map((what) => `${pathname}${search} · ${name} · ${what}`),
  );
}
