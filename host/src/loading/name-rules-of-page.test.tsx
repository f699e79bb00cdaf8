import { nameRules } from './name-rules.ts';

const pageWith = (rules: string): Document => new DOMParser().parseFromString(rules, 'text/html');
const saidBy = (page: Document): (string | null)[] =>
  [...page.querySelectorAll('style')].map((style) => style.getAttribute('data-emotion'));

test('emotion is told the rules of the page that come without names, each once', () => {
  const page = pageWith(
    '<style>.css-frame{}</style><style data-emotion="css">.css-a1{}.css-a1:hover{}@keyframes animation-b2{}</style>',
  );
  nameRules(page);
  expect(saidBy(page)).toEqual([null, 'css a1 animation-b2']);
});

test('a page of an edge that names them, and one that was not drawn, stand as they are', () => {
  const named = pageWith('<style data-emotion="css c3">.css-c3{}.css-d4{}</style>');
  nameRules(named);
  expect(saidBy(named)).toEqual(['css c3']);
  expect(() => nameRules(pageWith('<style>.css-e5{}</style>'))).not.toThrow();
});
