import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { currencyWords, type PriceSum, usePriceSums, usePrices } from '@alisio/platform/sdk/visitor';
import { Price } from '@alisio/shared-ui/price';
import { Muted, NoBreak } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Pairs } from './pairs.tsx';
import type { PaidLater } from './terms.ts';

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  margin-top: ${tokens.space[4]};
  padding-top: ${tokens.space[3]};
  border-top: 2px solid ${tokens.color.ink};
  font-weight: 650;
`;

const Later = styled.div`
  margin-top: ${tokens.space[3]};
`;

interface PriceRowProps {
  title: string;
  price: PriceSum;
  charged?: boolean;
  /** the number alone, as the rows around it */
  bare?: boolean;
}

/** One thing and what it costs, where there are several or its product does not say what that is made of. */
export function PriceRow({ title, price, charged = false, bare = false }: PriceRowProps) {
  const { moneyParts } = useFormats();
  const { total, totalText } = usePriceSums({ charged });
  const { minor, currency } = total(price);
  return (
    <div>
      <dt>{title}</dt>
      <dd>{bare ? moneyParts(minor, currency).number : totalText(price)}</dd>
    </div>
  );
}

interface ChargedLineProps {
  /** integer minor units */
  amount: number;
  currency: string;
}

/** What will be charged and in which currency, under a price in the visitor's own. */
export function ChargedLine({ amount, currency }: ChargedLineProps) {
  const { t, language } = useTexts('booking');
  const { money } = useFormats();
  return (
    <Muted>
      {t('pay.willCharge')} <NoBreak as="b">{money(amount, currency)}</NoBreak> (
      {currencyWords(currency, language)})
    </Muted>
  );
}

/** What is paid elsewhere or later, to whom: as it is paid there, or as the rest of the page where it is paid here. */
function LaterLines({ later }: { later: readonly PaidLater[] }) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const prices = usePrices();
  return (
    <Later>
      <Pairs>
        {later.map(({ label, isHere, total: { amount, currency } }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and their places never change
          <div key={`${place} ${label}`}>
            <dt>{label}</dt>
            <dd>{(isHere ? prices.money : money)(amount, currency)}</dd>
          </div>
        ))}
      </Pairs>
      {[...new Set(later.map(({ note }) => note ?? t('price.notInTotal')))].map((note) => (
        <Muted key={note}>{note}</Muted>
      ))}
    </Later>
  );
}

interface PriceBreakdownProps {
  total: PriceSum;
  /** a receipt: in the currency that was charged, whatever the visitor's */
  charged?: boolean;
  /** what is paid elsewhere, beside the total and never in it */
  later?: readonly PaidLater[];
  /** rows, which add up to the total */
  children: ReactNode;
}

/** One total and how it adds up: the same number as where it was chosen, and what will be charged. */
export function PriceBreakdown({ total, charged = false, later = [], children }: PriceBreakdownProps) {
  const { t } = useTexts('booking');
  const { prices, totalParts } = usePriceSums({ charged });
  const { currency, amounts } = total;
  return (
    <>
      <Pairs>{children}</Pairs>
      <Total>
        <span>{t(later.length === 0 ? 'price.total' : charged ? 'price.paidNow' : 'price.now')}</span>
        <Price parts={totalParts(total)} size="xl" />
      </Total>
      {prices.converts(currency) ? (
        <ChargedLine amount={amounts.reduce((sum, amount) => sum + amount, 0)} currency={currency} />
      ) : null}
      {later.length > 0 ? <LaterLines later={later} /> : null}
    </>
  );
}
