import { sharedFor } from './api-client.ts';

test.each([
  ['public, max-age=600', 600_000],
  ['public, max-age=600, s-maxage=60', 60_000],
  ['Public,Max-Age=5', 5000],
  ['max-age=600', 0],
  ['private, max-age=600', 0],
  ['public, no-store', 0],
  ['public, no-cache, max-age=600', 0],
  ['public', 0],
  ['public, max-age=soon', 0],
  ['', 0],
  [null, 0],
])('an answer that says %j may be given to others for %i ms', (cacheControl, ms) => {
  expect(sharedFor(cacheControl)).toBe(ms);
});
