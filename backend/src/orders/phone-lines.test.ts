import { lineZone } from '@alisio/shared-contracts/contacts';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { readSite } from '../site/index.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { phoneLines } from './phone-lines.ts';

const site = readSite(undefined);
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));

test('the line is that of the country, with its hours on its own clock, and by night the one that has none', () => {
  expect(plain(phoneLines(site, 'ES', 'es'))).toEqual([
    'Llámanos al +34 900 000 000, todos los días de 8 a. m. a 10 p. m., hora de Madrid.',
    'A otras horas, al +57 601 000 0002: atendemos día y noche.',
  ]);
  expect(plain(phoneLines(site, 'US', 'en'))).toEqual([
    'Call us at +1 800 555 0100, every day from 8 AM to 10 PM, New York time.',
    'At other hours, call +57 601 000 0002: we answer day and night.',
  ]);
});

test.each(['BR', undefined])('a country without a line, %s, has the fallback of the company’s', (country) => {
  expect(plain(phoneLines(site, country, 'es'))[0]).toBe(
    'Llámanos al +57 601 000 0000, todos los días de 8 a. m. a 10 p. m., hora de Bogotá.',
  );
});

test('what is not configured is not said', () => {
  const without = (numbers: Partial<typeof site.configuration.contactNumbers>) => ({
    contacts: [],
    configuration: {
      ...site.configuration,
      contactNumbers: { ...site.configuration.contactNumbers, ...numbers },
    },
  });
  const none = { mainEn: '', mainEs: '', mainLine: '' };
  expect(plain(phoneLines(without(none), 'CO', 'es'))).toEqual([
    'Llámanos al +57 601 000 0002: atendemos día y noche.',
  ]);
  expect(phoneLines(without({ helpline: '' }), 'CO', 'es')).toHaveLength(1);
  expect(phoneLines(without({ ...none, helpline: '' }), 'CO', 'es')).toEqual([]);
});

test.each(LANGUAGES)('in %s each line says whose clock its hours are by', (language) => {
  const places = Object.keys(MAIL_TEXTS[language].phone.places);
  const countries = site.contacts.map(({ countryCode }) => countryCode);
  expect(places.sort()).toEqual(countries.sort());
  expect(places.map(lineZone)).not.toContain(undefined);
});
