import { pageWindow } from './page-window.ts';

const words = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((entry) => (entry.kind === 'page' ? entry.page : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [4, 9, '1 2 3 4 5 … 9'],
])('page %i of %i shows %s', (page, pages, shown) => {
  expect(words(page, pages)).toBe(shown);
});
