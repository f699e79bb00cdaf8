import { useState } from 'react';
import { useBrought } from '../../support/use-brought.ts';
import { waitTexts } from '../../support/wait-texts.ts';
import { waitingPayments } from '../../waiting-payments/waiting-payments.ts';
import WaitingPayment, { type WaitingPaymentProps } from './waiting-payment.tsx';

export interface WaitingPaymentsProps extends Pick<WaitingPaymentProps, 'onFound'> {
  /** of this tab, where it is paid on the provider's page */
  own: WaitingPaymentProps['payment'] | undefined;
}

/** What is waited for on this device: this tab's own payment first, then those that other tabs began. */
export default function WaitingPayments({ own, onFound }: WaitingPaymentsProps) {
  const [kept] = useState(() => waitingPayments());
  if (!useBrought(waitTexts, { isExtra: true })) return null;
  const others = kept.filter(({ transactionId }) => transactionId !== own?.transactionId);
  return (
    <>
      {own ? <WaitingPayment payment={own} isOwn onFound={onFound} /> : null}
      {others.map((payment) => (
        <WaitingPayment key={payment.transactionId} payment={payment} isOwn={false} onFound={onFound} />
      ))}
    </>
  );
}
