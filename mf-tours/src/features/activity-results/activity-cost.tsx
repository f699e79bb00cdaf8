import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { type ActivityParty, type ListedActivity, peopleIn } from '@alisio/shared-contracts/activities';
import { CancellationLine } from '@alisio/shared-ui/cancellation';
import { Price } from '@alisio/shared-ui/price';
import { useActivityWords } from '../../words/activity-words.ts';
import { Small } from './card-styles.tsx';

/** What it costs everybody, first; what an adult pays of that below, small; and what becomes of the money. */
export function ActivityCost({ activity, party }: { activity: ListedActivity; party: ActivityParty }) {
  const { t } = useTexts('tours');
  const { prices, totalParts } = usePriceSums();
  const words = useActivityWords();
  const { total, amountsFrom, lead } = activity;
  const adult = amountsFrom.find(({ paxType }) => paxType === 'ADULT');
  const { cancellation, freeUntil, startsAt } = lead;
  return (
    <div>
      <Price parts={totalParts({ currency: total.currency, amounts: [total.amount] })} size="l" />
      <Small>
        {t('activityResults.card.total', { people: words.people(party) })}
        {adult && adult.amount > 0 && peopleIn(party) > 1
          ? ` ${t(
              party.childAges.length > 0 ? 'activityResults.card.perAdult' : 'activityResults.card.each',
              {
                amount: prices.money(adult.amount, total.currency),
              },
            )}`
          : ''}
      </Small>
      <CancellationLine kind={freeUntil ? 'free' : cancellation === 'part-refund' ? 'fee' : 'none'}>
        {freeUntil ? words.freeUntil(freeUntil, startsAt) : words.cancellation(cancellation)}
      </CancellationLine>
    </div>
  );
}
