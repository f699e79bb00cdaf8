import type { Language } from '@alisio/shared-contracts/languages';
import type { Passenger } from '@alisio/shared-contracts/orders';
import type { PaperLine } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import { fullName } from './full-name.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** Who travels, and below what they asked for, in words; of documents nothing, which are the airline's business alone. */
export function travellerLines(one: Passenger, language: Language): PaperLine[] {
  const { asked, meals, assistance, types } = MAIL_TEXTS[language];
  const { mealPreference: meal, specialAssistance: help, frequentFlyerNumber: flyer } = one;
  const meaning: Readonly<Record<string, string>> = meals;
  const wishes = [
    meal && fillIn(asked.meal, { what: meaning[meal] ?? meal }),
    help && fillIn(asked.assistance, { what: assistance[help] }),
    flyer && fillIn(asked.frequentFlyer, { what: flyer }),
  ];
  return [
    { text: fullName(one), aside: types[one.type] },
    ...wishes.flatMap((text) => (text ? [{ text, small: true }] : [])),
  ];
}
