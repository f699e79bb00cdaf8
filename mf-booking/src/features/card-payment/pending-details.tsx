import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { PendingPart } from '@alisio/shared-contracts/orders';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { Muted, NoBreak } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { PaymentSteps } from './payment-steps.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-bottom: ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.line};

  & dt {
    color: ${tokens.color.ink2};
  }

  & dd {
    font-weight: 600;
  }
`;

/** What is being paid. */
export interface PendingPurchase {
  title: string;
  total: MoneyAmount;
  /** what to dictate */
  code: string | undefined;
}

/** What the payment is for, to be read to an agent. */
function PaymentFacts({ title, total: { amount, currency }, code }: PendingPurchase) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  return (
    <Facts>
      <dt>{t('pending.trip')}</dt>
      <dd>{title}</dd>
      <dt>{t('pending.amount')}</dt>
      <NoBreak as="dd">{money(amount, currency)}</NoBreak>
      {code ? (
        <>
          <dt>{t('pending.code')}</dt>
          <NoBreak as="dd">{code}</NoBreak>
        </>
      ) : null}
    </Facts>
  );
}

export interface PendingDetailsProps {
  /** as far as the page knows it */
  purchase: PendingPurchase | undefined;
  /** whose answer the payment waits for; the bank's unless told */
  waitsFor?: PendingPart | undefined;
}

/** How far a payment is and for what it is, and that there is one charge whatever is pressed. */
export default function PendingDetails({ purchase, waitsFor = 'bank' }: PendingDetailsProps) {
  const { t } = useTexts('booking');
  return (
    <>
      <PaymentSteps waitsFor={waitsFor} />
      {purchase ? <PaymentFacts {...purchase} /> : null}
      <p>{t('pending.once')}</p>
      <Muted>{t('pending.leave')}</Muted>
    </>
  );
}
