import { isProblem } from '@alisio/platform/sdk/api';
import { emit } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import type { HostedPayment } from '@alisio/shared-contracts/endpoints';
import { DECLINE_REASONS, type DeclineReason } from '@alisio/shared-contracts/payments';
import { useEffect, useRef, useState } from 'react';
import type { PaymentTarget } from '../../api/payment.ts';
import { awaitPayment } from './await-payment.ts';
import type { CardToken } from './card-frame.ts';
import { keepOnDevice } from './made-booking.ts';
import {
  knownReason,
  settleAsked,
  settleKept,
  settleOrder,
  settlePayment,
  tooMany,
} from './settle-payment.ts';
import type { MadeBooking, Settlement } from './settlement.ts';
import { useOneFollowed } from './use-one-followed.ts';

/** What a payment that did not go through leaves to say. */
export type PaymentTrouble =
  | Exclude<Settlement, { kind: 'confirmed' | 'pending' | 'on-page' | 'elsewhere' | 'open' }>
  | { kind: 'not-saved' }
  /** the provider's page could not be opened */
  | { kind: 'no-page' }
  /** as much as one network may have waits unpaid */
  | { kind: 'held' };

/** How a payment of this page may end, beyond what the page tells beside the card. */
export interface PaymentEnds {
  onConfirmed: (made: MadeBooking) => void;
  /** This tab's payment is not settled yet, and remembered: another page may follow it to its end. */
  onPending?: (() => void) | undefined;
}

export interface PaymentOptions extends PaymentEnds {
  cartId: string;
  /** the server's name for this page's order, once it has one */
  orderId: () => string | undefined;
  /** the card's token, a fresh one when the last is used up */
  tokenOf: () => Promise<CardToken | undefined>;
  dropToken: () => void;
  /**
   * Saves the whole order as this page shows it, this card last. @returns what to charge, or `replaced` when another
   * tab had ordered something else meanwhile; @throws when it cannot be saved
   */
  targetFor: (card: CardToken) => Promise<PaymentTarget | 'replaced'>;
  /**
   * Saves the whole order as this page shows it, and opens the provider's page for it. @returns what is paid there, or
   * `replaced`, or `no-answer` when it may be open and nobody knows where; @throws when it cannot be saved, or no page
   * is to be had
   */
  pageFor: () => Promise<(PaymentTarget & { page: string }) | 'replaced' | 'no-answer'>;
  /** Takes the visitor to the page that was opened. */
  onLeave: () => void;
  /** Makes the whole order be sent again. */
  forgetSaved: () => void;
  /** Something costs another price than was accepted, or is gone, and nothing was charged: finds out what. */
  onOfferChanged: () => void;
}

export interface Payment {
  phase: 'editing' | 'paying' | 'pending';
  /** what is paid is this page's cart, not one of before */
  isOfCart: boolean;
  /** stays until the next try */
  trouble: PaymentTrouble | undefined;
  /** the dialog about it has been read */
  isTold: boolean;
  dismiss: () => void;
  /** the payment waits for the visitor, on the provider's page or at a till */
  hosted: HostedPayment | undefined;
  /** what was called off here, until the next try */
  calledOff: 'voucher' | 'page' | undefined;
  /** Charges once; presses while it runs are ignored. */
  pay: () => Promise<void>;
  /** Goes to pay on the provider's page; presses while it opens are ignored. */
  payOnPage: () => Promise<void>;
  /** Calls off what waits on the provider's page, to pay otherwise. @returns false when that cannot be told now */
  callOff: () => Promise<boolean>;
  /** The order takes no more edits: finds out whether another tab has paid it, or is about to. */
  learn: () => Promise<void>;
}

interface OwnPayment extends PaymentTarget {
  cartId: string;
  page?: string | undefined;
  isOurs: true;
}
/**
 * A payment that is followed to its end: this tab's, or of another one that shows the same cart, which its order tells
 * of unless its transaction is known.
 */
type Paid =
  | OwnPayment
  | {
      cartId: string;
      orderId: string;
      transactionId?: string | undefined;
      page?: string | undefined;
      isOurs: false;
    };

type Kept = Pick<ReturnType<typeof checkoutDraft.get>, 'payment' | 'declined'>;

const remember = (payment: Kept['payment'], declined?: Kept['declined']) =>
  checkoutDraft.set((draft) => ({ ...draft, payment, declined }));

