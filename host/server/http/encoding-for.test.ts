import { encodingFor } from './encoding-for.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['BR ; Q=0.5', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['abracadabra', 'identity'],
  ['br;q=nonsense', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
])('to who accepts %j goes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('what the build has not made is not sent', () => {
  expect(encodingFor('br, gzip', ['gzip'])).toBe('gzip');
  expect(encodingFor('br, gzip', [])).toBe('identity');
});
