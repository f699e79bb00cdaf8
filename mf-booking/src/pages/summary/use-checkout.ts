import { isProblem } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { bookingAuthenticateHref } from '@alisio/shared-contracts/routes';
import { useEffect, useRef, useState } from 'react';
import { sendOrder } from '../../api/order-parts.ts';
import {
  type PaymentEnds,
  type PaymentWay,
  useCardFrame,
  usePayment,
} from '../../features/card-payment/index.ts';
import { isPriceChange, usePriceChange } from '../../features/order-summary/index.ts';
import { type OrderPart, type SendOrder, useOrderSync } from '../../features/order-sync/index.ts';
import { orderedItem } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { useAddedServices } from './use-added-services.ts';
import { paymentInformationOf, useCheckoutForm } from './use-checkout-form.ts';
import { useErrorList } from './use-error-list.ts';

/** Makes the cart an order: by the call that the spec has for its one product, else by the one for any. */
const sendCartOf =
  (items: readonly KnownItem[]): SendOrder =>
  ({ cartId, items: ordered }, options) => {
    const [only, ...others] = ordered;
    const own = items[0]?.product.order;
    return only && others.length === 0 && own
      ? own(cartId, only, options)
      : sendOrder(cartId, ordered, options);
  };

/** The checkout as one thing: the form, its copy on the server, the card and the payment. */
export function useCheckout(
  cartId: string,
  chosen: readonly KnownItem[],
  { onConfirmed, onPending }: PaymentEnds,
) {
  const services = useAddedServices(cartId, chosen);
  const { items } = services;
  const form = useCheckoutForm(items);
  const card = useCardFrame();
  const priceChange = usePriceChange(items);
  const errorList = useErrorList();
  const [attempt, setAttempt] = useState(0);
  const [isReplaced, setReplaced] = useState(false);
  const [way, setWay] = useState<PaymentWay>(() =>
    // Who comes back from the provider's page finds chosen what they had chosen.
    checkoutDraft.get().payment?.page === undefined ? 'card' : 'page',
  );
  const [tried, setTried] = useState(way);
  const navigate = useNavigate();
  const { language } = useTexts('booking');
  const replacements = useRef(0);
  const cardPart = card.token ? paymentInformationOf(card.token, form.total) : undefined;
  const live = useOrderSync(
    {
      order: { cartId, items: items.map(({ item }) => orderedItem(item)) },
      services: services.part,
      ...form.parts,
      card: cardPart,
    },
    { sendOrder: sendCartOf(items), sendServices: services.send },
    {
      // What is wrong with an offer is for the visitor to decide; what else is refused shows as not saved, and on Pay.
      onProblem: (part, error) => {
        const orderId = live.orderId();
        if (part === 'services' && orderId !== undefined) void services.learn(orderId);
        if (isPriceChange(error)) void priceChange.check();
        if (isProblem(error, 'order-state')) void payment.learn();
      },
      isPaying: () => payment.phase === 'pending' && payment.isOfCart,
      onReplaced: () => {
        replacements.current += 1;
        setReplaced(true);
      },
    },
  );

  const orderId = live.orderId();
  const learn = useRef(services.learn);
  useEffect(() => {
    learn.current = services.learn;
  });
  useEffect(() => {
    if (orderId !== undefined) void learn.current(orderId);
  }, [orderId]);

  /**
   * Saves the whole order as this page shows it: a copy of this tab may have written over what this one saved.
   * @returns false when another tab had ordered something else meanwhile
   */
  const saveWhole = async (): Promise<boolean> => {
    const before = replacements.current;
    live.forget('services', 'customer', 'passengers', 'particulars', 'billing');
    await live.flush();
    return replacements.current === before;
  };

  const payment = usePayment({
    cartId,
    orderId: live.orderId,
    tokenOf: async () => card.token ?? card.frame.requestToken(),
    dropToken: card.dropToken,
    targetFor: async (token) => {
      live.put('card', paymentInformationOf(token, form.total));
      if (!(await saveWhole())) return 'replaced';
      const target = live.targetOf(token.token);
      if (!target) throw new Error('a saved card has a transaction');
      return target;
    },
    pageFor: async () => {
      if (!(await saveWhole())) return 'replaced';
      const orderId = live.orderId();
      if (orderId === undefined) throw new Error('a saved order has an id');
      // Most pay here; what does not come opens no page.
      const api = await import(/* webpackChunkName: "hosted-wait" */ '../../api/payment-page.ts').catch(
        () => undefined,
      );
      return api ? api.openPaymentPage({ orderId, cartId, total: form.total, language }) : 'no-answer';
    },
    onLeave: () => {
      // Back from there begins where it says what waits, at the top, not where the button was.
      window.scrollTo(0, 0);
      requestAnimationFrame(() => void navigate(bookingAuthenticateHref(), { replace: false }));
    },
    forgetSaved: live.forget,
    onOfferChanged: () => void priceChange.check(),
    onPending,
    onConfirmed: (made) => {
      live.stop();
      onConfirmed(made);
    },
  });

  const submit = async () => {
    if (payment.phase !== 'editing') return;
    const invalid = way === 'page' ? [] : await card.frame.validate();
    if (!invalid) card.fail();
    const isReady = invalid && errorList(form, invalid, false).length === 0 && !priceChange.change;
    // What was right when Pay was pressed begins anew: another card, after a decline, is typed in peace.
    setAttempt((count) => (isReady ? 0 : count + 1));
    if (!isReady) return form.form.showAll();
    form.form.beginAnew();
    setTried(way);
    // On its way while the bank answers; should it not come, the router asks again and tells.
    import(/* webpackChunkName: "page-confirm" */ '../confirm.tsx')
      .then(({ prepare }) => prepare(items.map(({ item }) => item)))
      .catch(() => undefined);
    await (way === 'page' ? payment.payOnPage() : payment.pay());
  };
  return {
    /** with what is added to each */
    items,
    form,
    live,
    card,
    payment,
    priceChange,
    /** another tab had ordered something else; this page's order was set again */
    isReplaced,
    dismissReplaced: () => setReplaced(false),
    attempt,
    way,
    setWay,
    /** by which way it was tried last */
    tried,
    errors: errorList(form, way === 'page' ? [] : card.invalid, way === 'card' && card.state === 'failed'),
    submit,
    /** what another try betters is tried again by itself; the rest shows as not saved */
    saveNow: (part: OrderPart) => void live.flush(part).catch(() => undefined),
  };
}