/** The order tells of its payment; of one that is known, its transaction does. */
const settle = ({ orderId, transactionId, page }: Paid): Promise<Settlement> =>
  transactionId === undefined ? settleOrder(orderId) : settleAsked({ orderId, transactionId, page });

/** Why, as the tab keeps it, for checkouts of before too: what those do not know is to them that the bank refused. */
function keptReason(reason: DeclineReason) {
  const known = DECLINE_REASONS.find((one) => one === reason);
  return known ? { reason: known } : { reason: 'do-not-honor' as const, because: reason };
}

/** What the tab remembers of this cart's last try, which a reload or Back must not lose. */
function keptTrouble(cartId: string): PaymentTrouble | undefined {
  const { payment, declined } = checkoutDraft.get();
  return payment === null && declined?.cartId === cartId
    ? { kind: 'declined', reason: knownReason(declined.because, declined.reason) }
    : undefined;
}

/** Saving, charging once, and waiting for the end of it, also over a reload of the page. */
export function usePayment(options: PaymentOptions): Payment {
  const begun = useRef(false);
  const followNew = useOneFollowed();
  const [phase, setPhase] = useState<Payment['phase']>(() =>
    checkoutDraft.get().payment === null ? 'editing' : 'pending',
  );
  const [trouble, setTrouble] = useState(() => keptTrouble(options.cartId));
  const [hosted, setHosted] = useState<HostedPayment>();
  const [calledOff, setCalledOff] = useState<Payment['calledOff']>();
  const [isTold, setTold] = useState(trouble !== undefined);

  function edit(why?: PaymentTrouble): void {
    begun.current = false;
    const { cartId } = options;
    remember(null, why?.kind === 'declined' ? { cartId, ...keptReason(why.reason) } : undefined);
    setTrouble(why);
    setCalledOff(undefined);
    setTold(false);
    setPhase('editing');
    if (why?.kind === 'offer-changed') options.onOfferChanged();
  }

  function end(
    settlement: Exclude<Settlement, { kind: 'pending' | 'on-page' | 'elsewhere' }>,
    paid: Paid,
  ): void {
    if (settlement.kind === 'confirmed') {
      const { cartId, isOurs } = paid;
      options.onConfirmed({ booking: settlement.booking, cartId, isOurs });
      return;
    }
    // What became of another payment says nothing of the one that is under way.
    const { payment } = checkoutDraft.get();
    if (paid.transactionId !== undefined && paid.transactionId !== payment?.transactionId) return;
    options.dropToken();
    if (settlement.kind === 'open') {
      edit();
      return;
    }
    if (settlement.kind === 'declined') emit('booking:payment-failed', { reason: settlement.reason });
    if (settlement.kind === 'not-booked') emit('booking:payment-failed', { reason: settlement.kind });
    // The order that the server has is not this page's, or lacks something of it.
    if (settlement.kind === 'replaced' || settlement.kind === 'refused') options.forgetSaved();
    edit(settlement);
  }

  /** Goes on asking until an end is known; the order itself is asked when another tab pays it. */
  async function follow(paid: Paid, first: Settlement): Promise<void> {
    const signal = followNew();
    const { cartId, orderId } = paid;
    if (first.kind === 'elsewhere') {
      const told = await settleOrder(orderId);
      if (signal.aborted) return;
      return follow({ cartId, orderId, isOurs: false }, told.kind === 'open' ? { kind: 'refused' } : told);
    }
    if (first.kind === 'on-page') {
      const { transactionId, hosted } = first;
      // Whoever goes on there comes back to this tab.
      const kept = { cartId, orderId, transactionId, page: hosted.url };
      remember(kept);
      return follow({ ...kept, isOurs: false }, { kind: 'pending', hosted });
    }
    if (first.kind !== 'pending') return end(first, paid);
    setPhase('pending');
    setHosted(first.hosted);
    if (paid.isOurs) keepOnDevice(paid);
    // One that waits for the visitor is followed here, where it can be called off.
    if (paid.isOurs && !first.hosted) options.onPending?.();
    const last = await awaitPayment(() => settle(paid), signal, setHosted);
    if (last) await follow(paid, last);
  }

  async function charge(card: CardToken, again: boolean): Promise<void> {
    const { cartId } = options;
    const target = await options.targetFor(card);
    if (target === 'replaced') return edit({ kind: 'replaced' });
    remember({ cartId, ...target });
    const settlement = await settlePayment(target);
    if (settlement.kind === 'incomplete' && again) {
      // The server lost a part that was saved (its session ended): all of it once more, then the same charge.
      remember(null);
      options.forgetSaved();
      return charge(card, false);
    }
    await follow({ cartId, ...target, isOurs: true }, settlement);
  }

  async function payOnPage(): Promise<void> {
    if (begun.current) return;
    begun.current = true;
    remember(null);
    setTrouble(undefined);
    setPhase('paying');
    try {
      const opened = await options.pageFor();
      if (opened === 'replaced') return edit({ kind: 'replaced' });
      if (opened === 'no-answer') {
        console.error('Hosted payment url fail');
        return edit({ kind: 'no-page' });
      }
      remember({ cartId: options.cartId, ...opened });
      options.onLeave();
    } catch (error) {
      if (isProblem(error, 'too-many-held')) return edit({ kind: 'held' });
      if (isProblem(error, 'too-many-declines')) return edit({ kind: tooMany(error) });
      console.error('Hosted payment url fail');
      if (isProblem(error, 'payment-unavailable')) edit({ kind: 'no-page' });
      else await whenNotCharged(error);
      if (!isProblem(error)) throw error;
    }
  }

  async function callOff(): Promise<boolean> {
    const { payment } = checkoutDraft.get();
    if (payment === null) return true;
    // What comes of it is told here and not by who has followed it so far.
    const signal = followNew();
    // Comes with the page that is waited for.
    const told = await import(/* webpackChunkName: "hosted-wait" */ '../../api/payment-page.ts')
      .then(({ tryCallOff }) => tryCallOff(payment))
      .catch(() => undefined);
    let settlement: Settlement = { kind: 'pending' };
    if (told?.notMade) settlement = { kind: 'not-made' };
    else if (told?.isOver) settlement = await settleAsked(payment);
    if (signal.aborted) return true;
    // What was asked for is no failure: the form is there again, and says so.
    if (settlement.kind === 'not-made') {
      edit();
      setCalledOff(hosted?.voucher ? 'voucher' : 'page');
    } else if (settlement.kind === 'pending') {
      void follow({ ...payment, isOurs: true }, { ...settlement, hosted: settlement.hosted ?? hosted });
      return false;
    } else await follow({ ...payment, isOurs: true }, settlement);
    return true;
  }

  /** @returns whether another tab has paid the order, or is about to: this one follows it then */
  async function isPaidElsewhere(): Promise<boolean> {
    const orderId = options.orderId();
    if (orderId === undefined) return false;
    const settlement = await settleOrder(orderId);
    if (settlement.kind === 'open') return false;
    void follow({ cartId: options.cartId, orderId, isOurs: false }, settlement);
    return true;
  }

  async function whenNotCharged(error: unknown): Promise<void> {
    if (isProblem(error, 'payment-token-unknown')) options.dropToken();
    if (isProblem(error, 'order-state') && (await isPaidElsewhere())) return;
    const changed = isProblem(error, 'price-changed') || isProblem(error, 'seats-gone');
    edit({ kind: changed ? 'offer-changed' : 'not-saved' });
  }

  async function pay(): Promise<void> {
    if (begun.current) return;
    begun.current = true;
    remember(null);
    setTrouble(undefined);
    setPhase('paying');
    try {
      const card = await options.tokenOf();
      if (card) return await charge(card, true);
      options.dropToken();
      edit({ kind: 'card-again' });
    } catch (error) {
      const { payment } = checkoutDraft.get();
      // Once the charge was asked for, a failure of ours says nothing about it.
      if (payment) void follow({ ...payment, isOurs: true }, { kind: 'pending' });
      else await whenNotCharged(error);
      if (!isProblem(error)) throw error;
    }
  }

  async function learn(): Promise<void> {
    if (begun.current) return;
    begun.current = true;
    begun.current = await isPaidElsewhere();
  }

  const resume = async (paid: OwnPayment): Promise<void> => follow(paid, await settleKept(paid));

  const newestResume = useRef(resume);
  useEffect(() => {
    newestResume.current = resume;
  });
  useEffect(() => {
    const { payment } = checkoutDraft.get();
    if (payment !== null) {
      begun.current = true;
      void newestResume.current({ ...payment, isOurs: true });
    }
  }, []);

  const { payment: asked } = checkoutDraft.get();
  const isOfCart = asked === null || asked.cartId === options.cartId;
  return {
    phase,
    isOfCart,
    trouble,
    isTold,
    dismiss: () => setTold(true),
    hosted,
    calledOff,
    pay,
    payOnPage,
    callOff,
    learn,
  };
}
