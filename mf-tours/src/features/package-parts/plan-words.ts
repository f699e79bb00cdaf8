import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { ActivitySession } from '@alisio/shared-contracts/activities';
import { PACKAGE_CURRENCY } from '@alisio/shared-contracts/packages';
import { useActivityWords } from '../../words/activity-words.ts';

/** What becomes of the money of a session that is called off, in a line. By the clock of its place. */
export function usePlanCancellation() {
  const { t } = useTexts('tours');
  const { money } = usePrices();
  const words = useActivityWords();
  return ({ cancellationPolicies: [first], startsAt, totalAmount }: ActivitySession) => {
    if (!first) return { isFree: true, text: words.freeUntil(startsAt, startsAt) };
    if (first.dateFrom !== undefined)
      return { isFree: true, text: words.freeUntil(first.dateFrom, startsAt) };
    if (first.amount >= totalAmount) return { isFree: false, text: words.cancellation('non-refundable') };
    return {
      isFree: false,
      text: t('packages.plan.keeps', { amount: money(first.amount, PACKAGE_CURRENCY) }),
    };
  };
}
