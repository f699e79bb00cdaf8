import { DEFAULT_LANGUAGE, LANGUAGES, languageFacts } from '@alisio/shared-contracts/languages';
import { attributeOf, wordsOf } from '../document.ts';
import type { CrawledPage, Rule } from '../page.ts';

/** In letters. Search engines cut what is longer than they show; what is still longer was not written for them. */
const TITLE = { least: 3, most: 80 };
const DESCRIPTION = { least: 40, most: 280 };

const within = (what: string, text: string, { least, most }: typeof TITLE): string[] =>
  text.length >= least && text.length <= most
    ? []
    : [`${what} has ${text.length} letters, not ${least} to ${most}: ${text}`];

export const titleOf = ({ html }: CrawledPage): string => {
  const [title] = html.named('title').filter(({ parentNode }) => parentNode?.nodeName === 'head');
  return title ? wordsOf(title) : '';
};

export const descriptionOf = ({ html }: CrawledPage): string => html.meta('description') ?? '';

export const canonicalOf = ({ html }: CrawledPage): string | undefined => {
  const [link] = html.links('canonical');
  return link && attributeOf(link, 'href');
};

/** The page's address in each language, as it says by `hreflang`. */
export const alternatesOf = ({ html }: CrawledPage): Map<string, string> =>
  new Map(
    html.links('alternate').flatMap((link) => {
      const [language, href] = [attributeOf(link, 'hreflang'), attributeOf(link, 'href')];
      return language && href ? [[language, href] as const] : [];
    }),
  );

/** One title and one description, of a length that is shown whole. */
export const hasTitle: Rule = (page) => [
  ...within('the title', titleOf(page), TITLE),
  ...within('the description', descriptionOf(page), DESCRIPTION),
  ...['title', 'description'].flatMap((name) =>
    page.html.meta(`og:${name}`) === (name === 'title' ? titleOf(page) : descriptionOf(page))
      ? []
      : [`og:${name} says another one: ${page.html.meta(`og:${name}`)}`],
  ),
];

/** Its address is its own, and it names the same page in each language. */
export const hasAddresses: Rule = (page) => {
  const canonical = canonicalOf(page);
  const alternates = alternatesOf(page);
  const wanted = [...LANGUAGES, 'x-default'].toSorted().join(', ');
  const said = [...alternates.keys()].toSorted().join(', ');
  return [
    ...(page.html.links('canonical').length === 1 ? [] : ['there is not one canonical link']),
    ...(canonical === page.url ? [] : [`the canonical address is ${canonical}`]),
    ...(said === wanted ? [] : [`hreflang names ${said || 'nothing'}, not ${wanted}`]),
    ...(alternates.get(page.language) === page.url
      ? []
      : [`hreflang ${page.language} is ${alternates.get(page.language)}`]),
    ...(alternates.get('x-default') === alternates.get(DEFAULT_LANGUAGE)
      ? []
      : [`hreflang x-default is ${alternates.get('x-default')}`]),
    ...(page.html.meta('og:url') === canonical ? [] : [`og:url is ${page.html.meta('og:url')}`]),
    ...(page.html.meta('robots')?.includes('noindex') ? ['it is noindex'] : []),
  ];
};

/** Who shares it shows a picture with its size and words, in the page's language. */
export const hasPicture: Rule = ({ html, url, language }) => {
  const picture = html.meta('og:image') ?? '';
  const { origin } = new URL(url);
  return [
    ...(picture.startsWith(`${origin}/`) ? [] : [`og:image is ${picture || 'missing'}`]),
    ...['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card', 'og:type'].flatMap((name) =>
      html.meta(name) ? [] : [`${name} is missing`],
    ),
    ...(html.meta('og:locale') === languageFacts(language).openGraph
      ? []
      : [`og:locale is ${html.meta('og:locale')}`]),
  ];
};
