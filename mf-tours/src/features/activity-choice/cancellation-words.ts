import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { ActivitySession } from '@alisio/shared-contracts/activities';
import type { CancellationKind } from '@alisio/shared-ui/cancellation';
import { useActivityWords } from '../../words/activity-words.ts';

/** What becomes of the money of a session that is called off, in words. By the clock of its place. */
export function useCancellationWords(currency: string) {
  const { t } = useTexts('tours');
  const { dayAndMonth, time } = useFormats();
  const { money } = usePrices();
  const words = useActivityWords();
  return ({
    cancellationPolicies,
    startsAt,
    totalAmount,
  }: ActivitySession): { kind: CancellationKind; title: string; after: string } => {
    const [first, second] = cancellationPolicies;
    const keeps = (amount: number, from: string) =>
      t(amount >= totalAmount ? 'activityPage.cancel.keepsAll' : 'activityPage.cancel.keeps', {
        day: dayAndMonth(from),
        time: time(from),
        amount: money(amount, currency),
      });
    if (!first) return { kind: 'free', title: words.freeUntil(startsAt, startsAt), after: '' };
    if (first.dateFrom !== undefined)
      return {
        kind: 'free',
        title: words.freeUntil(first.dateFrom, startsAt),
        after: keeps(first.amount, first.dateFrom),
      };
    if (first.amount >= totalAmount)
      return { kind: 'none', title: t('activityPage.cancel.never'), after: '' };
    return {
      kind: 'fee',
      title: t('activityPage.cancel.part', { amount: money(first.amount, currency) }),
      after: second?.dateFrom === undefined ? '' : keeps(second.amount, second.dateFrom),
    };
  };
}
