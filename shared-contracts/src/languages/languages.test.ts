import { byLanguage, DEFAULT_LANGUAGE, isLanguage, LANGUAGES, languageFacts, saidIn } from './index.ts';

test('the site speaks Spanish to who asks for nothing, and English', () => {
  expect(LANGUAGES).toEqual(['es', 'en']);
  expect(DEFAULT_LANGUAGE).toBe('es');
});

test.each(['fr', 'ES', 'es-CO', '', 'toString', undefined, 404])('%p is no language of the site', (text) => {
  expect(isLanguage(text)).toBe(false);
});

test('every language has one of what is made for each', () => {
  expect(byLanguage((language) => language.toUpperCase())).toEqual({ es: 'ES', en: 'EN' });
  expect(Object.keys(byLanguage(() => 0))).toEqual(LANGUAGES);
});

test('what a language lacks is said in the default one', () => {
  expect(saidIn({ es: 'Vuelos', en: 'Flights' }, 'en')).toBe('Flights');
  expect(saidIn({ es: 'Vuelos' }, 'en')).toBe('Vuelos');
});

test.each(LANGUAGES)('the locale of %s is one that dates and numbers can be written in', (language) => {
  expect(new Intl.DateTimeFormat(languageFacts(language).locale).resolvedOptions().locale).toBe(
    languageFacts(language).locale,
  );
});

test('a remote that is older than a language writes it as the default one', () => {
  const { language } = JSON.parse('{ "language": "qya" }');
  expect(languageFacts(language)).toEqual(languageFacts(DEFAULT_LANGUAGE));
});
