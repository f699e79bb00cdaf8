import { getBaggageOptions, setFlightOrder } from '@alisio/shared-contracts/endpoints';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import type { FastifyInstance } from 'fastify';
import type { SharedLimit } from '../limits/index.ts';
import type { OrderDesk } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { languageOf, route, sessionOf } from '../server/index.ts';
import { offerOf, type SoldFlights } from './flight-product.ts';

const baggageUrl = (orderId: string) => getBaggageOptions.path.replace('{id}', orderId);

export interface FlightOrderDeps {
  orders: OrderDesk;
  inventory: Pick<SoldFlights, 'baggageOptions'>;
  /** of all calls that make an order */
  ordersLimit: SharedLimit;
}

/** POST /user/session/set/flight-order and GET /user/session/flight-order/{id}/baggage (§7): orders of a flight. */
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

  route(app, getBaggageOptions, async ({ params, request }) => {
    const item = await orders.itemOf(sessionOf(request), params.id, FLIGHT);
    return { journeys: inventory.baggageOptions(offerOf(item)) };
  });
}
