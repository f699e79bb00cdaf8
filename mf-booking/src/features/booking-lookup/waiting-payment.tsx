import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import type { HostedPayment } from '@alisio/shared-contracts/endpoints';
import { bookingSummaryHref } from '@alisio/shared-contracts/routes';
import { Card, Stack } from '@alisio/shared-ui/layout';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { finalizePayment, type PaymentTarget } from '../../api/payment.ts';
import HostedWait from '../../support/hosted-wait.tsx';

const Box = styled(Card)`
  margin-top: ${tokens.space[4]};
`;

export interface WaitingPaymentProps {
  payment: PaymentTarget;
}

/**
 * A payment of this tab that is waited for, at a till or on the provider's page: until when, and the way on. Nothing
 * where it is over or cannot be asked about: the summary tells what came of it.
 */
export default function WaitingPayment({ payment: { orderId, transactionId } }: WaitingPaymentProps) {
  const { t } = useTexts('booking');
  const [hosted, setHosted] = useState<HostedPayment>();
  useEffect(() => {
    let gone = false;
    finalizePayment({ orderId, transactionId }).then(
      (told) => {
        if (!gone && told.status === 'pending') setHosted(told.hosted);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [orderId, transactionId]);
  if (!hosted) return null;
  return (
    <Box as="section" aria-labelledby="waiting-payment" pad="block">
      <Stack gap={4}>
        <Heading level={2} size="xs" id="waiting-payment">
          {t('hosted.title')}
        </Heading>
        <HostedWait hosted={hosted}>
          <Link to={bookingSummaryHref()}>{t('hosted.back')}</Link>
        </HostedWait>
      </Stack>
    </Box>
  );
}
