import { randomUUID } from 'node:crypto';
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import {
  createBillingInfo,
  createPassenger,
  type Endpoint,
  paymentDirection,
  setCustomer,
  setFlightOrder,
  startSession,
  validateFlightOffer,
} from '@alisio/shared-contracts/endpoints';
import { type FlightOffer, flightOffer } from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { newCartId, type Passenger } from '@alisio/shared-contracts/orders';
import { z } from '@alisio/shared-contracts/zod';

const infoData = { ...NO_ATTRIBUTION, source: 'journey' };
const PARTY = 3;
/** More parties than a flight has room for: its price has moved long before. */
const MOST_PARTIES = 12;

const priced = z.object({ data: z.array(flightOffer) });
const started = z.object({ sessionToken: z.string() });
const ordered = z.object({ id: z.string() });

async function ask({ method, path, id }: Endpoint, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${process.env.ALISIO_TEST_API_PORT}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${id}: ${await answer.text()}`);
  return answer.json();
}

/** An offer's own id without the seal of the site: it is priced as it is sold now. `demo1.YB.100.USD.…` */
export const unsealed = (id: string): string => id.split('~')[0] ?? id;

async function atPriceOfNow(offer: FlightOffer, id: string): Promise<FlightOffer> {
  const data = {
    type: 'flight-offers-pricing',
    flightOffers: [{ ...offer, id }],
    metaName: offer.metaName,
  };
  const [now] = priced.parse(await ask(validateFlightOffer, { data })).data;
  if (!now) throw new Error('The flight is not sold any more.');
  return now;
}

const person = (number: number): Passenger => ({
  id: String(number),
  type: 'adult',
  firstName: 'Lucía',
  lastName: 'Rivera',
  gender: 'female',
  dateOfBirth: '1985-05-20',
  passportNumber: 'AB123456',
});

/** Three others go to the provider's page for the same flight: its seats are held for them. @param site our origin */
async function anotherParty(offer: FlightOffer, site: string): Promise<void> {
  const theirs = await atPriceOfNow(offer, unsealed(offer.id).replace(/\.\d{3}\./, `.${PARTY}00.`));
  const { amount, currency } = theirs.price.intTotal;
  const agentId = randomUUID();
  const { sessionToken } = started.parse(await ask(startSession, { agentId, infoData }));
  const cartId = newCartId();
  const flight = { flightOffer: theirs, flightOfferId: theirs.id, disId: theirs.disId };
  const { id: orderId } = ordered.parse(
    await ask(setFlightOrder, { agentId, cartId, ...flight, infoData }, sessionToken),
  );
  const emailId = 'lucia.rivera@ejemplo.test';
  const customerDetails = { email: emailId, phone: '+573001234567', newsletterSubscribe: false };
  await ask(setCustomer, { orderId, customerDetails, infoData }, sessionToken);
  const passengers = Array.from({ length: PARTY }, (_, i) => person(i + 1));
  await ask(createPassenger, { orderId, passengers, infoData }, sessionToken);
  const billingInformation = {
    amount,
    currency,
    isCardHolderTraveling: true,
    cardHolderName: 'Lucía Rivera',
    emailId,
    addressLine1: 'Calle 00 # 00-00',
    city: 'Bogotá',
    postCode: '110111',
    country: { Name: 'Colombia', code: 'CO' },
  };
  await ask(createBillingInfo, { orderId, billingInformation, infoData }, sessionToken);
  const worldpayTransactionData = { cartId, amount, currency, language: DEFAULT_LANGUAGE, site };
  await ask(paymentDirection, { orderId, worldpayTransactionData, infoData }, sessionToken);
}

/** Others go to pay for a flight until it costs something else. @returns what it costs now, integer minor units */
export async function othersBuy(offer: FlightOffer, site: string): Promise<number> {
  const priceOfNow = async () => (await atPriceOfNow(offer, unsealed(offer.id))).price.intTotal.amount;
  const before = await priceOfNow();
  for (let parties = 0; parties < MOST_PARTIES; parties++) {
    await anotherParty(offer, site);
    const now = await priceOfNow();
    if (now !== before) return now;
  }
  throw new Error('The price of the flight does not move.');
}
