import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { HostedPayment } from '@alisio/shared-contracts/endpoints';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { Row, Stack } from '@alisio/shared-ui/layout';
import { NoBreak } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { onThisClock } from '../reference/on-this-clock.ts';

const PageLink = styled.a(buttonStyles());

export interface HostedWaitProps {
  hosted: HostedPayment;
  /** Calls the payment off; it cannot be where it is not there. @returns false when that cannot be told now */
  onCallOff?: () => Promise<boolean>;
  /** another way on */
  children?: ReactNode;
}

/** A payment that waits for the visitor: until when what they chose is held, the way on, and the way to pay otherwise. */
export default function HostedWait({ hosted, onCallOff, children }: HostedWaitProps) {
  const { url, until, voucher } = hosted;
  const { t } = useTexts('booking');
  const { dayAndMonth, time } = useFormats();
  const [state, setState] = useState<'idle' | 'calling-off' | 'failed'>('idle');
  const callOff = async (off: () => Promise<boolean>) => {
    setState('calling-off');
    setState((await off()) ? 'idle' : 'failed');
  };
  const moment = onThisClock(until);
  return (
    <Stack gap={4}>
      <p>
        {t(voucher ? 'hosted.voucherUntil' : 'hosted.openUntil')}{' '}
        <NoBreak as="b">{t('hosted.moment', { day: dayAndMonth(moment), time: time(moment) })}</NoBreak>
        {'. '}
        {t('hosted.held')}
      </p>
      {voucher ? (
        <p>
          {t('hosted.reference')}{' '}
          <NoBreak as="b">{voucher.reference.replace(/(\d{5})(\d{5})/, '$1 $2')}</NoBreak>
        </p>
      ) : null}
      <Row gap={4} wrap>
        <PageLink href={url}>{t(voucher ? 'hosted.seeVoucher' : 'hosted.goOn')}</PageLink>
        {onCallOff ? (
          <Button variant="quiet" busy={state === 'calling-off'} onClick={() => void callOff(onCallOff)}>
            {t('hosted.otherwise')}
          </Button>
        ) : null}
        {children}
      </Row>
      {state === 'failed' ? <Alert tone="bad" title={t('hosted.notCalledOff')} /> : null}
    </Stack>
  );
}
