import { attributeOf, type Element, wordsOf } from '../document.ts';
import type { CrawledPage, Rule } from '../page.ts';

/** What a page leads to. */
export interface PageLink {
  /** in full, without what stands behind `#` */
  url: string;
  words: string;
}

const isInside = (url: URL, page: CrawledPage): boolean => url.origin === new URL(page.url).origin;

const targetOf = (element: Element, page: CrawledPage): URL | null =>
  URL.parse(attributeOf(element, 'href') ?? '', page.url);

const anchorsOf = ({ html }: CrawledPage): Element[] =>
  html.named('a').filter((element) => attributeOf(element, 'href') !== undefined);

/** Where links of a page lead inside the site. */
export const linksOf = (page: CrawledPage): PageLink[] =>
  anchorsOf(page).flatMap((element) => {
    const target = targetOf(element, page);
    if (!target || !isInside(target, page)) return [];
    target.hash = '';
    return [{ url: target.href, words: wordsOf(element) || (attributeOf(element, 'aria-label') ?? '') }];
  });

/** Schemes that an address outside may have. */
const SCHEMES = ['https:', 'tel:', 'mailto:'];

/** A link leads somewhere: to a place of the page that is there, inside the site, or safely outside. */
export const hasLivingLinks: Rule = (page) =>
  anchorsOf(page).flatMap((element) => {
    const href = attributeOf(element, 'href') ?? '';
    const target = targetOf(element, page);
    if (!target || href === '') return [`a link to "${href}": ${wordsOf(element)}`];
    if (href.startsWith('#')) {
      return page.html.withId(decodeURIComponent(href.slice(1)))
        ? []
        : [`a link to ${href}, which is not there`];
    }
    if (isInside(target, page)) return [];
    if (!SCHEMES.includes(target.protocol)) return [`a link by ${target.protocol} to ${href}`];
    const isNewWindow = attributeOf(element, 'target') === '_blank';
    return isNewWindow && !attributeOf(element, 'rel')?.includes('noopener')
      ? [`a window without noopener to ${href}`]
      : [];
  });
