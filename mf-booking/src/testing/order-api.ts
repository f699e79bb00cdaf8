import type { ApiHandler } from '@alisio/platform/testing';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { confirmedBookingFor } from './bookings.ts';

const post = (path: string, body: unknown, status = 200): ApiHandler => ({
  method: 'POST',
  path,
  status,
  body,
});

export const SAVES = {
  order: '/user/session/set/flight-order',
  /** of a cart that is not one flight */
  cart: '/user/session/set/order',
  customer: '/user/session/customer',
  passengers: '/user/session/create-passenger',
  particulars: '/user/session/set/particulars',
  billing: '/user/session/create-billing-info',
  card: '/user/session/create-payment-info',
} as const;
export const ORDER = '/user/session/order/{id}';
export const PAY = '/user/session/card/success';

/** What the API answers when it is asked how far the order of a cart with one flight has come. */
export const orderAt = (status: string, more: object = {}): ApiHandler => ({
  method: 'GET',
  path: ORDER,
  body: {
    id: 'order-1',
    status,
    total: confirmedBookingFor().totalAmountPaid,
    items: [{ product: 'flight', reference: 'offer-1' }],
    ...more,
  },
});

/** An API that takes a whole order and confirms it. */
export function orderApi(booking: ConfirmedBooking = confirmedBookingFor()): ApiHandler[] {
  let transactions = 0;
  return [
    post('/user/session/start', { sessionToken: 'session-1', expiresAt: '2027-01-01T00:00:00Z' }, 201),
    post(SAVES.order, { id: 'order-1', baggageUrl: '/user/session/flight-order/order-1/baggage' }),
    post(SAVES.cart, { id: 'order-1' }),
    post(SAVES.customer, { id: 'customer-1' }),
    post(SAVES.particulars, { id: 'order-1' }),
    post(SAVES.passengers, { passengers: [] }),
    post(SAVES.billing, { id: 'billing-1' }),
    {
      method: 'POST',
      path: SAVES.card,
      body: () => {
        transactions += 1;
        return { transactionId: `tx-${transactions}` };
      },
    },
    post(PAY, { status: 'confirmed', booking }),
  ];
}
