import { isKnownAddress } from '../../../sdk/registry/index.ts';
import { remoteOnPaper } from '../testing/releases.ts';
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
