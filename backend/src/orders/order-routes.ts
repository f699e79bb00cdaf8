import * as endpoints from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route, sessionOf } from '../server/index.ts';
import { bookingOf } from './confirmed-booking.ts';
import type { OrderDeps } from './deps.ts';
import { finalizePayment } from './finalize-payment.ts';
import { findBooking } from './find-booking.ts';
import { orderOf, setBilling, setCustomer, setPassengers, setPaymentInfo } from './order-details.ts';
import { setFlightOrder } from './set-flight-order.ts';

const baggageUrl = (orderId: string) => endpoints.getBaggageOptions.path.replace('{id}', orderId);

/** The order line of §7, from the chosen offer to the booking. */
export function orderRoutes(app: FastifyInstance, deps: OrderDeps & { lookUpsPerMinute: number }): void {
  route(app, endpoints.setFlightOrder, async ({ body, request }) => {
    const id = await setFlightOrder(deps, sessionOf(request), body);
    return { id, baggageUrl: baggageUrl(id) };
  });

  route(app, endpoints.setCustomer, async ({ body, request }) => ({
    id: await setCustomer(deps, sessionOf(request), body),
  }));

  route(app, endpoints.createPassenger, async ({ body, request }) => {
    const ids = await setPassengers(deps, sessionOf(request), body);
    return { passengers: ids.map((id) => ({ id })) };
  });

  route(app, endpoints.createBillingInfo, async ({ body, request }) => ({
    id: await setBilling(deps, sessionOf(request), body),
  }));

  route(app, endpoints.createPaymentInfo, async ({ body, request }) => ({
    transactionId: await setPaymentInfo(deps, sessionOf(request), body),
  }));

  route(app, endpoints.finalizeCardPayment, ({ body, request }) =>
    finalizePayment(deps, sessionOf(request), body),
  );

  route(app, endpoints.getOrder, async ({ request }) => {
    const order = await orderOf(deps, sessionOf(request));
    return {
      id: order.id,
      status: order.status,
      total: { amount: order.total_amount, currency: order.currency },
      flightOfferId: order.offer_id,
      ...(order.status === 'confirmed' ? { booking: await bookingOf(deps.db, order) } : {}),
    };
  });

  route(app, endpoints.getBaggageOptions, async ({ params, request }) => {
    const order = await orderOf(deps, sessionOf(request));
    if (order.id !== params.id) throw new ProblemError('order-not-found');
    return { journeys: deps.inventory.baggageOptions(order.offer) };
  });

  route(app, endpoints.findBooking, ({ body }) => findBooking(deps, body), {
    perMinute: deps.lookUpsPerMinute,
  });
}
