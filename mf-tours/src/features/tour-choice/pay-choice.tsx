import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { depositShares, sumOf, type TourPay } from '@alisio/shared-contracts/tours';
import { Radio, RadioGroup } from '@alisio/shared-ui/field';
import { ChoiceForm } from './choice-form.tsx';
import type { Chosen } from './chosen.ts';

export interface PayChoiceProps {
  chosen: Chosen;
  onChange: (pay: TourPay) => void;
}

/** A deposit now and the rest later, or all now: each with what is charged when. Nothing where all is due at once. */
export function PayChoice({ chosen: { departure, shares, pay }, onChange }: PayChoiceProps) {
  const { t } = useTexts('tours');
  const { day } = useFormats();
  const sums = usePriceSums();
  const { deposit, currency } = departure;
  if (!deposit || !shares) return null;
  const now = depositShares(shares, deposit.percent);
  const shown = (amounts: readonly number[]) => sums.totalText({ amounts, currency });
  const choice = (of: TourPay, label: string) => (
    <Radio name="pay" value={of} label={label} checked={pay === of} onChange={() => onChange(of)} />
  );
  return (
    <ChoiceForm says={['pay']} submit={t('tourPage.plain.pay')} at="total">
      <RadioGroup legend={t('tourPage.pay.legend')}>
        {choice(
          'deposit',
          t('tourPage.pay.deposit', {
            now: shown(now),
            rest: shown([sumOf(shares) - sumOf(now)]),
            day: day(deposit.restDueOn),
          }),
        )}
        {choice('all', t('tourPage.pay.all', { amount: shown(shares) }))}
      </RadioGroup>
    </ChoiceForm>
  );
}
