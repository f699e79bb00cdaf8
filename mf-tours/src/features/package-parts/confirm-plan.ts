import type { Language } from '@alisio/platform/sdk/i18n';
import { activityCartItem, type ChosenWay } from '@alisio/shared-contracts/activities';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { PackageTrouble } from '../../api/choose-package.ts';
import { confirmActivity } from '../../api/confirm-activity.ts';

/** The session of an activity that is taken along. */
export interface TakenPlan extends ChosenWay {
  code: string;
}

/** Confirms it at its price of now, whichever was shown. @param backHref where the checkout leads back to */
export async function confirmPlan(
  plan: TakenPlan,
  language: Language,
  backHref: string,
  signal: AbortSignal,
): Promise<CartItem | PackageTrouble> {
  const answer = await confirmActivity(plan.code, plan, language, signal);
  if (!('kind' in answer)) return activityCartItem(answer, backHref);
  if (answer.kind === 'price-changed') return activityCartItem(answer.confirmed, backHref);
  return answer.kind === 'gone' ? { kind: 'gone', part: 'plan' } : answer;
}
