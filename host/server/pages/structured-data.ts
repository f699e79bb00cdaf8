import type { Language } from '@alisio/shared-contracts/languages';
import { inLanguage, routes } from '@alisio/shared-contracts/routes';
import type { ShownPage } from '../../src/shown-page/page-head.ts';

interface Where {
  siteLink: string;
  /** clean path of the page */
  pathname: string;
  language: Language;
}

const CONTEXT = 'https://schema.org';

/** Properties of schema.org whose values are addresses. */
const ADDRESSES: readonly string[] = ['@id', 'url', 'item', 'image', 'logo', 'target', 'mainEntityOfPage'];

/** Paths of the site as addresses that mean the same wherever they are read. */
function whole(value: unknown, siteLink: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => whole(one, siteLink, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [key, whole(inside, siteLink, key)]),
    );
  }
  const isPath = typeof value === 'string' && /^\/(?!\/)/.test(value) && ADDRESSES.includes(name);
  return isPath ? siteLink + value : value;
}

/** Who keeps the site, and what it is: said once, on its first page. */
const siteData = ({ language }: Where): object[] => [
  {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': '/#organization',
    name: 'Alisio',
    url: '/',
    logo: '/social-card.png',
  },
  {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': '/#website',
    name: 'Alisio',
    url: inLanguage(routes.home, language),
    inLanguage: language,
    publisher: { '@id': '/#organization' },
  },
];

/** The way to a page, as its breadcrumb shows it: the address of the last one is the page's own. */
const crumbsData = (crumbs: NonNullable<ShownPage['crumbs']>, { language }: Where): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href === undefined ? {} : { item: href.includes('?') ? href : inLanguage(href, language) }),
  })),
});

const isArticle = (thing: object): boolean => '@type' in thing && thing['@type'] === 'Article';

/** An element of JSON-LD. What would end it is written as JSON may write it. */
const element = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * What search engines read of a page: what it says of itself, the way to it, and on the first page whose site it is.
 * @param picture path of the one that stands for the page: an article has it
 */
export function structuredData(
  where: Where,
  { structured = [], crumbs = [] }: Pick<ShownPage, 'structured' | 'crumbs'>,
  picture?: string,
): string[] {
  return [
    ...(where.pathname === routes.home ? siteData(where) : []),
    ...(crumbs.length > 0 ? [crumbsData(crumbs, where)] : []),
    ...structured.map((thing) =>
      isArticle(thing) && picture !== undefined ? { image: picture, ...thing } : thing,
    ),
  ].map((data) => element(whole(data, where.siteLink)));
}
