import type { BodyOf, setFlightOrder as endpoint } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { nextStatus } from './order-machine.ts';
import {
  changeOrder,
  insertOrder,
  lockSession,
  type Order,
  openOrder,
  orderOfCart,
} from './order-repository.ts';
import { passengerMisfits } from './passenger-fit.ts';
import { withoutRaces } from './retry.ts';

type Body = BodyOf<typeof endpoint>;

/** The offer as the inventory has it now; what the client sent is a claim that must agree. */
async function pricedOffer(
  { inventory }: OrderDeps,
  { flightOffer, flightOfferId }: Body,
): Promise<FlightOffer> {
  if (flightOffer.id !== flightOfferId) {
    throw new ProblemError('validation', { errors: [{ path: 'flightOfferId', code: 'not-the-offer' }] });
  }
  const offer = await inventory.offer(flightOfferId);
  if (!offer) throw new ProblemError('offer-not-found');
  const seated = offer.travelerPricings.filter(({ type }) => type !== 'INFANT').length;
  if (offer.numberOfBookableSeats < seated) throw new ProblemError('seats-gone');
  const [now, claimed] = [offer.price.intTotal, flightOffer.price.intTotal];
  if (now.amount !== claimed.amount || now.currency !== claimed.currency)
    throw new ProblemError('price-changed');
  return offer;
}

const isSame = (order: Order, offerId: string, offer: FlightOffer) =>
  order.offer_id === offerId &&
  order.total_amount === offer.price.intTotal.amount &&
  order.currency === offer.price.intTotal.currency;

/** What a traveller typed for the cart's earlier offer or price and can keep for this one. */
function carriedOver(order: Order, offer: FlightOffer, now: Date) {
  const { amount, currency } = offer.price.intTotal;
  const keep = <T>(value: T | null, fits: (value: T) => boolean) =>
    value !== null && fits(value) ? JSON.stringify(value) : null;
  return {
    customer: keep(order.customer, () => true),
    passengers: keep(order.passengers, (passengers) => passengerMisfits(passengers, offer, now).length === 0),
    billing: keep(order.billing, (billing) => billing.amount === amount && billing.currency === currency),
  };
}

const isPaid = ({ status }: Order) => nextStatus(status, 'edit') === undefined;

/**
 * Makes a cart the order of a session. The same cart and offer again change nothing, and a cart that is paid stays
 * the order that it is. Another one takes the place of the order in the making, which is abandoned: an order never
 * changes its flight or its price. What was typed for the same cart is kept where it still fits.
 * @throws ProblemError offer-not-found, seats-gone, price-changed; order-busy while the session pays another cart
 */
export async function setFlightOrder(deps: OrderDeps, sessionId: string, body: Body): Promise<string> {
  const { cartId, flightOfferId } = body;
  const known = await orderOfCart(deps.db, sessionId, cartId);
  // A page that is reloaded after paying, or a copy of it, asks for what is booked already and may fly no longer.
  if (known && isPaid(known)) return known.id;
  const offer = await pricedOffer(deps, body);

  return withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      await lockSession(tx, sessionId);
      const now = deps.clock().toISOString();
      const attribution = JSON.stringify(body.infoData);
      const ofCart = await orderOfCart(tx, sessionId, cartId);
      if (ofCart && isPaid(ofCart)) return ofCart.id;
      if (ofCart && isSame(ofCart, flightOfferId, offer)) {
        await changeOrder(tx, ofCart, 'edit', { attribution, updated_at: now });
        return ofCart.id;
      }
      const replaced = ofCart ?? (await openOrder(tx, sessionId));
      if (replaced && isPaid(replaced)) throw new ProblemError('order-busy');
      if (replaced) await changeOrder(tx, replaced, 'replace', { updated_at: now });
      return insertOrder(tx, {
        session_id: sessionId,
        cart_id: cartId,
        // The inventory may have given the offer a newer id; the client knows it by this one.
        offer_id: flightOfferId,
        offer: JSON.stringify(offer),
        total_amount: offer.price.intTotal.amount,
        currency: offer.price.intTotal.currency,
        customer: null,
        passengers: null,
        billing: null,
        ...(ofCart ? carriedOver(ofCart, offer, deps.clock()) : {}),
        attribution,
        created_at: now,
        transaction_id: null,
        booking_reference: null,
        confirmed_at: null,
      });
    }),
  );
}
