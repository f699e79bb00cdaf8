import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import {
  type AnswerOf,
  createBillingInfo,
  createPassenger,
  createPaymentInfo,
  type Endpoint,
  finalizeCardPayment,
  setCustomer,
  setFlightOrder,
  startSession,
} from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type {
  BillingInformation,
  CustomerDetails,
  Passenger,
  PaymentInformation,
} from '@alisio/shared-contracts/orders';
import { type Problem, problem } from '@alisio/shared-contracts/problems';
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
  language: 'es',
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

export const billingFor = ({ price }: FlightOffer): BillingInformation => ({
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
export const cardFor = ({ price }: FlightOffer): PaymentInformation => ({
  cardToken: `tok_${String(++cards).padStart(22, '0')}`,
  brand: 'visa',
  last4: '4242',
  cardName: 'LUCIA RIVERA',
  ...price.intTotal,
});

export const orderOf = (offer: FlightOffer) => ({
  agentId: 'device-1',
  flightOffer: offer,
  flightOfferId: offer.id,
  disId: offer.disId,
  infoData,
});

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

  private constructor(send: Send, token: string) {
    this.send = send;
    this.token = token;
  }

  static async arrive(send: Send): Promise<Visitor> {
    const nobody = new Visitor(send, '');
    const { sessionToken } = await nobody.call(startSession, { agentId: 'device-1', infoData });
    return new Visitor(send, sessionToken);
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

  /** Everything before the card. */
  async fillIn(offer: FlightOffer, travelers = passengers): Promise<void> {
    await this.call(setFlightOrder, orderOf(offer));
    await this.call(setCustomer, { customerDetails, infoData });
    await this.call(createPassenger, { passengers: travelers, infoData });
    await this.call(createBillingInfo, { billingInformation: billingFor(offer), infoData });
  }

  /** @returns the transaction that will charge the card */
  async giveCard(offer: FlightOffer, card: Partial<PaymentInformation> = {}): Promise<string> {
    const paymentInformation = { ...cardFor(offer), ...card };
    return (await this.call(createPaymentInfo, { paymentInformation, infoData })).transactionId;
  }

  /** Everything up to paying. @returns the transaction */
  async prepare(offer: FlightOffer): Promise<string> {
    await this.fillIn(offer);
    return this.giveCard(offer);
  }

  pay(transactionId: string) {
    return this.ask(finalizeCardPayment, { transactionId, infoData });
  }
}
