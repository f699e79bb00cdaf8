import type { AskedQuestion } from '@alisio/shared-contracts/activities';
import { byLanguage, type Language } from '@alisio/shared-contracts/languages';
import { fillIn } from '../../texts/index.ts';
import { type ActivityTexts, activityTexts } from '../texts/activity-texts.ts';

export type QuestionName = keyof ActivityTexts['questions'];

/** What a question is, apart from its words. */
type Form = Pick<AskedQuestion, 'type' | 'required' | 'perPerson'> &
  Partial<Pick<AskedQuestion, 'when' | 'min' | 'max' | 'unit' | 'maxLength'>>;

const AGREED: Form = { type: 'agreement', required: true, perPerson: false };
const FORMS: Record<QuestionName, Form> = {
  pickUpHotel: { type: 'text', required: true, perPerson: false, when: 'pick-up', maxLength: 120 },
  weight: { type: 'number', required: true, perPerson: true, min: 15, max: 110, unit: 'kg' },
  height: { type: 'number', required: true, perPerson: true, min: 90, max: 215, unit: 'cm' },
  shoeSize: { type: 'number', required: true, perPerson: true, min: 26, max: 50 },
  diet: { type: 'choice', required: true, perPerson: true },
  allergies: { type: 'text', required: false, perPerson: false, maxLength: 200 },
  canSwim: AGREED,
  healthy: AGREED,
  ofAge: AGREED,
  ridesWell: AGREED,
};

type Text = ActivityTexts['questions'][QuestionName];
const helpIn = (text: Text): string | undefined => ('help' in text ? text.help : undefined);
const optionsIn = (text: Text): readonly (readonly [string, string])[] =>
  'options' in text ? Object.entries(text.options) : [];

/** A question in all languages. @param townIn what the town is called in a language */
export function askedQuestion(name: QuestionName, townIn: (language: Language) => string): AskedQuestion {
  const text = byLanguage((language) => activityTexts(language).questions[name]);
  const said = (read: (text: Text) => string) =>
    byLanguage((language) => fillIn(read(text[language]), { town: townIn(language) }));
  const [any] = Object.values(text);
  const options = any ? optionsIn(any) : [];
  return {
    code: name,
    ...FORMS[name],
    text: said((one) => one.text),
    ...(any && helpIn(any) !== undefined ? { help: said((one) => helpIn(one) ?? '') } : {}),
    ...(options.length > 0
      ? {
          options: options.map(([value], at) => ({
            value,
            label: said((one) => optionsIn(one)[at]?.[1] ?? value),
          })),
        }
      : {}),
  };
}
