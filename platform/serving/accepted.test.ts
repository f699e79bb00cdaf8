import fc from 'fast-check';
import { acceptedEncoding, acceptedLanguage, acceptedLanguages, namesType } from './accepted.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['BR ; Q=0.5', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['abracadabra', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('of %j the encoding is %s', (header, encoding) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('an encoding that is not to be had is not chosen', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(acceptedEncoding('br, gzip', [])).toBe('identity');
});

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['EN-us', 'en'],
  ['es;q=0.3, en;q=0.7', 'en'],
  ['en;q=0, es-MX;q=0.1', 'es'],
  ['fr, de;q=0.9, en;q=0.1', 'en'],
  ['fr', undefined],
  ['*', 'es'],
  ['es;q=0, *', 'en'],
  [undefined, 'es'],
  ['', undefined],
])('of %j the language is %s', (header, language) => {
  expect(acceptedLanguage(header, ['es', 'en'])).toBe(language);
});

test('languages come by their weights, and those of none not at all', () => {
  expect(acceptedLanguages('en-US;q=0.5, es-AR;q=0.9, fr;q=0, *;q=0.1')).toEqual(['es-AR', 'en-US', '*']);
});

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['Text/HTML; q=0.1', true],
  ['text/html;q=0, */*', false],
  ['*/*', false],
  [undefined, false],
])('that %j names a page is %s', (header, expected) => {
  expect(namesType(header, ['text/html'])).toBe(expected);
});

test('any header is read, and of an endless one its beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) => {
      expect(['br', 'gzip', 'identity']).toContain(acceptedEncoding(header, ['br', 'gzip']));
      expect(['es', 'en', undefined]).toContain(acceptedLanguage(header, ['es', 'en']));
      expect(namesType(header, ['text/nobody'])).toBe(false);
    }),
  );
  expect(acceptedLanguages('es,'.repeat(5000)).length).toBeLessThan(500);
  expect(acceptedEncoding(`${'x,'.repeat(5000)}br`, ['br'])).toBe('identity');
});
