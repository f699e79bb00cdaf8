import type { HostedPayment } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking, PendingPart } from '@alisio/shared-contracts/orders';
import type { DeclineReason } from '@alisio/shared-contracts/payments';
import type { PaymentTarget } from '../../api/payment.ts';

/** Why no card of this network is charged now. */
export type TooMany = 'too-many-declines' | 'too-many-returnable';

/** How a payment ended, or that its end is not known yet. */
export type Settlement =
  | { kind: 'confirmed'; booking: ConfirmedBooking }
  /** `hosted`: it waits for the visitor, on the provider's page or at a till */
  | { kind: 'pending'; waitsFor?: PendingPart | undefined; hosted?: HostedPayment | undefined }
  /** the order is paid on the provider's page, by a payment that this tab does not remember */
  | { kind: 'on-page'; transactionId: string; hosted: HostedPayment }
  /** it was called off on the provider's page, or its time there is over: nothing was charged */
  | { kind: 'not-made' }
  | { kind: 'declined'; reason: DeclineReason }
  /** the card must be typed again: its token is void and nothing was charged */
  | { kind: 'card-again' }
  /** too many cards were declined: another one may be tried later; `…-returnable`: too much that can be given back was paid */
  | { kind: TooMany }
  /** the card was charged, the booking could not be made, and the charge is given back; `isBack`: it has been */
  | { kind: 'not-booked'; isBack: boolean }
  | { kind: 'incomplete' }
  | { kind: 'offer-changed' }
  /** another tab has gone on to another order, and nothing was charged for either */
  | { kind: 'replaced' }
  /** the order was paid, or is being paid, by another tab: the order itself tells its end */
  | { kind: 'elsewhere' }
  /**
   * nobody was charged, and the order waits to be paid; `wasDeclined`: after a card that was turned down; `notMade`: the
   * payment on the provider's page that came to nothing last
   */
  | { kind: 'open'; wasDeclined: boolean; notMade?: string | undefined }
  /** the server refuses for certain, and nothing was charged; `isUnknown`: this session has no such order */
  | { kind: 'refused'; isUnknown?: boolean };

/** A booking that was made, of which cart, and whether by this tab. */
export interface MadeBooking {
  booking: ConfirmedBooking;
  cartId: string;
  isOurs: boolean;
}

/** What a tab remembers of a payment; `page`: where the provider takes it. */
export type KeptPayment = PaymentTarget & { page?: string | undefined };
