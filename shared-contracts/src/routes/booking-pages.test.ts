import { bookingPagesOf, isCheckoutPath } from './index.ts';

const pagesOf = (...products: string[]) => bookingPagesOf(products.map((product) => ({ product })));

test.each([
  ['hotel', '/hoteles/booking'],
  ['activity', '/activities/booking'],
  ['tour', '/turs/booking'],
  ['tour-balance', '/turs/booking'],
])('a %s, and several of them, are bought at %s', (product, at) => {
  const pages = { summary: `${at}/summary`, waiting: `${at}/waiting`, success: `${at}/success` };
  expect(pagesOf(product)).toEqual(pages);
  expect(pagesOf(product, product)).toEqual(pages);
});

test.each([
  ['a flight', ['flight']],
  ['a package', ['flight', 'hotel', 'activity']],
  ['what nobody here knows', ['museum-ticket']],
  ['two products', ['tour', 'activity']],
  ['nothing', []],
])('%s has the pages of all', (_case, products) => {
  expect(pagesOf(...products)).toEqual({
    summary: '/booking/summary',
    success: '/booking/confirm',
  });
});

test('nothing pulls these pages from under who fills one in', () => {
  const pages = ['hotel', 'activity', 'tour'].flatMap((product) => Object.values(pagesOf(product)));
  expect(pages.filter((page) => !isCheckoutPath(page))).toEqual([]);
});
