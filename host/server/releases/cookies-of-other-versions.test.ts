import { LANGUAGES } from '@alisio/shared-contracts/languages';
import fc from 'fast-check';
import { chosenOf, languageOf, themeOf } from '../http/visitor.ts';
import { holdingsOf } from './held-versions.ts';

const NAMES = ['locale', 'theme', 'country', 'currency', 'releases', 'lot', 'viewport', 'consent'];

/** What a browser may send that another version, or nobody of us, has written. */
const header = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 8 })), fc.string()), {
    maxLength: 8,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));

test('whatever the cookies say, the page gets a language, a theme, and choices that the site knows', () => {
  fc.assert(
    fc.property(header, (cookie) => {
      expect(LANGUAGES).toContain(languageOf({ cookie }));
      expect(['light', 'dark', 'system']).toContain(themeOf({ cookie }));
      const { country, currency } = chosenOf({ cookie }, ['USD', 'COP']);
      if (country !== undefined) expect(country).toMatch(/^[A-Z]{2}$/);
      expect([undefined, 'USD', 'COP']).toContain(currency);
    }),
  );
});

test('whatever the cookies say, a visitor has a lot and holds nothing but versions', () => {
  fc.assert(
    fc.property(header, (cookie) => {
      const { lot, revision, others } = holdingsOf(cookie);
      expect(lot >= 0 && lot < 10_000 && Number.isInteger(lot)).toBe(true);
      if (revision !== undefined) expect(Number.isSafeInteger(revision) && revision > 0).toBe(true);
      for (const [name, version] of others)
        expect(`${name}@${version}`).toMatch(/^(host|mf-[a-z0-9-]+)@[0-9A-Za-z.-]+$/);
    }),
  );
});

test('a value that only a newer version knows counts as no choice', () => {
  const cookie = 'locale=pt; theme=sepia; currency=XAU; country=ZZ';
  expect(languageOf({ cookie })).toBe('es');
  expect(themeOf({ cookie })).toBe('system');
  expect(chosenOf({ cookie }, ['USD'])).toEqual({});
});
