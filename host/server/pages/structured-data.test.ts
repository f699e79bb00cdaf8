import { structuredFaults } from '@alisio/platform/testing/structured-faults.ts';
import { structuredData } from './structured-data.ts';

const where = { siteLink: 'https://alisio.example', pathname: '/articulos/a', language: 'en' } as const;

/** What a reader finds in the elements. */
const read = (elements: readonly string[]): { [name: string]: unknown }[] =>
  elements.map((element) => {
    const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(element) ?? [];
    return JSON.parse(json);
  });

test('the first page says whose site it is, and what it is in this language', () => {
  const told = read(structuredData({ ...where, pathname: '/' }, {}));
  expect(told.flatMap(structuredFaults)).toEqual([]);
  expect(told).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      '@id': 'https://alisio.example/#organization',
      url: 'https://alisio.example/',
    }),
    expect.objectContaining({
      '@type': 'WebSite',
      url: 'https://alisio.example/?locale=en',
      publisher: { '@id': 'https://alisio.example/#organization' },
    }),
  ]);
  expect(structuredData(where, {})).toEqual([]);
});

test('the way to a page is told as its breadcrumb shows it, by addresses of its language', () => {
  const [list] = read(
    structuredData(where, { crumbs: [{ name: 'Articles', href: '/articles' }, { name: 'A <b> & "c"' }] }),
  );
  expect(structuredFaults(list)).toEqual([]);
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Articles',
        item: 'https://alisio.example/articles?locale=en',
      },
      { '@type': 'ListItem', position: 2, name: 'A <b> & "c"' },
    ],
  });
});

test('nothing that a page says ends its element, and nothing but addresses is taken for one', () => {
  const said = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: '</script><script>alert(1)</script><!--',
    description: '/not/an/address',
    url: '/articulos/a',
    image: ['/one.png', 'https://elsewhere.example/two.png', '//elsewhere.example/three.png'],
  };
  const [element = ''] = structuredData(where, { structured: [said] }, '/social/other.png');
  expect(element.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  expect(read([element])).toEqual([
    {
      ...said,
      url: 'https://alisio.example/articulos/a',
      image: [
        'https://alisio.example/one.png',
        'https://elsewhere.example/two.png',
        '//elsewhere.example/three.png',
      ],
    },
  ]);
});

test('an article has the picture that stands for its page, other things have none', () => {
  const article = { '@context': 'https://schema.org', '@type': 'Article', headline: 'A' };
  const things = [article, { ...article, '@type': 'TouristTrip' }];
  expect(
    read(structuredData(where, { structured: things }, '/social/a.png')).map(({ image }) => image),
  ).toEqual(['https://alisio.example/social/a.png', undefined]);
});
