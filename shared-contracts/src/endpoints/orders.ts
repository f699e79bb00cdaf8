import { attribution } from '../attribution/index.ts';
import { flightOffer } from '../flights/offer.ts';
import { moneyAmount } from '../flights/shared.ts';
import { cartId } from '../orders/cart-id.ts';
import {
  billingInformation,
  confirmedBooking,
  customerDetails,
  orderStatus,
  passenger,
  paymentInformation,
} from '../orders/index.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const id = z.string().check(z.maxLength(64));
/** The order that a call means, as `set/flight-order` answered it: two tabs of one session may show two. */
const orderId = id;
/** The spec lists it for `set/flight-order`; elsewhere what the order has from there stays unless it is sent (§7). */
const infoData = z.optional(attribution);

export const setFlightOrder = defineEndpoint({
  id: 'setFlightOrder',
  method: 'POST',
  path: '/user/session/set/flight-order',
  summary: 'Makes a cart the order of this session; repeated for the same cart and offer it changes nothing',
  auth: 'session',
  body: z.strictObject({
    agentId: cleanTextUpTo(64).check(z.minLength(1)),
    cartId,
    flightOffer,
    flightOfferId: z.string().check(z.maxLength(400)),
    disId: cleanTextUpTo(64),
    infoData: attribution,
  }),
  status: 200,
  answer: z.strictObject({ id, baggageUrl: z.string() }),
  errors: ['validation', 'session-required', 'offer-not-found', 'price-changed', 'seats-gone', 'order-busy'],
});

export const setCustomer = defineEndpoint({
  id: 'setCustomer',
  method: 'POST',
  path: '/user/session/customer',
  summary: 'Contact details of the order',
  auth: 'session',
  body: z.strictObject({ orderId, customerDetails, infoData }),
  status: 200,
  answer: z.strictObject({ id }),
  errors: [
    'validation',
    'session-required',
    'order-not-found',
    'order-replaced',
    'order-state',
    'order-busy',
  ],
});

export const createPassenger = defineEndpoint({
  id: 'createPassenger',
  method: 'POST',
  path: '/user/session/create-passenger',
  summary: 'Everybody who travels, as many and of the types that were priced',
  auth: 'session',
  body: z.strictObject({
    orderId,
    passengers: z.array(passenger).check(z.minLength(1), z.maxLength(9)),
    infoData,
  }),
  status: 200,
  answer: z.strictObject({ passengers: z.array(z.strictObject({ id })) }),
  errors: [
    'validation',
    'session-required',
    'order-not-found',
    'order-replaced',
    'order-state',
    'order-busy',
  ],
});

export const createBillingInfo = defineEndpoint({
  id: 'createBillingInfo',
  method: 'POST',
  path: '/user/session/create-billing-info',
  summary: 'Who is billed',
  auth: 'session',
  body: z.strictObject({ orderId, billingInformation, infoData }),
  status: 200,
  answer: z.strictObject({ id }),
  errors: [
    'validation',
    'session-required',
    'order-not-found',
    'order-replaced',
    'order-state',
    'order-busy',
    'price-changed',
  ],
});

export const createPaymentInfo = defineEndpoint({
  id: 'createPaymentInfo',
  method: 'POST',
  path: '/user/session/create-payment-info',
  summary: 'The card, as a token of the pay origin',
  auth: 'session',
  body: z.strictObject({ orderId, paymentInformation, infoData }),
  status: 200,
  answer: z.strictObject({ transactionId: id }),
  errors: [
    'validation',
    'session-required',
    'order-not-found',
    'order-replaced',
    'order-state',
    'order-busy',
    'price-changed',
    'payment-token-unknown',
    'payment-unavailable',
  ],
});

/** §7: payment status. Safe to repeat: a transaction is charged once, whatever happens on the way. */
export const finalizeCardPayment = defineEndpoint({
  id: 'finalizeCardPayment',
  method: 'POST',
  path: '/user/session/card/success',
  summary: 'Charges the card once and confirms the booking, or tells that the payment is still pending',
  auth: 'session',
  body: z.strictObject({ orderId, transactionId: id, infoData }),
  status: 200,
  answer: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('confirmed'), booking: confirmedBooking }),
    z.strictObject({ status: z.literal('pending') }),
  ]),
  errors: [
    'validation',
    'session-required',
    'order-not-found',
    'order-replaced',
    'order-busy',
    'order-incomplete',
    'order-state',
    'price-changed',
    'seats-gone',
    'payment-declined',
    'payment-token-unknown',
    'too-many-declines',
  ],
});

/** What the server knows of an order: after a reload, a pending payment, a payment in another tab. */
export const getOrder = defineEndpoint({
  id: 'getOrder',
  method: 'GET',
  path: '/user/session/order/{id}',
  summary: 'Where an order of this session stands',
  auth: 'session',
  params: z.strictObject({ id }),
  status: 200,
  answer: z.strictObject({
    id,
    status: orderStatus,
    total: moneyAmount,
    flightOfferId: z.string(),
    booking: z.optional(confirmedBooking),
  }),
  errors: ['validation', 'session-required', 'order-not-found'],
});

/** §9: what one more checked bag costs, the margin in it, whole units; absent where it cannot be computed. */
export const getBaggageOptions = defineEndpoint({
  id: 'getBaggageOptions',
  method: 'GET',
  path: '/user/session/flight-order/{id}/baggage',
  summary: 'Checked bags that the order may add, by journey',
  auth: 'session',
  params: z.strictObject({ id }),
  status: 200,
  answer: z.strictObject({
    journeys: z.array(
      z.strictObject({
        journeyType: z.enum(['onward', 'return']),
        segmentIds: z.array(z.string()),
        maxQuantity: z.int(),
        price: z.optional(moneyAmount),
      }),
    ),
  }),
  errors: ['validation', 'session-required', 'order-not-found', 'order-replaced'],
});

/** §6, §8: one answer for a wrong reference and a wrong e-mail. */
export const findBooking = defineEndpoint({
  id: 'findBooking',
  method: 'POST',
  path: '/user/booking/find',
  summary: 'A booking by its reference and e-mail',
  personal: true,
  body: z.strictObject({
    referenceId: z.string().check(z.minLength(1), z.maxLength(40)),
    email: z.string().check(z.minLength(1), z.maxLength(254)),
  }),
  status: 200,
  answer: confirmedBooking,
  errors: ['validation', 'booking-not-found', 'rate-limited'],
});
