import type { ActivityInCart, ActivityStart } from '@alisio/shared-contracts/activities';
import { byLanguage, type Language } from '@alisio/shared-contracts/languages';
import {
  type DemoActivity,
  type DemoSession,
  endOf,
  policiesOf,
  type SessionPrice,
  type Terms,
  type Way,
} from '../demo/index.ts';
import { activityTexts } from '../texts/activity-texts.ts';
import { modalityOf, questionsOf } from './activity-detail.ts';
import { activityInfoOf, type TownFacts } from './activity-info.ts';
import { namesOf } from './activity-words.ts';
import { startingPoint } from './starting-points.ts';

/** A session as somebody chose it. */
export interface ChosenSession {
  session: DemoSession;
  way: Way;
  price: SessionPrice;
  terms: Terms;
  /** of the guide */
  spoken: string | undefined;
  start: ActivityStart;
}

/** What a cart keeps of what was chosen. */
export function activityInCartOf(
  activity: DemoActivity,
  { session, way, price, terms, spoken, start }: ChosenSession,
  facts: TownFacts,
  language: Language,
): ActivityInCart {
  const { nameOf } = facts.names;
  const startIn = (one: Language) => startingPoint(activity, start, nameOf, one);
  return {
    activity: activityInfoOf(activity, facts, language),
    said: {
      name: namesOf(activity, nameOf),
      modality: byLanguage((one) => activityTexts(one).modalities[way.code]),
      start: byLanguage((one) => startIn(one).name),
      startDescription: byLanguage((one) => startIn(one).description),
    },
    modality: modalityOf(way, language),
    startsAt: session.startsAt,
    endsAt: endOf(activity, session),
    ...(spoken === undefined ? {} : { language: spoken }),
    start: startIn(language),
    paxes: price.paxes,
    ...(price.groupAmount === undefined ? {} : { groupAmount: price.groupAmount }),
    cancellationPolicies: policiesOf(terms, session, price.total),
    questions: questionsOf(activity, facts).filter(({ when }) => when === undefined || when === start),
    bring: activity.template.bring.map((name) => byLanguage((one) => activityTexts(one).bring[name])),
  };
}
