import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { beginsAnyhow, inOrder, isPathPattern, shapeOf, sharedAddress } from './index.ts';

const matches = (path: string, address: string): boolean => matchRoutes([{ path }], address) !== null;

const words = fc.constantFrom('a', 'B', 'b', 'x', 'results', 'Results', 'LosCabos', 'a.b', '~c', 'd-e_f');
const piece = fc.tuple(fc.oneof(words, fc.constantFrom(':x', ':slug')), fc.boolean());
const patterns = fc
  .tuple(fc.array(piece, { maxLength: 4 }), fc.boolean())
  .map(([pieces, open]) => [
    ...pieces.map(([text, optional]) => (optional ? `${text}?` : text)),
    ...(open ? ['*'] : []),
  ])
  .map((pieces) => `/${pieces.join('/')}`);

/** Pieces as a browser sends them: other capitals, escaped signs, an escaped slash, accents. */
const sent = fc.constantFrom(
  'a',
  'A',
  'b',
  '%61',
  'RESULTS',
  'los%43abos',
  'a%2Fb',
  'ni%C3%B1o',
  '%7Ec',
  'D-E_F',
);
const spelt = (word: string) =>
  fc.constantFrom(
    word,
    word.toUpperCase(),
    word.toLowerCase(),
    `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`,
  );

/** Addresses that a pattern takes, in all the ways in which they can be written. */
const addressesOf = (pattern: string) =>
  fc
    .tuple(
      ...pattern
        .split('/')
        .filter((text) => text !== '')
        .map((text) => {
          const own = text.startsWith(':') ? sent : spelt(text.replace('?', ''));
          if (text === '*') return fc.array(sent, { maxLength: 3 });
          return fc.array(own, { minLength: text.endsWith('?') ? 0 : 1, maxLength: 1 });
        }),
    )
    .map((pieces) => `/${pieces.flat().join('/')}`);
const taken = patterns.chain((pattern) =>
  fc.tuple(fc.constant(pattern), addressesOf(pattern), fc.constantFrom('', '/')),
);

test('every address that two patterns match is foreseen', () => {
  fc.assert(
    fc.property(taken, patterns, ([one, address, slash], other) => {
      expect(matches(one, address)).toBe(true);
      if (matches(other, address + slash)) expect(sharedAddress(one, other)).toBeDefined();
    }),
    { numRuns: 3000 },
  );
});

test('where two patterns are said to meet, the router finds both at the address that is named', () => {
  fc.assert(
    fc.property(patterns, patterns, (one, other) => {
      const address = sharedAddress(one, other);
      expect(sharedAddress(other, one) === undefined).toBe(address === undefined);
      if (address === undefined) return;
      expect([one, other].map((pattern) => matches(pattern, address))).toEqual([true, true]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/contact-us', '/CONTACT-US', '/contact-us'],
  ['/contact-us', '/contact-us/:x?', '/contact-us'],
  ['/contact-us', '/contact-us?/:x', '/contact-us'],
  ['/contact-us', '/*', '/contact-us'],
  ['/us/hotel/LosCabos', '/us/:kind/loscabos', '/us/hotel/loscabos'],
  ['/:url/results', '/:content/:article', '/x/results'],
  ['/a/*', '/a', '/a'],
  ['/:x/:y/:z', '/booking/summary', undefined],
  ['/turs/result', '/turs/results', undefined],
  ['/a/*', '/b/*', undefined],
])('%s and %s: %s', (one, other, address) => {
  expect(sharedAddress(one, other)).toBe(address);
});

test.each(['/*', '/:x', '/:x?', '/:x/:y/:z', '/a?/:x', '/a?/*', '/:x?/a'])('%s begins anyhow', (pattern) => {
  expect(beginsAnyhow(pattern)).toBe(true);
});

test.each(['/', '/a', '/a/:x', '/a/*', '/a?/b/:x', '/a?'])('%s begins in its own place', (pattern) => {
  expect(beginsAnyhow(pattern)).toBe(false);
});

test.each([
  'a',
  '/a/',
  '//a',
  '/a//b',
  '/%63ontact',
  '/niños',
  '/a b',
  '/*/a',
  '/a*',
  '/:a.html',
  '/..',
  '/a/.',
  '/./a',
  '/:',
  '/?',
  '/a(b)',
  `/${'a?/'.repeat(8)}b`,
])('%s is no pattern that a claim may use', (pattern) => {
  expect(isPathPattern(pattern)).toBe(false);
});

test('what may be claimed is what the property tests draw from', () => {
  fc.assert(fc.property(patterns, (pattern) => isPathPattern(pattern)));
});

test('equal shapes are equal claims, in whatever words', () => {
  expect(shapeOf('/:url/Results')).toBe(shapeOf('/:city/results'));
  expect(shapeOf('/a/:x?')).not.toBe(shapeOf('/a/:x'));
  expect(shapeOf('/a/:x')).not.toBe(shapeOf('/a/*'));
});

test('of what the router ranks alike, the one that is sooner certain is chosen, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['/turs/:country', '/:url/results'], { minLength: 2 }), (paths) => {
      const routes = inOrder(paths, (path) => path).map((path) => ({ path }));
      expect(matchRoutes(routes, '/turs/results')?.[0]?.route.path).toBe('/turs/:country');
    }),
  );
});
