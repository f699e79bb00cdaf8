import { randomUUID } from 'node:crypto';
import {
  createPassenger,
  setFlightOrder,
  startSession,
  validateFlightOffer,
} from '@alisio/shared-contracts/endpoints';
import { type FlightOffer, flightOffer } from '@alisio/shared-contracts/flights';
import { newCartId, type Passenger } from '@alisio/shared-contracts/orders';
import { z } from '@alisio/shared-contracts/zod';
import { ask, goToPay, infoData, tellContact } from './another-buyer.ts';

const PARTY = 3;
/** More parties than a flight has room for: its price has moved long before. */
const MOST_PARTIES = 12;

const priced = z.object({ data: z.array(flightOffer) });
const started = z.object({ sessionToken: z.string() });
const ordered = z.object({ id: z.string() });

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
  await tellContact({ orderId, token: sessionToken });
  const passengers = Array.from({ length: PARTY }, (_, i) => person(i + 1));
  await ask(createPassenger, { orderId, passengers, infoData }, sessionToken);
  await goToPay({ token: sessionToken, orderId, cartId, total: { amount, currency } }, site);
}

/**
 * Others go to pay for a flight until it costs something else: the flight is other journeys' too, whose holds end meanwhile.
 * @param before what our buyer was shown, integer minor units
 * @returns what it costs now, integer minor units
 */
export async function othersBuy(offer: FlightOffer, site: string, before: number): Promise<number> {
  const priceOfNow = async () => (await atPriceOfNow(offer, unsealed(offer.id))).price.intTotal.amount;
  for (let parties = 0; parties < MOST_PARTIES; parties++) {
    await anotherParty(offer, site);
    const now = await priceOfNow();
    if (now !== before) return now;
  }
  throw new Error('The price of the flight does not move.');
}
