import { textOf } from '@alisio/platform/sdk/forms';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import type { HostedPayment } from '@alisio/shared-contracts/endpoints';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { Row, Stack } from '@alisio/shared-ui/layout';
import { Muted, NoBreak } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useState } from 'react';
import { onThisClock } from '../reference/on-this-clock.ts';
import { keepWaiting } from '../waiting-payments/waiting-payments.ts';
import { CallOffDialog } from './call-off-dialog.tsx';
import { type PendingPurchase, PurchaseFacts } from './purchase-facts.tsx';
import { useBrought } from './use-brought.ts';
import { waitTexts } from './wait-texts.ts';

const PageLink = styled.a(buttonStyles());

export interface HostedWaitProps {
  hosted: HostedPayment;
  /** what is paid, as far as the page knows it */
  purchase?: PendingPurchase | undefined;
  /** Calls the payment off; it cannot be where it is not there. @returns false when that cannot be told now */
  onCallOff?: () => Promise<boolean>;
  /** another tab began it: there is no checkout here to go on in */
  isElsewhere?: boolean;
  /** another way on */
  children?: ReactNode;
}

function Wait({ hosted, purchase, onCallOff, isElsewhere = false, children }: HostedWaitProps) {
  const { url, until, voucher } = hosted;
  const { t } = useTexts('booking');
  const { dayAndMonth, time } = useFormats();
  const email = useSessionStore(checkoutDraft, ({ contact }) => textOf(contact, 'email').trim());
  const [state, setState] = useState<'idle' | 'asked' | 'calling-off' | 'failed'>('idle');
  // Other tabs of this device show it too.
  useEffect(() => {
    const { payment } = checkoutDraft.get();
    if (payment?.page === url) keepWaiting(payment);
  }, [url]);
  const callOff = async (off: () => Promise<boolean>) => {
    setState('calling-off');
    setState((await off()) ? 'idle' : 'failed');
  };
  const moment = onThisClock(until);
  const what = voucher ? 'voucher' : 'page';
  return (
    <Stack gap={4}>
      <PurchaseFacts purchase={purchase}>
        <dt>{t('hosted.until')}</dt>
        <NoBreak as="dd">{t('hosted.moment', { day: dayAndMonth(moment), time: time(moment) })}</NoBreak>
        {voucher ? (
          <>
            <dt>{t('hosted.reference')}</dt>
            <NoBreak as="dd">{voucher.reference.replace(/(\d{5})(\d{5})/, '$1 $2')}</NoBreak>
          </>
        ) : null}
      </PurchaseFacts>
      <p>{t('hosted.held')}</p>
      <Row gap={4} wrap>
        <PageLink href={url}>{t(voucher ? 'hosted.seeVoucher' : 'hosted.goOn')}</PageLink>
        {onCallOff ? (
          <Button
            variant="quiet"
            busy={state === 'calling-off'}
            onClick={() => (voucher ? setState('asked') : void callOff(onCallOff))}
          >
            {t(isElsewhere ? `hosted.elsewhere.callOff.${what}` : 'hosted.otherwise')}
          </Button>
        ) : null}
        {children}
      </Row>
      {state === 'failed' ? <Alert tone="bad" title={t('hosted.notCalledOff')} /> : null}
      {onCallOff ? (
        <Muted>
          {isElsewhere
            ? t('hosted.elsewhere.leave')
            : t(`hosted.leave.${what}`, { email: email || t('hosted.yourEmail') })}
        </Muted>
      ) : null}
      {state === 'asked' && onCallOff ? (
        <CallOffDialog
          isElsewhere={isElsewhere}
          onKeep={() => setState('idle')}
          onCallOff={() => void callOff(onCallOff)}
        />
      ) : null}
    </Stack>
  );
}

/**
 * A payment that waits for the visitor: of what, until when it is held, the way on, how to come back to it, and the way
 * to pay otherwise. A voucher that was made is not called off unasked: it would be void in the hand of who pays it.
 */
export default function HostedWait(props: HostedWaitProps) {
  return useBrought(waitTexts) ? <Wait {...props} /> : null;
}
