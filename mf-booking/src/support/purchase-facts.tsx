import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { NoBreak } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

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

interface PurchaseFactsProps {
  /** as far as the page knows it */
  purchase: PendingPurchase | undefined;
  /** more of it: pairs of terms and what they are */
  children?: ReactNode;
}

/** What a payment is for, to be read to an agent. Nothing where nothing is known. */
export function PurchaseFacts({ purchase, children }: PurchaseFactsProps) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  if (!purchase && !children) return null;
  return (
    <Facts>
      {purchase ? (
        <>
          <dt>{t('pending.trip')}</dt>
          <dd>{purchase.title}</dd>
          <dt>{t('pending.amount')}</dt>
          <NoBreak as="dd">{money(purchase.total.amount, purchase.total.currency)}</NoBreak>
        </>
      ) : null}
      {children}
      {purchase?.code ? (
        <>
          <dt>{t('pending.code')}</dt>
          <NoBreak as="dd">{purchase.code}</NoBreak>
        </>
      ) : null}
    </Facts>
  );
}
