import fc from 'fast-check';
import { regionOfLanguages } from './region-of-languages.ts';

test.each([
  ['es-CO', 'CO'],
  ['es-CO,es;q=0.9,en-US;q=0.8', 'CO'],
  ['es-mx', 'MX'],
  ['en-US;q=0.5, es-AR;q=0.9', 'AR'],
  ['es;q=1.0, es-PE;q=0.4', 'PE'],
  ['es-419,es-CL;q=0.8', 'CL'],
  ['zh-Hant-TW', 'TW'],
])('%s speaks of %s', (header, country) => {
  expect(regionOfLanguages(header)).toBe(country);
});

test.each([
  undefined,
  '',
  'es',
  '*',
  'es-419',
  'en-001',
  'en-ZZ',
  'es-CO;q=0',
  'es-419,es;q=0.9,en-US;q=0.7',
  '-,;q=,=',
  'es_CO',
])('%p says nothing', (header) => {
  expect(regionOfLanguages(header)).toBeNull();
});

test('any header is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) => {
      expect(regionOfLanguages(header) ?? 'CO').toMatch(/^[A-Z]{2}$/);
    }),
  );
});
