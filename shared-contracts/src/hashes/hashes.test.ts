import { fnv1a } from './index.ts';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the number of %j is the one that the algorithm was published with', (text, number) => {
  expect(fnv1a(text)).toBe(number);
});
