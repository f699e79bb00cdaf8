import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import type { HostedPayment } from '@alisio/shared-contracts/endpoints';
import { bookingSummaryHref } from '@alisio/shared-contracts/routes';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { Card, Stack } from '@alisio/shared-ui/layout';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { readOrder } from '../../api/known-orders.ts';
import { finalizePayment, type PaymentTarget } from '../../api/payment.ts';
import { useTitles } from '../../products/use-words.ts';
import HostedWait from '../../support/hosted-wait.tsx';

const Box = styled(Card)`
  margin-bottom: ${tokens.space[4]};
`;

export interface WaitingPaymentProps {
  payment: PaymentTarget & { cartId: string };
}

interface Waiting {
  hosted: HostedPayment;
  /** of the order; nothing where that cannot be told */
  total: MoneyAmount | undefined;
}

/** @returns nothing when it is over, or cannot be asked about */
async function learn(target: PaymentTarget): Promise<Waiting | undefined> {
  const [told, order] = await Promise.all([
    finalizePayment(target).catch(() => undefined),
    readOrder(target.orderId).catch(() => undefined),
  ]);
  return told?.status === 'pending' && told.hosted ? { hosted: told.hosted, total: order?.total } : undefined;
}

/**
 * A payment of this tab that is waited for, at a till or on the provider's page: of what, until when, and the way on.
 * Nothing where it is over or cannot be asked about: the summary tells what came of it.
 */
export default function WaitingPayment({ payment: { cartId, orderId, transactionId } }: WaitingPaymentProps) {
  const { t } = useTexts('booking');
  const titles = useTitles();
  const { id, items } = useSessionStore(cart);
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => {
    let gone = false;
    void learn({ orderId, transactionId }).then((told) => gone || setWaiting(told));
    return () => {
      gone = true;
    };
  }, [orderId, transactionId]);
  if (!waiting) return null;
  const { hosted, total } = waiting;
  const purchase =
    id === cartId && total ? { title: titles.ofHeads(items), total, code: undefined } : undefined;
  return (
    <Box as="section" aria-labelledby="waiting-payment" pad="block">
      <Stack gap={4}>
        <Heading level={2} size="xs" id="waiting-payment">
          {t(hosted.voucher ? 'hosted.voucher.title' : 'hosted.title')}
        </Heading>
        <HostedWait hosted={hosted} purchase={purchase}>
          <Link to={bookingSummaryHref()}>{t('hosted.back')}</Link>
        </HostedWait>
      </Stack>
    </Box>
  );
}
