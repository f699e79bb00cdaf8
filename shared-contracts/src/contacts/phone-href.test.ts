import { phoneHref } from './index.ts';

test.each([
  ['+52 55 0000 0000', 'tel:+525500000000'],
  ['(601) 000-0000', 'tel:6010000000'],
  ['601\u00a0000\u00a00000', 'tel:6010000000'],
])('%s is dialed as %s', (number, href) => {
  expect(phoneHref(number)).toBe(href);
});
