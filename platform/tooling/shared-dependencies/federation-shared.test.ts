import { rangeOf } from './federation-shared.ts';

test.each([
  ['1.4.2', '^1.0.0'],
  ['19.3.1', '^19.0.0'],
])('built with %s, a remote runs in a shell of %s', (version, range) => {
  expect(rangeOf(version)).toBe(range);
});
