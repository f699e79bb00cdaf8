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
import { newCartId, type OrderItem } from '@alisio/shared-contracts/orders';
import { cartOf, sumOf, visitorName } from './mixed-orders.ts';
import { billingFor, cardFor, customerDetails, passengers, type Send, Visitor } from './visitor.ts';

/** How far somebody came: to a booking, to a payment whose end is not known, or to a call that failed. */
export type PurchaseEnd = { kind: 'confirmed'; referenceId: string } | { kind: 'pending' | 'failed' };

/** A call was not answered, or the server says that it failed. */
class Failed extends Error {}

/**
 * Somebody who buys these items and lets nothing put them off: what fails they do again, from the beginning, with what
 * their page has kept — session, cart, card and transaction — as a page does after a reload.
 */
export class Purchase {
  readonly #send: Send;
  readonly #items: readonly OrderItem[];
  readonly #cartId = newCartId();
  #visitor: Visitor | undefined;
  #card: ReturnType<typeof cardFor> | undefined;
  #transactionId: string | undefined;
  orderId = '';

  constructor(send: Send, items: readonly OrderItem[]) {
    this.#send = send;
    this.#items = items;
  }

  get #price() {
    return { price: { intTotal: sumOf(this.#items) } };
  }

  /** @returns nothing where the order is past such a call. @throws Failed */
  async #ask<E extends Endpoint>(
    visitor: Visitor,
    endpoint: E,
    body: object,
  ): Promise<AnswerOf<E> | undefined> {
    const { status, answer, problem } = await visitor.ask(endpoint, body);
    if (status >= 500) throw new Failed();
    if (problem && problem.type !== '/problems/order-state')
      throw new Error(`${endpoint.id}: ${JSON.stringify(problem)}`);
    return answer;
  }

  async #fillIn(visitor: Visitor, orderId: string): Promise<void> {
    await this.#ask(visitor, setCustomer, { orderId, customerDetails });
    if (this.#items.some(({ product }) => product === FLIGHT))
      await this.#ask(visitor, createPassenger, { orderId, passengers });
    const items = this.#items.map(({ product }) => (product === FLIGHT ? {} : { visitorName }));
    await this.#ask(visitor, setParticulars, { orderId, items });
    await this.#ask(visitor, createBillingInfo, { orderId, billingInformation: billingFor(this.#price) });
  }

  async #giveCard(visitor: Visitor, orderId: string): Promise<string | undefined> {
    this.#card ??= cardFor(this.#price);
    const answer = await this.#ask(visitor, createPaymentInfo, {
      orderId,
      paymentInformation: this.#card,
    });
    return answer?.transactionId;
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
    if (status >= 500) throw new Failed();
    if (answer?.status === 'confirmed') return { kind: 'confirmed', referenceId: answer.booking.referenceId };
    if (answer) return { kind: 'pending' };
    // The card has to be typed again.
    this.#card = undefined;
    this.#transactionId = undefined;
    if (triesLeft === 0) throw new Error(`pay: ${JSON.stringify(problem)}`);
    return this.#pay(visitor, triesLeft - 1);
  }

  async go(): Promise<PurchaseEnd> {
    try {
      this.#visitor ??= await Visitor.arrive(async (request) => {
        const reply = await this.#send(request);
        if (reply.status >= 500) throw new Failed();
        return reply;
      });
      const visitor = this.#visitor;
      visitor.send = this.#send;
      const placed = await this.#ask(visitor, setOrder, cartOf(this.#items, this.#cartId));
      if (!placed) return { kind: 'failed' };
      this.orderId = placed.id;
      await this.#fillIn(visitor, placed.id);
      return await this.#pay(visitor, 1);
    } catch (error) {
      if (error instanceof Failed) return { kind: 'failed' };
      throw error;
    }
  }
}
