import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { currencyWords, type PriceSum, usePriceSums } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Muted, NoBreak } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';

const Box = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[6]};
`;

const Pay = styled(Button)`
  min-height: ${tokens.space[16]};
`;

/** A price in the visitor's currency with the day of its rate; nothing where that is what is charged. */
function useShownTotal(price: PriceSum): { total: string; day: string } | undefined {
  const { dayAndMonth } = useFormats();
  const { prices, totalText } = usePriceSums();
  if (prices.ratesDate === null || !prices.converts(price.currency)) return undefined;
  return { total: totalText(price), day: dayAndMonth(prices.ratesDate) };
}

interface PayBoxProps {
  /** integer minor units */
  amount: number;
  currency: string;
  /** the same as the sum that it is, to be said in the visitor's currency where that is another one */
  price: PriceSum;
  busy: boolean;
  /** of the button */
  buttonRef?: Ref<HTMLButtonElement>;
  onPay: () => void;
  /** the button leads to the provider's page */
  leaves?: boolean;
  /** where to go first: nothing can be paid before what happened to the price is settled */
  settle?: { label: string; onSee: () => void } | undefined;
  /** what paying agrees to */
  children: ReactNode;
}

/**
 * What will be charged and in which currency, said before the button that does it. While that is not settled, no
 * price of before: the button leads to the notice.
 */
export function PayBox(props: PayBoxProps) {
  const { amount, currency, price, busy, buttonRef, onPay, leaves, settle, children } = props;
  const { t, language } = useTexts('booking');
  const { money } = useFormats();
  const total = money(amount, currency);
  const shown = useShownTotal(price);
  return (
    <Box>
      {settle ? null : (
        <p>
          {t('pay.willCharge')} <NoBreak as="b">{total}</NoBreak>{' '}
          {t('pay.inCurrency', { currency: currencyWords(currency, language) })}
          {shown ? ` ${t('pay.equals', shown)}` : null}
        </p>
      )}
      <Pay ref={buttonRef} full busy={busy} onClick={settle?.onSee ?? onPay}>
        {busy ? null : <Icon name="lock" size="s" />}
        {settle?.label ??
          (busy
            ? t(leaves ? 'hosted.leaving' : 'pay.paying')
            : t(leaves ? 'hosted.go' : 'pay.pay', { total }))}
      </Pay>
      <Muted as="div">{children}</Muted>
    </Box>
  );
}
