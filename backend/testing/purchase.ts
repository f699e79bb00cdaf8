import {
  type AnswerOf,
  createBillingInfo,
  createPassenger,
  createPaymentInfo,
  type Endpoint,
  setCustomer,
  setOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import { newCartId, type OrderItem, type Passenger } from '@alisio/shared-contracts/orders';
import { cartOf, sumOf, visitorName } from './mixed-orders.ts';
import { billingFor, cardFor, customerDetails, passengers, type Send, Visitor } from './visitor.ts';

/** How far somebody came: to a booking, a payment whose end is not known, a call that failed, or a refusal. */
export type PurchaseEnd =
  | { kind: 'confirmed'; referenceId: string }
  | { kind: 'pending' | 'failed' }
  | { kind: 'refused'; problem: string };

const noPrice = { price: { intTotal: sumOf([]) } };

export interface Buyer {
  travelers: Passenger[];
  /** of a card, each time that one is typed */
  newToken: () => Promise<string>;
}

/** Answers that say nothing of the order but that it is worth another try. */
const TRY_AGAIN = ['/problems/order-busy', '/problems/payment-unavailable'];
/** The card has to be typed again, or another one. */
const ANOTHER_CARD = ['/problems/payment-token-unknown', '/problems/payment-declined'];

/** What a visitor is told, and would have to decide about. */
class Refused extends Error {
  readonly problem: string;

  constructor(problem: string) {
    super(problem);
    this.problem = problem;
  }
}

/** A call was not answered, or the server says that it failed. */
class Failed extends Error {}

/**
 * Somebody who buys these items and lets nothing put them off: what fails they do again, from the beginning, with what
 * their page has kept — session, cart, card and transaction — as a page does after a reload.
 */
export class Purchase {
  readonly #buyer: Buyer;
  send: Send;
  readonly #items: readonly OrderItem[];
  readonly #cartId = newCartId();
  #visitor: Visitor | undefined;
  #cardToken: string | undefined;
  #transactionId: string | undefined;
  orderId = '';

  constructor(
    send: Send,
    items: readonly OrderItem[],
    buyer: Buyer = { travelers: passengers, newToken: async () => cardFor(noPrice).cardToken },
  ) {
    this.send = send;
    this.#items = items;
    this.#buyer = buyer;
  }

  get #price() {
    return { price: { intTotal: sumOf(this.#items) } };
  }

  /** @returns nothing where the order is past such a call. @throws Failed, Refused */
  async #ask<E extends Endpoint>(
    visitor: Visitor,
    endpoint: E,
    body: object,
  ): Promise<AnswerOf<E> | undefined> {
    const { status, answer, problem } = await visitor.ask(endpoint, body);
    if (status >= 500 || TRY_AGAIN.includes(problem?.type ?? '')) throw new Failed();
    if (problem && problem.type !== '/problems/order-state') throw new Refused(problem.type);
    return answer;
  }

  async #fillIn(visitor: Visitor, orderId: string): Promise<void> {
    await this.#ask(visitor, setCustomer, { orderId, customerDetails });
    if (this.#items.some(({ product }) => product === FLIGHT))
      await this.#ask(visitor, createPassenger, { orderId, passengers: this.#buyer.travelers });
    const items = this.#items.map(({ product }) => (product === FLIGHT ? {} : { visitorName }));
    await this.#ask(visitor, setParticulars, { orderId, items });
    await this.#ask(visitor, createBillingInfo, { orderId, billingInformation: billingFor(this.#price) });
  }

  async #giveCard(visitor: Visitor, orderId: string): Promise<string | undefined> {
    this.#cardToken ??= await this.#buyer.newToken();
    const paymentInformation = { ...cardFor(this.#price), cardToken: this.#cardToken };
    return (await this.#ask(visitor, createPaymentInfo, { orderId, paymentInformation }))?.transactionId;
  }

  async #seen(visitor: Visitor): Promise<PurchaseEnd> {
    const { status, answer } = await visitor.look(this.orderId);
    if (status >= 500) throw new Failed();
    if (answer?.booking) return { kind: 'confirmed', referenceId: answer.booking.referenceId };
    return { kind: answer?.status === 'draft' || answer?.status === 'declined' ? 'failed' : 'pending' };
  }

  async #pay(visitor: Visitor, triesLeft: number): Promise<PurchaseEnd> {
    this.#transactionId ??= await this.#giveCard(visitor, this.orderId);
    if (!this.#transactionId) return this.#seen(visitor);
    const { status, answer, problem } = await visitor.pay(this.#transactionId, this.orderId);
    const type = problem?.type ?? '';
    if (status >= 500 || TRY_AGAIN.includes(type)) throw new Failed();
    if (answer?.status === 'confirmed') return { kind: 'confirmed', referenceId: answer.booking.referenceId };
    if (answer) return { kind: 'pending' };
    if (triesLeft === 0 || !ANOTHER_CARD.includes(type)) throw new Refused(type);
    this.#cardToken = undefined;
    this.#transactionId = undefined;
    return this.#pay(visitor, triesLeft - 1);
  }

  /** From wherever it is to wherever it comes. */
  async go(): Promise<PurchaseEnd> {
    try {
      this.#visitor ??= await Visitor.arrive(async (request) => {
        const reply = await this.send(request);
        if (reply.status >= 500) throw new Failed();
        return reply;
      });
      const visitor = this.#visitor;
      visitor.send = this.send;
      const placed = await this.#ask(visitor, setOrder, cartOf(this.#items, this.#cartId));
      if (!placed) return { kind: 'failed' };
      this.orderId = placed.id;
      await this.#fillIn(visitor, placed.id);
      return await this.#pay(visitor, 1);
    } catch (error) {
      if (error instanceof Failed) return { kind: 'failed' };
      if (error instanceof Refused) return { kind: 'refused', problem: error.problem };
      throw error;
    }
  }
}
