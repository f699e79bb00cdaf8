import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import {
  type AnswerOf,
  createBillingInfo,
  createPassenger,
  createPaymentInfo,
  type Endpoint,
  finalizeCardPayment,
  getOrder,
  setCustomer,
  setFlightOrder,
  startSession,
} from '@alisio/shared-contracts/endpoints';
import { bookedFlight, type FlightOffer } from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import {
  type BillingInformation,
  type ConfirmedBooking,
  type CustomerDetails,
  newCartId,
  type Passenger,
  type PaymentInformation,
} from '@alisio/shared-contracts/orders';
import { type Problem, problem } from '@alisio/shared-contracts/problems';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';

export const infoData = { ...NO_ATTRIBUTION, source: 'test' };
export const customerDetails: CustomerDetails = {
  email: 'Lucia.Rivera@ejemplo.test',
  phone: '+573001234567',
  newsletterSubscribe: false,
};

/** Who fills in the contact form or the enquiry form. */
export const caller = {
  requestId: 'request-0123456789',
  name: 'Lucía Rivera',
  email: 'lucia.rivera@ejemplo.test',
  phone: '+573001234567',
  bestTimeToReach: 'morning',
  language: DEFAULT_LANGUAGE,
  infoData,
} as const;

const person = (id: string, type: Passenger['type'], dateOfBirth: string): Passenger => ({
  id,
  type,
  firstName: 'Lucía',
  lastName: 'Rivera',
  gender: 'female',
  dateOfBirth,
  passportNumber: 'AB123456',
});

/** Who flies on the offer of the factory. */
export const passengers: Passenger[] = [
  person('1', 'adult', '1985-05-20'),
  person('2', 'adult', '1987-11-02'),
  person('3', 'child', '2019-03-30'),
  person('4', 'infant lap', '2026-01-15'),
];

/** What is paid for: an offer, or anything else by what it costs. */
interface Priced {
  price: { intTotal: MoneyAmount };
}

export const billingFor = ({ price }: Priced): BillingInformation => ({
  ...price.intTotal,
  isCardHolderTraveling: true,
  cardHolderName: 'Lucía Rivera',
  emailId: 'lucia.rivera@ejemplo.test',
  addressLine1: 'Calle 10 # 5-51',
  city: 'Bogotá',
  postCode: '110311',
  country: { Name: 'Colombia', code: 'CO' },
});

let cards = 0;
/** A card that has not been used before. */
export const cardFor = ({ price }: Priced): PaymentInformation => ({
  cardToken: `tok_${String(++cards).padStart(22, '0')}`,
  cardName: 'LUCIA RIVERA',
  ...price.intTotal,
});

/** An order for a cart of its own, unless told which. */
export const orderOf = (offer: FlightOffer, cartId = newCartId()) => ({
  agentId: 'device-1',
  cartId,
  flightOffer: offer,
  flightOfferId: offer.id,
  disId: offer.disId,
  infoData,
});

/** The offer of a booking's first item. @throws ZodError when that is no flight */
export const flightOf = ({ items }: ConfirmedBooking): FlightOffer =>
  z.parse(bookedFlight, items[0]?.details).selectedFlightOffer.FlightOffer;

/** How a request reaches the API: into a server of this process, or over the network. */
export type Send = (request: {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: object | undefined;
}) => Promise<{ status: number; json: unknown }>;

export const into =
  (app: FastifyInstance): Send =>
  async ({ method, path, headers, body }) => {
    const reply = await app.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) });
    return { status: reply.statusCode, json: reply.json() };
  };

export const over =
  (base: string): Send =>
  async ({ method, path, headers, body }) => {
    const reply = await fetch(new URL(path, base), {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, json: await reply.json() };
  };

function parseAnswer<E extends Endpoint>(endpoint: E, json: unknown): AnswerOf<E>;
function parseAnswer(endpoint: Endpoint, json: unknown): unknown {
  return z.parse(endpoint.answer, json);
}

/** A browser with a session, speaking the contract: answers are parsed, problems are values. */
export class Visitor {
  readonly token: string;
  /** where the next requests go, after a restart for one */
  send: Send;
  /** the order at hand */
  orderId = '';

  private constructor(send: Send, token: string) {
    this.send = send;
    this.token = token;
  }

  static withoutSession(send: Send): Visitor {
    return new Visitor(send, '');
  }

  static async arrive(send: Send): Promise<Visitor> {
    const nobody = Visitor.withoutSession(send);
    const { sessionToken } = await nobody.call(startSession, { agentId: 'device-1', infoData });
    return new Visitor(send, sessionToken);
  }

  /** Another tab of the same session, as browsers duplicate one. */
  anotherTab(): Visitor {
    return new Visitor(this.send, this.token);
  }

  async ask<E extends Endpoint>(
    endpoint: E,
    body?: object,
    path = endpoint.path,
  ): Promise<{ status: number; answer?: AnswerOf<E>; problem?: Problem }> {
    const headers: Record<string, string> = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const { status, json } = await this.send({ method: endpoint.method, path, headers, body });
    if (status >= 400) return { status, problem: z.parse(problem, json) };
    return { status, answer: parseAnswer(endpoint, json) };
  }

  /** @throws Error when the answer is a problem */
  async call<E extends Endpoint>(endpoint: E, body?: object): Promise<AnswerOf<E>> {
    const { answer, problem: refusal } = await this.ask(endpoint, body);
    if (answer === undefined) throw new Error(`${endpoint.id}: ${JSON.stringify(refusal)}`);
    return answer;
  }

  /** Makes an offer the order that the next calls mean. @returns its id */
  async order(offer: FlightOffer, cartId = newCartId()): Promise<string> {
    const { id } = await this.call(setFlightOrder, orderOf(offer, cartId));
    this.orderId = id;
    return id;
  }

  /** Everything before the card. */
  async fillIn(offer: FlightOffer, travelers = passengers, cartId = newCartId()): Promise<void> {
    const orderId = await this.order(offer, cartId);
    await this.call(setCustomer, { orderId, customerDetails, infoData });
    await this.call(createPassenger, { orderId, passengers: travelers, infoData });
    await this.call(createBillingInfo, { orderId, billingInformation: billingFor(offer), infoData });
  }

  /** @returns the transaction that will charge the card */
  async giveCard(offer: Priced, card: Partial<PaymentInformation> = {}): Promise<string> {
    const paymentInformation = { ...cardFor(offer), ...card };
    const { orderId } = this;
    return (await this.call(createPaymentInfo, { orderId, paymentInformation, infoData })).transactionId;
  }

  /** Everything up to paying. @returns the transaction */
  async prepare(offer: FlightOffer): Promise<string> {
    await this.fillIn(offer);
    return this.giveCard(offer);
  }

  pay(transactionId: string, orderId = this.orderId) {
    return this.ask(finalizeCardPayment, { orderId, transactionId, infoData });
  }

  /** How the server sees an order, the one at hand unless told. */
  look(id = this.orderId) {
    return this.ask(getOrder, undefined, getOrder.path.replace('{id}', id));
  }
}
