import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import type { AnswerOf, findWaitingPayment } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { bookingSummaryHref } from '@alisio/shared-contracts/routes';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { Card, Stack } from '@alisio/shared-ui/layout';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { logStatusFailure } from '../../api/log-failure.ts';
import { notCalledOff } from '../../api/not-called-off.ts';
import type { PaymentTarget } from '../../api/payment.ts';
import { callOffWaiting, waitingPayment } from '../../api/waiting-payment.ts';
import { rememberTrip, tripDays, tripRest } from '../../device-trips/index.ts';
import { useTitles } from '../../products/use-words.ts';
import HostedWait from '../../support/hosted-wait.tsx';
import { forgetWaiting } from '../../waiting-payments/waiting-payments.ts';

const Box = styled(Card)`
  margin-bottom: ${tokens.space[4]};
`;

const Told = styled(Alert)`
  margin-bottom: ${tokens.space[4]};
`;

/** How it stands, and what was done about it here. */
type State = AnswerOf<typeof findWaitingPayment> | { status: 'called-off'; hadVoucher: boolean };

export interface WaitingPaymentProps {
  payment: PaymentTarget;
  /** of this tab, whose checkout goes on with it; else of another one of this device */
  isOwn: boolean;
  onFound: (booking: ConfirmedBooking) => void;
}

/** What is over is kept on this device no longer; what was booked meanwhile is one of its trips. */
async function learn(payment: PaymentTarget): Promise<State> {
  const told = await waitingPayment(payment);
  if (told.status === 'confirmed') {
    const { items } = told.booking;
    await rememberTrip(told.booking, await tripDays(items), await tripRest(items));
  }
  if (told.status === 'confirmed' || told.status === 'over') forgetWaiting(payment.transactionId);
  return told;
}

/** Nothing is shown of what cannot be asked about. */
const notTold = (): undefined => logStatusFailure(true);

/** That it was called off, with the focus of what was pressed for it. */
function CalledOff({ hadVoucher }: { hadVoucher: boolean }) {
  const { t } = useTexts('booking');
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <Told
      ref={told}
      tabIndex={-1}
      tone="good"
      title={t(`hosted.calledOff.${hadVoucher ? 'voucher' : 'page'}`)}
    >
      {t('hosted.elsewhere.calledOff')}
    </Told>
  );
}

/**
 * A payment that was begun on this device and is waited for, at a till or on the provider's page: of what, until when,
 * the way on, and how it is called off; or what came of it. Nothing where it is over, or cannot be asked about.
 */
export default function WaitingPayment({ payment, isOwn, onFound }: WaitingPaymentProps) {
  const { t } = useTexts('booking');
  const { ofHeads } = useTitles();
  const [state, setState] = useState<State>();
  const { orderId, transactionId } = payment;
  useEffect(() => {
    let gone = false;
    void learn({ orderId, transactionId })
      .catch(notTold)
      .then((told) => gone || setState(told));
    return () => {
      gone = true;
    };
  }, [orderId, transactionId]);
  const callOff = async () => {
    const { isOver, notMade } = await callOffWaiting({ orderId, transactionId }).catch(notCalledOff);
    if (notMade) {
      forgetWaiting(transactionId);
      const hadVoucher = state?.status === 'waiting' && state.hosted.voucher !== undefined;
      setState({ status: 'called-off', hadVoucher });
    } else if (isOver) setState(await learn({ orderId, transactionId }).catch(notTold));
    return isOver;
  };
  switch (state?.status) {
    case undefined:
    case 'over':
      return null;
    case 'called-off':
      return <CalledOff hadVoucher={state.hadVoucher} />;
    case 'pending':
      return <Told title={t('pending.title')}>{t('hosted.elsewhere.pending')}</Told>;
    case 'confirmed':
      return (
        <Told
          tone="good"
          title={t('hosted.elsewhere.paid')}
          actions={
            <Button size="s" variant="quiet" onClick={() => onFound(state.booking)}>
              {t('hosted.elsewhere.open')}
            </Button>
          }
        >
          {ofHeads(state.booking.items)}
        </Told>
      );
    case 'waiting': {
      const { hosted, titles, total } = state;
      const name = `waiting-${transactionId}`;
      return (
        <Box as="section" aria-labelledby={name} pad="block">
          <Stack gap={4}>
            <Heading level={2} size="xs" id={name}>
              {t(hosted.voucher ? 'hosted.voucher.title' : 'hosted.title')}
            </Heading>
            <HostedWait
              hosted={hosted}
              purchase={{ title: ofHeads(titles.map((title) => ({ title }))), total, code: undefined }}
              {...(isOwn ? {} : { onCallOff: callOff, isElsewhere: true })}
            >
              {isOwn ? <Link to={bookingSummaryHref()}>{t('hosted.back')}</Link> : null}
            </HostedWait>
          </Stack>
        </Box>
      );
    }
  }
}
