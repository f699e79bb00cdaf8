import { addressOf, networkOf } from '@alisio/platform/serving';
import * as endpoints from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { countAttempts, type SharedLimit } from '../limits/index.ts';
import type { SiteRule } from '../payments/index.ts';
import { ProblemError } from '../problems/index.ts';
import { languageOf, route, sessionOf } from '../server/index.ts';
import { sendConfirmedAgain, sendForgottenReferences } from './asked-mails.ts';
import { bookingDocument } from './booking-document.ts';
import type { PaperDeps } from './booking-paper.ts';
import { cancelBooking } from './cancel-booking.ts';
import { bookingOf } from './confirmed-booking.ts';
import { declineLimits, keptCallerKey } from './declines.ts';
import type { OrderDeps } from './deps.ts';
import { callOff, directPayment } from './direct-payment.ts';
import { finalizePayment } from './finalize-payment.ts';
import { findBookedOrder, findBooking } from './find-booking.ts';
import type { LookUpLimits } from './look-up-limits.ts';
import { setBilling, setCustomer, setParticulars, setPassengers, setPaymentInfo } from './order-details.ts';
import { orderById } from './order-repository.ts';
import { pageOfOrder } from './page-state.ts';
import { placeOrder } from './place-order.ts';
import { callOffWaiting, waitingPayment } from './waiting-payment.ts';

export interface OrderLimits extends LookUpLimits {
  /** of all calls that make an order or name a card for it */
  ordersLimit: SharedLimit;
  /** from one address, found or not */
  lookUpsPerMinute: number;
  /** declined cards an hour */
  declinesPerSession: number;
  declinesPerAddress: number;
  /** payments a day of an address for what can be given back for nothing */
  returnablePerAddress: number;
  /** payments on the provider's page that are open at once */
  pagesPerAddress: number;
  /** and places that they hold */
  placesPerAddress: number;
}

/** The order line of §7, from the cart to the booking. `returnsTo`: where the provider may send visitors back. */
export function orderRoutes(
  app: FastifyInstance,
  deps: OrderDeps & PaperDeps,
  limits: OrderLimits,
  returnsTo: SiteRule,
): void {
  const attempts = countAttempts(deps);
  const declines = declineLimits(limits, attempts);
  const lookUpDeps = { ...deps, attempts, lookUpLimits: limits };

  route(
    app,
    endpoints.setOrder,
    async ({ body, request }) => ({
      id: await placeOrder(deps, sessionOf(request), { ...body, language: languageOf(request) }),
    }),
    { sharedLimit: limits.ordersLimit },
  );

  route(app, endpoints.setCustomer, async ({ body, request }) => ({
    id: await setCustomer(deps, { ...body, sessionId: sessionOf(request) }),
  }));

  route(app, endpoints.createPassenger, async ({ body, request }) => {
    const ids = await setPassengers(deps, { ...body, sessionId: sessionOf(request) });
    return { passengers: ids.map((id) => ({ id })) };
  });

  route(app, endpoints.setParticulars, async ({ body, request }) => ({
    id: await setParticulars(deps, { ...body, sessionId: sessionOf(request) }),
  }));

  route(app, endpoints.createBillingInfo, async ({ body, request }) => ({
    id: await setBilling(deps, { ...body, sessionId: sessionOf(request), language: languageOf(request) }),
  }));

  route(
    app,
    endpoints.createPaymentInfo,
    async ({ body, request }) => ({
      transactionId: await setPaymentInfo(deps, { ...body, sessionId: sessionOf(request) }),
    }),
    { sharedLimit: limits.ordersLimit },
  );

  route(app, endpoints.finalizeCardPayment, ({ body, request }) =>
    finalizePayment(deps, declines, {
      ...body,
      sessionId: sessionOf(request),
      caller: networkOf(addressOf(request)),
      language: languageOf(request),
    }),
  );

  route(
    app,
    endpoints.paymentDirection,
    ({ body, request }) =>
      directPayment(deps, declines, returnsTo, {
        ...body,
        sessionId: sessionOf(request),
        caller: networkOf(addressOf(request)),
      }),
    { sharedLimit: limits.ordersLimit },
  );

  route(app, endpoints.callOffPayment, ({ body, request }) =>
    callOff(deps, { ...body, sessionId: sessionOf(request) }),
  );

  route(app, endpoints.findWaitingPayment, ({ body }) => waitingPayment(deps, body), {
    perMinute: limits.lookUpsPerMinute,
  });

  route(app, endpoints.callOffWaitingPayment, ({ body }) => callOffWaiting(deps, body), {
    perMinute: limits.lookUpsPerMinute,
  });

  route(app, endpoints.getOrder, async ({ params, request }) => {
    const order = await orderById(deps.db, params.id);
    if (order?.session_id !== sessionOf(request)) throw new ProblemError('order-not-found');
    // Of what was booked its booking tells what became of it.
    const isBooked = order.status === 'confirmed' || order.status === 'cancelled';
    return {
      id: order.id,
      status: order.status === 'cancelled' ? 'confirmed' : order.status,
      total: { amount: order.total_amount, currency: order.currency },
      items: order.items.map(({ product, reference }) => ({ product, reference })),
      ...(isBooked ? { booking: await bookingOf(deps, order) } : {}),
      ...(await pageOfOrder(deps, order)),
    };
  });

  route(
    app,
    endpoints.findBooking,
    ({ body, request }) => findBooking(lookUpDeps, { ...body, network: networkOf(addressOf(request)) }),
    { perMinute: limits.lookUpsPerMinute },
  );

  route(
    app,
    endpoints.cancelBooking,
    async ({ body, request }) => {
      const network = networkOf(addressOf(request));
      const order = await findBookedOrder(lookUpDeps, { ...body, network });
      return cancelBooking(deps, order, await keptCallerKey(declines, network));
    },
    { perMinute: limits.lookUpsPerMinute },
  );

  route(
    app,
    endpoints.getBookingDocument,
    async ({ body, request }) => {
      const network = networkOf(addressOf(request));
      const order = await findBookedOrder(lookUpDeps, { ...body.key, network });
      return bookingDocument(deps, order, body.document, languageOf(request));
    },
    { perMinute: limits.lookUpsPerMinute },
  );

  route(
    app,
    endpoints.sendBookingAgain,
    async ({ body, request }) => {
      const network = networkOf(addressOf(request));
      const order = await findBookedOrder(lookUpDeps, { ...body, network });
      await sendConfirmedAgain(deps, order, languageOf(request));
      return { asked: true as const };
    },
    { perMinute: limits.lookUpsPerMinute },
  );

  route(
    app,
    endpoints.sendReferences,
    async ({ body, request }) => {
      await sendForgottenReferences(deps, { email: body.email, language: languageOf(request) });
      return { asked: true as const };
    },
    { perMinute: limits.lookUpsPerMinute },
  );
}
