import type { FlightCartItem } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { useState } from 'react';
import { useCardFrame, usePayment } from '../../features/card-payment/index.ts';
import { isOfferChange, useOfferChange } from '../../features/order-summary/index.ts';
import { type OrderPart, useOrderSync } from '../../features/order-sync/index.ts';
import { useErrorList } from './use-error-list.ts';
import { paymentInformationOf, useFlightForm } from './use-flight-form.ts';

/** A flight's checkout as one thing: the form, its copy on the server, the card and the payment. */
export function useFlightCheckout(item: FlightCartItem, onConfirmed: (booking: ConfirmedBooking) => void) {
  const { offer } = item;
  const form = useFlightForm(item);
  const card = useCardFrame();
  const offerChange = useOfferChange(offer);
  const errorList = useErrorList();
  const [attempt, setAttempt] = useState(0);
  const cardPart = card.token ? paymentInformationOf(card.token, offer) : undefined;
  // What is wrong with the offer is for the visitor to decide; what else is refused shows as not saved, and on Pay.
  const live = useOrderSync({ ...form.parts, card: cardPart }, (_part, error) => {
    if (isOfferChange(error)) void offerChange.check();
  });

  const payment = usePayment({
    tokenOf: async () => card.token ?? card.frame.requestToken(),
    dropToken: card.dropToken,
    transactionFor: async (token) => {
      live.put('card', paymentInformationOf(token, offer));
      await live.flush();
      const transactionId = live.transactionOf(token.token);
      if (!transactionId) throw new Error('a saved card has a transaction');
      return transactionId;
    },
    forgetSaved: live.forget,
    onConfirmed: (booking) => {
      live.stop();
      onConfirmed(booking);
    },
  });

  const submit = async () => {
    if (payment.phase !== 'editing') return;
    const invalid = await card.frame.validate();
    if (!invalid) card.fail();
    setAttempt((count) => count + 1);
    const isReady = invalid && errorList(form, invalid, false).length === 0;
    if (!isReady || offerChange.change) return;
    // On its way while the bank answers; should it not come, the router asks again and tells.
    import(/* webpackChunkName: "page-confirm" */ '../confirm.tsx').catch(() => undefined);
    await payment.pay();
  };
  return {
    form,
    live,
    card,
    payment,
    offerChange,
    attempt,
    errors: errorList(form, card.invalid, card.state === 'failed'),
    submit,
    /** what another try betters is tried again by itself; the rest shows as not saved */
    saveNow: (part: OrderPart) => void live.flush(part).catch(() => undefined),
  };
}
