import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ActivityInCart } from '@alisio/shared-contracts/activities';
import { PriceRow } from '../../price/price-breakdown.tsx';
import { useActivityWords } from './use-activity-words.ts';

interface ActivityLinesProps {
  activity: ActivityInCart;
  currency: string;
  /** a receipt: in the currency that was charged, whatever the visitor's */
  charged?: boolean;
}

/** Who pays what, by age; of a private one all of them together. The rows add up to the total, in any currency. */
export function ActivityLines({ activity, currency, charged = false }: ActivityLinesProps) {
  const { t } = useTexts('booking');
  const { people } = useActivityWords();
  const { paxes, groupAmount } = activity;
  const row = { bare: true, charged };
  if (groupAmount !== undefined)
    return (
      <PriceRow
        {...row}
        title={`${t('activity.private')}, ${people(activity)}`}
        price={{ currency, amounts: [groupAmount] }}
      />
    );
  const prices = [...new Set(paxes.map(({ paxType, amount }) => `${paxType} ${amount}`))];
  return prices.map((price) => {
    const those = paxes.filter(({ paxType, amount }) => `${paxType} ${amount}` === price);
    return (
      <PriceRow
        {...row}
        key={price}
        title={people({ paxes: those })}
        price={{ currency, amounts: those.map(({ amount }) => amount) }}
      />
    );
  });
}
