import { addAdditionalServices, getBaggageOptions, setFlightOrder } from '@alisio/shared-contracts/endpoints';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import type { FastifyInstance } from 'fastify';
import type { SharedLimit } from '../limits/index.ts';
import type { OrderDesk } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { languageOf, route, sessionOf } from '../server/index.ts';
import { addBags, baggageAnswer } from './additional-bags.ts';
import type { SoldFlights } from './flight-product.ts';

const baggageUrl = (orderId: string) => getBaggageOptions.path.replace('{id}', orderId);

export interface FlightOrderDeps {
  orders: OrderDesk;
  inventory: Pick<SoldFlights, 'baggageOptions'>;
  /** of all calls that make an order */
  ordersLimit: SharedLimit;
}

/** Orders of a flight (§7): `set/flight-order`, what bags it may add, and `add/additional-services`. */
export function flightOrderRoutes(
  app: FastifyInstance,
  { orders, inventory, ordersLimit }: FlightOrderDeps,
): void {
  route(
    app,
    setFlightOrder,
    async ({ body, request }) => {
      const { cartId, flightOffer, flightOfferId: reference, infoData } = body;
      if (flightOffer.id !== reference)
        throw new ProblemError('validation', { errors: [{ path: 'flightOfferId', code: 'not-the-offer' }] });
      const id = await orders.place(sessionOf(request), {
        cartId,
        items: [{ product: FLIGHT, reference, total: flightOffer.price.intTotal }],
        infoData,
        language: languageOf(request),
      });
      return { id, baggageUrl: baggageUrl(id) };
    },
    { sharedLimit: ordersLimit },
  );

  route(app, getBaggageOptions, async ({ params: { id }, query, request }) => {
    const at = query.item === undefined ? undefined : Number(query.item) - 1;
    return baggageAnswer(inventory, id, await orders.itemOf(sessionOf(request), id, FLIGHT, at));
  });

  route(app, addAdditionalServices, async ({ body, request }) => ({
    data: { id: await addBags({ orders, inventory }, sessionOf(request), body) },
  }));
}
