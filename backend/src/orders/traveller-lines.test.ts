import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { MEAL_CODES, SPECIAL_ASSISTANCE } from '@alisio/shared-contracts/orders';
import { passengers } from '../../testing/visitor.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { travellerLines } from './traveller-lines.ts';

const [one] = passengers;
if (!one) throw new Error('somebody travels');
const asking = {
  ...one,
  middleName: undefined,
  passportNumber: 'AB123456',
  mealPreference: 'KSML',
  specialAssistance: 'WCHR' as const,
  frequentFlyerNumber: 'LM 12345',
};
const said = (who: typeof one, language: (typeof LANGUAGES)[number]) =>
  travellerLines(who, language).map(({ text }) => text);

test('who asked for something reads it below their name, and nothing of documents', () => {
  const [name] = said(one, 'es');
  expect(said(asking, 'es')).toEqual([
    name,
    'Comida: Kosher',
    'Asistencia: Silla de ruedas, puede usar escaleras',
    'Viajero frecuente: LM 12345',
  ]);
  expect(said(asking, 'en')).toEqual([
    name,
    'Meal: Kosher meal',
    'Assistance: Wheelchair, can use stairs',
    'Frequent flyer: LM 12345',
  ]);
});

test('who asked for nothing has a name alone', () => {
  const { mealPreference: _, specialAssistance: __, frequentFlyerNumber: ___, ...plain } = asking;
  expect(travellerLines(plain, 'es')).toHaveLength(1);
});

test.each(LANGUAGES)('in %s each meal and each kind of help has words of its own', (language) => {
  const { meals, assistance } = MAIL_TEXTS[language];
  const words: Record<string, string> = { ...meals, ...assistance };
  expect(Object.keys(words).sort()).toEqual([...MEAL_CODES, ...SPECIAL_ASSISTANCE].sort());
  expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
});
