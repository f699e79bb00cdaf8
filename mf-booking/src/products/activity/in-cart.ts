import type { ProductInCart } from '../product.ts';
import { ActivityPicture } from './activity-picture.tsx';
import { ActivityRules, ActivityRulesLine } from './activity-rules.tsx';
import { ActivityBrief, ActivityCartLines, ActivitySummary } from './activity-summary.tsx';
import { activityCancellation, isFreeActivity } from './activity-terms.ts';
import { AnswerFields } from './answer-fields.tsx';
import { answerErrors, answerParticulars, leadOf } from './answers.ts';
import { activityName, activityOf, dayOf, readActivity } from './details.ts';
import { repriceActivity } from './reprice-activity.ts';

/** An activity in the checkout: one name for the party, and what its operator asks. */
const activity: ProductInCart = {
  reads: (item) => readActivity(item) !== undefined,
  words: 'activity',
  emailHint: (item) => (isFreeActivity(activityOf(item)) ? 'activity.emailFree' : undefined),
  away: 'activity',
  title: (item, _t, language) => activityName(activityOf(item), language),
  lastDay: (item) => dayOf(activityOf(item)),
  Picture: ActivityPicture,
  sections: [
    {
      name: 'party',
      title: 'activity.lead.title',
      propose: (names) => leadOf(names),
      errors: (fields, item) => answerErrors(fields, activityOf(item)),
      particulars: (fields, item) => answerParticulars(fields, activityOf(item)),
      Fields: AnswerFields,
    },
  ],
  Summary: ActivitySummary,
  Brief: ActivityBrief,
  Lines: ActivityCartLines,
  cancellation: (item, wording) => activityCancellation(activityOf(item), item.total, wording),
  rules: { title: 'activity.rules.title', Line: ActivityRulesLine, Paper: ActivityRules },
  reprice: repriceActivity,
};

export default activity;
