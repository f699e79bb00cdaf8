import type { SaidTexts } from '@alisio/shared-contracts/activities';
import { byLanguage, type Language } from '@alisio/shared-contracts/languages';
import { fillIn } from '../../texts/index.ts';
import type { Town, TownNames } from '../../towns/index.ts';
import type { DemoActivity } from '../demo/index.ts';
import { demoTexts, type TemplateTexts } from '../texts/template-texts.ts';

type NameOf = TownNames['nameOf'];

/** Texts begin with the name of a place that may be none: "el centro de Cali". */
const begun = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The same as a name by itself: "El centro de Cali". */
export const placeLabel = (activity: DemoActivity, nameOf: NameOf, language: Language): string =>
  begun(placeName(activity, nameOf, language));

/** What the part of a town is called that an activity begins in, within a sentence. */
function placeName({ area, template, town }: DemoActivity, nameOf: NameOf, language: Language): string {
  const texts = demoTexts(language);
  const words = { town: nameOf(town, language) };
  return area?.name ?? fillIn(template.atSea ? texts.waterfront : texts.center, words);
}

/** The texts of an activity in a language, filled in. */
export function wordsOf(activity: DemoActivity, nameOf: NameOf, language: Language): TemplateTexts {
  const { anyDishes, dishes, dances, drinks, templates } = demoTexts(language);
  const { town, template } = activity;
  const words = {
    town: nameOf(town, language),
    area: placeName(activity, nameOf, language),
    dishes: dishes[town.country] ?? anyDishes,
    dance: dances[town.country] ?? '',
    drink: drinks[town.country] ?? '',
  };
  const fill = (text: string) => begun(fillIn(text, words));
  const { names, summary, description, steps } = templates[template.name];
  return {
    names: names.map(fill),
    summary: fill(summary),
    description: description.map(fill),
    steps: steps.map((step) => step.map(fill)),
  };
}

/** What an activity is called in each language. */
export const namesOf = (activity: DemoActivity, nameOf: NameOf): SaidTexts =>
  byLanguage((language) => wordsOf(activity, nameOf, language).names[activity.nameAt] ?? '');

/** What a town is called, for texts that say it. */
export const townIn = (town: Town, nameOf: NameOf) => (language: Language) => nameOf(town, language);
