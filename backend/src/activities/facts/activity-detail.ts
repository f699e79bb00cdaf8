import {
  type ActivityDetail,
  type AskedQuestion,
  type Modality,
  type Question,
  saidText,
} from '@alisio/shared-contracts/activities';
import type { Language } from '@alisio/shared-contracts/languages';
import { askedQuestion, type DemoActivity, paxAmountsOf, type Way } from '../demo/index.ts';
import { activityTexts } from '../texts/activity-texts.ts';
import { activityInfoOf, type TownFacts } from './activity-info.ts';
import { townIn, wordsOf } from './activity-words.ts';
import { startingPoint } from './starting-points.ts';

/** A day on which nothing costs more. */
const ORDINARY = { isHoliday: false, isSought: false };

/** A way to do it, in a language. */
export const modalityOf = ({ code, cancellation, freeHours }: Way, language: Language): Modality => ({
  code,
  name: activityTexts(language).modalities[code],
  isPrivate: code === 'private',
  cancellation,
  ...(freeHours === undefined ? {} : { freeHours }),
});

/** What its operator asks, in all languages. */
export const questionsOf = (
  { template, town }: DemoActivity,
  { names: { nameOf } }: TownFacts,
): AskedQuestion[] => (template.questions ?? []).map((name) => askedQuestion(name, townIn(town, nameOf)));

const questionIn = ({ text, help, options, ...form }: AskedQuestion, language: Language): Question => ({
  ...form,
  text: saidText(text, language),
  ...(help ? { help: saidText(help, language) } : {}),
  ...(options
    ? { options: options.map(({ value, label }) => ({ value, label: saidText(label, language) })) }
    : {}),
});

/** All that the page of an activity shows, whatever the day. */
export function activityDetailOf(
  activity: DemoActivity,
  facts: TownFacts,
  language: Language,
): ActivityDetail {
  const { template, ways, weekdays } = activity;
  const activityInfo = activityInfoOf(activity, facts, language);
  const { summary, description, steps } = wordsOf(activity, facts.names.nameOf, language);
  const texts = activityTexts(language);
  const [shared] = ways;
  if (!shared) throw new RangeError('an activity is sold in some way');
  return {
    activityInfo,
    summary,
    description: [...description],
    steps: steps.map(([title = '', text = '']) => ({ title, text })),
    included: template.included.map((name) => texts.included[name]),
    excluded: template.excluded.map((name) => texts.excluded[name]),
    bring: template.bring.map((name) => texts.bring[name]),
    goodToKnow: template.good.map((name) => texts.good[name]),
    startingPoints: activityInfo.starts.map((kind) =>
      startingPoint(activity, kind, facts.names.nameOf, language),
    ),
    amountsFrom: paxAmountsOf(activity, shared, ORDINARY),
    modalities: ways.map((way) => modalityOf(way, language)),
    questions: questionsOf(activity, facts).map((question) => questionIn(question, language)),
    weekdays: [...weekdays],
  };
}
