import type { BodyOf, setFlightOrder as endpoint } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { nextStatus } from './order-machine.ts';
import { changeOrder, currentOrder, insertOrder, type Order } from './order-repository.ts';
import { passengerMisfits } from './passenger-fit.ts';
import { StaleOrderError, withFreshOrder } from './retry.ts';

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

/** What a traveller typed for an earlier offer and can keep for this one. */
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

/**
 * Makes an offer the order of a session. The same offer again changes nothing; another one takes the place of
 * a draft, which is abandoned, and keeps what was typed where it still fits.
 * @throws ProblemError offer-not-found, seats-gone, price-changed; order-state while a payment is under way
 */
export async function setFlightOrder(deps: OrderDeps, sessionId: string, body: Body): Promise<string> {
  const existing = await currentOrder(deps.db, sessionId);
  const offer = await pricedOffer(deps, body).catch((error: unknown) => {
    // A page that is reloaded after paying asks for what it has already booked.
    if (existing?.status === 'confirmed' && existing.offer_id === body.flightOfferId) return undefined;
    throw error;
  });
  if (!offer) return existing?.id ?? '';

  return withFreshOrder(() =>
    deps.db.transaction().execute(async (tx) => {
      const order = await currentOrder(tx, sessionId);
      const now = deps.clock().toISOString();
      const attribution = JSON.stringify(body.infoData);
      if (order && isSame(order, body.flightOfferId, offer)) {
        if (!nextStatus(order.status, 'edit')) return order.id;
        if (!(await changeOrder(tx, order, 'edit', { attribution, updated_at: now })))
          throw new StaleOrderError();
        return order.id;
      }
      const replaced = order && order.status !== 'confirmed' ? order : undefined;
      if (replaced && !(await changeOrder(tx, replaced, 'replace', { updated_at: now }))) {
        throw new StaleOrderError();
      }
      return insertOrder(tx, {
        session_id: sessionId,
        // The inventory may have given the offer a newer id; the client knows it by this one.
        offer_id: body.flightOfferId,
        offer: JSON.stringify(offer),
        total_amount: offer.price.intTotal.amount,
        currency: offer.price.intTotal.currency,
        customer: null,
        passengers: null,
        billing: null,
        ...(replaced ? carriedOver(replaced, offer, deps.clock()) : {}),
        attribution,
        created_at: now,
        transaction_id: null,
        booking_reference: null,
        confirmed_at: null,
      });
    }),
  );
}
