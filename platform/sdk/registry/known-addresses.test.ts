import { isKnownAddress, routeClaim } from './index.ts';

const ways = { known: { url: ['*-a-*', 'ofertas'] } };

test.each(['bogota-a-miami', 'BOGOTA-A-MIAMI', 'nueva-york-a-miami', 'málaga-a-köln', 'ofertas'])(
  '%s is known',
  (url) => {
    expect(isKnownAddress(ways, { url })).toBe(true);
  },
);

test.each([
  'asdf',
  '-a-',
  'bogota-a-',
  'a b-a-c',
  'ofertas-de-vuelo',
  'x/y-a-z',
  '<b>-a-c',
  `${'a'.repeat(99)}-a-b`,
])('%s is not', (url) => {
  expect(isKnownAddress(ways, { url })).toBe(false);
});

test('a claim that says nothing knows all, and so it is with what the address leaves out', () => {
  expect(isKnownAddress({}, { url: 'asdf' })).toBe(true);
  expect(isKnownAddress(ways, {})).toBe(true);
});

test('a long word is answered at once', () => {
  const known = { url: ['*a*'] };
  expect(isKnownAddress({ known }, { url: `${'a'.repeat(100)}!` })).toBe(false);
});

test.each(['.*', 'a|b', '(a+)+', '*-*-*', 'a/b', ''])('%s is no word that a claim may know', (word) => {
  const claim = { path: '/:url', page: 'a', layout: 'custom', known: { url: [word] } };
  expect(routeClaim.safeParse(claim).success).toBe(false);
});
