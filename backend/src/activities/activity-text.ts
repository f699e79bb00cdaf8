import { type ActivityInCart, PAX_TYPES, type PaxType, saidText } from '@alisio/shared-contracts/activities';
import type { Language } from '@alisio/shared-contracts/languages';
import { clockText, fillIn } from '../texts/index.ts';
import { activityTexts } from './texts/activity-texts.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** "domingo, 4 de enero de 2027, 7:30 a. m." @param at by the clock of its place */
export const whenText = (at: string, language: Language): string =>
  fillIn(activityTexts(language).product.when, {
    day: new Date(`${at}Z`).toLocaleDateString(language, DAY),
    hour: clockText(at.slice(11, 16), language),
  });

/** "Kayak por la costa de Cancún, Cancún" */
export function activityTitle({ said, activity }: ActivityInCart, language: Language): string {
  const name = saidText(said.name, language);
  const place = activity.location.destinations[0]?.name ?? '';
  // Many are named after their town.
  return name.includes(place) ? name : fillIn(activityTexts(language).product.title, { name, place });
}

/** How many people of each kind a party has, "2 adultos". */
export function counted(type: PaxType, count: number, language: Language): string {
  const text = activityTexts(language)[type];
  return fillIn(count === 1 ? text.one : text.other, { count: String(count) });
}

/** "2 adultos y 1 menor" */
export function peopleText({ paxes }: Pick<ActivityInCart, 'paxes'>, language: Language): string {
  const groups = PAX_TYPES.map(
    (type) => [type, paxes.filter(({ paxType }) => paxType === type).length] as const,
  );
  const texts = groups.flatMap(([type, count]) => (count > 0 ? counted(type, count, language) : []));
  return new Intl.ListFormat(language).format(texts);
}

/** "español": what a language is called in a language. @param code ISO 639-1 */
export const languageName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** When, in which way and for whom, with which guide. */
export function activityLines(details: ActivityInCart, language: Language): string[] {
  const { product } = activityTexts(language);
  const { said, startsAt, language: spoken } = details;
  return [
    whenText(startsAt, language),
    fillIn(product.people, {
      modality: saidText(said.modality, language),
      people: peopleText(details, language),
    }),
    ...(spoken ? [fillIn(product.language, { language: languageName(spoken, language) })] : []),
  ];
}
