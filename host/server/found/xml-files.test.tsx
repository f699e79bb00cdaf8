import { byLanguage } from '@alisio/shared-contracts/languages';
import { atomFeed } from './feed.ts';
import { sitemapIndex, sitemapOf } from './sitemap.ts';

const SITE = 'https://alisio.example';
const ATOM = 'http://www.w3.org/2005/Atom';

/** As a strict reader takes it. @throws when it is not well-formed */
function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const [error] = document.getElementsByTagName('parsererror');
  if (error) throw new Error(error.textContent ?? 'not well-formed');
  return document;
}
const textsOf = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');

const article = {
  addresses: { es: '/destinations/cartagena-en-tres-dias', en: '/destinations/cartagena-in-three-days' },
  updated: '2026-11-20',
};
const about = { addresses: byLanguage(() => '/about-us?a=<b>&"c"') };

test('a sitemap has a page in each language, and each names all of them', () => {
  const sitemap = parsed(sitemapOf(SITE, [article, about]));
  expect(textsOf(sitemap, 'loc')).toEqual([
    `${SITE}/destinations/cartagena-en-tres-dias`,
    `${SITE}/destinations/cartagena-in-three-days?locale=en`,
    `${SITE}/about-us?a=<b>&"c"`,
    `${SITE}/about-us?a=<b>&"c"?locale=en`,
  ]);
  const [spanish, english] = sitemap.getElementsByTagName('url');
  for (const entry of [spanish, english]) {
    const links = [...(entry?.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link') ?? [])];
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['es', `${SITE}/destinations/cartagena-en-tres-dias`],
      ['en', `${SITE}/destinations/cartagena-in-three-days?locale=en`],
      ['x-default', `${SITE}/destinations/cartagena-en-tres-dias`],
    ]);
  }
  // A day that is not known is not made up.
  expect(textsOf(sitemap, 'lastmod')).toEqual(['2026-11-20', '2026-11-20']);
});

test('a page that is told twice stands once', () => {
  expect(textsOf(parsed(sitemapOf(SITE, [article, article])), 'loc')).toHaveLength(2);
});

test('the index says of each sitemap when something of it changed last', () => {
  const older = { ...article, updated: '2025-01-01' };
  const index = parsed(
    sitemapIndex(SITE, [
      { kind: 'content', pages: [older, article, about] },
      { kind: 'tours', pages: [] },
    ]),
  );
  const entries = [...index.getElementsByTagName('sitemap')];
  expect(entries.map((entry) => textsOf(entry, 'loc'))).toEqual([
    [`${SITE}/sitemaps/content.xml`],
    [`${SITE}/sitemaps/tours.xml`],
  ]);
  expect(entries.map((entry) => textsOf(entry, 'lastmod'))).toEqual([['2026-11-20'], []]);
});

test('a feed is Atom, whatever a text says, with ids that do not follow addresses', () => {
  const entry = {
    id: 'cartagena',
    href: '/destinations/cartagena-in-three-days',
    title: 'Sun & <b>sea</b> \u0007',
    lead: '"Three" days.',
    published: '2026-09-14',
    updated: '2026-11-20',
  };
  const facts = {
    path: '/destinations',
    language: 'en',
    title: 'Destinations',
    description: 'Guides',
  } as const;
  const feed = (siteLink: string, href = entry.href) =>
    parsed(atomFeed({ ...facts, siteLink, entries: [{ ...entry, href }] }));
  const here = feed(SITE);
  expect(here.documentElement.namespaceURI).toBe(ATOM);
  expect(here.documentElement.getAttribute('xml:lang')).toBe('en');
  // RFC 4287: exactly one each, and an author somewhere above the entries.
  for (const needed of ['id', 'title', 'updated']) {
    for (const holder of [here.documentElement, ...here.getElementsByTagName('entry')]) {
      expect([...holder.children].filter(({ localName }) => localName === needed)).toHaveLength(1);
    }
  }
  expect(textsOf(here, 'name')).toEqual(['Alisio']);
  expect(textsOf(here, 'title')).toEqual(['Destinations · Alisio', 'Sun & <b>sea</b> ']);
  expect(textsOf(here, 'updated')).toEqual(['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z']);
  const links = [...here.getElementsByTagName('link')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `${SITE}/feeds/destinations.xml?locale=en`,
    `${SITE}/destinations?locale=en`,
    `${SITE}/destinations/cartagena-in-three-days?locale=en`,
  ]);
  expect(textsOf(feed('https://moved.example', '/articles/cartagena'), 'id')).toEqual(textsOf(here, 'id'));
});

test('a feed of nothing is one too', () => {
  const empty = parsed(
    atomFeed({
      siteLink: SITE,
      path: '/cuento',
      language: 'es',
      title: 'Rutas',
      description: undefined,
      entries: [],
    }),
  );
  expect(textsOf(empty, 'updated')).toHaveLength(1);
  expect(textsOf(empty, 'entry')).toEqual([]);
});
