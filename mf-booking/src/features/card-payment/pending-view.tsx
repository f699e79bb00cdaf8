import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Card, Stack } from '@alisio/shared-ui/layout';
import { Heading, Muted, NoBreak } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { SupportRow } from '../../support/support-row.tsx';

/** As high as the window: the footer stays below the fold when a long form gives way to it. */
const Box = styled.div`
  max-width: 640px;
  min-height: 100vh;
  margin: 0 auto;
  padding-block: ${tokens.space[10]};
`;

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

interface WaitingProps {
  title: string;
  text: string;
  /** what else to know meanwhile */
  note?: ReactNode;
  below?: ReactNode;
}

/** Something is under way that the visitor can only wait for, from its top on; its heading takes the focus. */
function Waiting({ title, text, note, below }: WaitingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box>
      <Card pad="block">
        <Stack gap={4} role="status">
          <Heading level={1} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <p>{text}</p>
          <Skeleton height="4px" />
          {note}
        </Stack>
      </Card>
      {below}
    </Box>
  );
}

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

interface PendingViewProps {
  /** as far as the page knows it */
  purchase: PendingPurchase | undefined;
}

/** The payment's end is not known yet: says so and for what, promises nothing, and warns of paying twice. */
export function PendingView({ purchase }: PendingViewProps) {
  const { t } = useTexts('booking');
  return (
    <Waiting
      title={t('pending.title')}
      text={t('pending.text')}
      note={
        <>
          {purchase ? <PaymentFacts {...purchase} /> : null}
          <Muted>{t('pending.leave')}</Muted>
        </>
      }
      below={<SupportRow title={t('summary.doubts')} code={purchase?.code} hasPaid />}
    />
  );
}

/** Paid: for the moment until the confirmation has come. */
export function PaidView() {
  const { t } = useTexts('booking');
  return <Waiting title={t('paid.title')} text={t('paid.text')} />;
}
