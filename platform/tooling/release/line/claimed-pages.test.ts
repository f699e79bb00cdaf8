import { isKnownAddress, type PartClaim } from '../../../sdk/registry/index.ts';
import { hostOnPaper, remoteOnPaper, siteOf } from '../testing/releases.ts';
import { claimedPages, examplePath } from './claimed-pages.ts';

test.each([
  ['/', '/'],
  ['/a/*', '/a'],
  ['/a/:x?', '/a'],
  ['/a?/b', '/b'],
  ['/:url/results', '/bogota-a-miami/results'],
  ['/turs/:country/:package', '/turs/bogota-a-miami/bogota-a-miami'],
])('%s is opened at %s', (path, address) => {
  expect(examplePath({ path })).toBe(address);
});

test.each([['*-a-*'], ['noticias'], ['vuelos-a-*']])(
  'a page that knows %s alone is opened where it is known',
  (word) => {
    const known = { url: [word] };
    const url = examplePath({ path: '/:url', known }).slice(1);
    expect(isKnownAddress({ known }, { url })).toBe(true);
  },
);

test('a page that sends home who comes from nowhere is known as such', () => {
  const claims = [
    { path: '/a', page: 'a', layout: 'custom' as const },
    { path: '/b', page: 'b', layout: 'result' as const, direct: 'home' as const },
  ];
  const pages = claimedPages(remoteOnPaper('mf-a', '1.0.0-00000001', { claims }), undefined);
  expect(pages.map(({ path, fromHome }) => [path, fromHome])).toEqual([
    ['/a', false],
    ['/b', true],
  ]);
});

const part = (slot: string | undefined): PartClaim => ({
  name: 'search',
  ...(slot === undefined ? {} : { slot }),
  place: 20,
  head: { es: { title: 'Hoteles', text: 'Busca' }, en: { title: 'Hotels', text: 'Search' } },
  href: '/b',
  room: { narrow: 200, wide: 144 },
});

test('parts are tried on the live pages that have a slot for them', () => {
  const layout = 'custom' as const;
  const home = remoteOnPaper('mf-home', '1.0.0-00000001', {
    claims: [
      { path: '/', page: 'home', layout, slots: ['home-search'] },
      { path: '/a', page: 'a', layout },
    ],
  });
  const live = siteOf(home);
  const offering = (slot?: string) =>
    remoteOnPaper('mf-b', '1.0.0-00000002', {
      claims: [{ path: '/b', page: 'b', layout }],
      parts: [part(slot)],
    });
  const tried = claimedPages(offering('home-search'), live);
  expect(tried.map(({ path, remote, parts }) => [path, remote, parts])).toEqual([
    ['/b', 'mf-b', undefined],
    ['/', 'mf-home', [{ name: 'mf-b/search', title: 'Hoteles' }]],
  ]);
  expect(claimedPages(offering('article-end'), live).map(({ path }) => path)).toEqual(['/b']);
  expect(claimedPages(offering(), live).map(({ path }) => path)).toEqual(['/b']);
});

test('parts for the page of an address that leads nowhere are tried on the page that nobody can claim', () => {
  const offering = remoteOnPaper('mf-b', '1.0.0-00000002', {
    claims: [{ path: '/b', page: 'b', layout: 'custom' }],
    parts: [part('error-search')],
  });
  const onError = { path: '/505', remote: 'host', fromHome: false };
  const parts = [{ name: 'mf-b/search', title: 'Hoteles' }];
  expect(claimedPages(offering, siteOf(remoteOnPaper('mf-a')))).toEqual([
    { path: '/b', remote: 'mf-b', version: '1.0.0-00000002', fromHome: false },
    { ...onError, parts },
  ]);
  const shell = hostOnPaper('1.0.0-00000009');
  expect(claimedPages(shell, siteOf(offering)).at(-1)).toEqual({ ...onError, version: shell.version, parts });
});
