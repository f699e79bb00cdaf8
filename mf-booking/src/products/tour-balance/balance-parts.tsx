import { type Formats, useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { Pairs } from '../../price/pairs.tsx';
import { PriceRow } from '../../price/price-breakdown.tsx';
import { balanceOf } from './details.ts';

const Amounts = styled.div`
  margin-top: ${tokens.space[3]};
`;

interface BalanceProps {
  item: { details?: unknown };
  /** in the visitor's currency before it is paid, as charged after */
  money: Formats['money'];
}

/** Of which tour it is, what it costs in all, and what was paid with its booking. */
function Balance({ item, money }: BalanceProps) {
  const { t } = useTexts('booking');
  const { dayAndMonthSpan, day } = useFormats();
  const { startDate, endDate, confirmationNumber, people, whole, paid, dueOn } = balanceOf(item);
  const { from, to } = dayAndMonthSpan(startDate, endDate);
  return (
    <>
      <p>{t('tourBalance.when', { from, to, count: people })}</p>
      <p>{t('tourBalance.of', { number: confirmationNumber })}</p>
      <Amounts>
        <Pairs>
          <div>
            <dt>{t('tourBalance.whole')}</dt>
            <dd>{money(whole.amount, whole.currency)}</dd>
          </div>
          <div>
            <dt>{t('tourBalance.paid')}</dt>
            <dd>{money(paid.amount, paid.currency)}</dd>
          </div>
          <div>
            <dt>{t('tourBalance.dueOn')}</dt>
            <dd>{day(dueOn, 'date')}</dd>
          </div>
        </Pairs>
      </Amounts>
    </>
  );
}

export function BalanceSummary({ item }: { item: CartItem }) {
  const { money } = usePrices();
  return <Balance item={item} money={money} />;
}

/** "12–16 feb, 3 personas" */
export function BalanceBrief({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const { dayAndMonthSpan } = useFormats();
  const { startDate, endDate, people } = balanceOf(item);
  const { from, to } = dayAndMonthSpan(startDate, endDate);
  return t('tourBalance.when', { from, to, count: people });
}

export function BalanceLines({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const { currency } = item.total;
  return <PriceRow title={t('tourBalance.rest')} price={{ currency, amounts: item.shares }} bare />;
}

export function BookedBalanceLines({ item }: { item: BookedItem }) {
  const { t } = useTexts('booking');
  const { amount, currency } = item.total;
  return <PriceRow title={t('tourBalance.rest')} price={{ currency, amounts: [amount] }} charged bare />;
}

/** That a tour is paid in full, and which one. */
export function BookedBalance({ item, id }: { item: BookedItem; id: string }) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  return (
    <FormSection id={`${id}-balance`} title={balanceOf(item).tour.title}>
      <Balance item={item} money={money} />
      {item.cancellation?.cancelled ? null : <p>{t('tourBalance.all')}</p>}
    </FormSection>
  );
}

/** What becomes of it: as the tour's own booking says. */
export function BalanceRulesLine() {
  const { t } = useTexts('booking');
  return t('tourBalance.rules.line');
}

/** The same in full. */
export function BalanceRules() {
  const { t } = useTexts('booking');
  return <p>{t('tourBalance.rules.text')}</p>;
}
