import { attribution } from '../attribution/index.ts';
import { cartId } from '../orders/cart-id.ts';
import {
  billingInformation,
  confirmedBooking,
  customerDetails,
  MOST_ITEMS,
  orderItem,
  orderStatus,
  particulars,
  passenger,
  paymentInformation,
  pendingPart,
  productName,
} from '../orders/index.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
import { currencyCode, languageCode, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const id = z.string().check(z.maxLength(64));
/** The order that a call means, as `set/flight-order` answered it: two tabs of one session may show two. */
const orderId = id;
/** The spec lists it for `set/flight-order`; elsewhere what the order has from there stays unless it is sent (§7). */
const infoData = z.optional(attribution);

/** What a cart has become an order of: refused as these where an item is not what it was. */
const ORDERING = [
  'validation',
  'session-required',
  'offer-not-found',
  'price-changed',
  'seats-gone',
  'order-busy',
  'rate-limited',
] as const;
/** What a call about an order that stands is refused as. */
const EDITING = [
  'validation',
  'session-required',
  'order-not-found',
  'order-replaced',
  'order-state',
  'order-busy',
] as const;

export const setOrder = defineEndpoint({
  id: 'setOrder',
  method: 'POST',
  path: '/user/session/set/order',
  summary: 'Makes a cart the order of this session; repeated for the same cart and items it changes nothing',
  auth: 'session',
  body: z.strictObject({
    agentId: cleanTextUpTo(64).check(z.minLength(1)),
    cartId,
    items: z.array(orderItem).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
    infoData: attribution,
  }),
  status: 200,
  answer: z.strictObject({ id }),
  errors: ORDERING,
});

export const setParticulars = defineEndpoint({
  id: 'setParticulars',
  method: 'POST',
  path: '/user/session/set/particulars',
  summary: 'What each item of the order asks for beyond contact, travelers and billing, in their order',
  auth: 'session',
  body: z.strictObject({
    orderId,
    items: z.array(particulars).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
    infoData,
  }),
  status: 200,
  answer: z.strictObject({ id }),
  errors: EDITING,
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
  errors: EDITING,
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
  errors: EDITING,
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
  errors: [...EDITING, 'price-changed'],
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
  errors: [...EDITING, 'price-changed', 'payment-token-unknown', 'payment-unavailable', 'rate-limited'],
});

/** How a payment on the provider's own page stands while it is not over. */
export const hostedPayment = z.strictObject({
  /** of the provider's page; the visitor can go on there */
  url: z.url(),
  /** UTC, ISO 8601: until then it can be paid, and what was ordered is held */
  until: z.string(),
  /** a voucher was made that is paid elsewhere, by this reference */
  voucher: z.optional(z.strictObject({ reference: z.string() })),
});
export type HostedPayment = z.infer<typeof hostedPayment>;

/**
 * §7: opens the provider's own page for an order. Repeated while that page can be paid, it answers the same page.
 * `site`: origin to which the provider sends the visitor back, one of ours.
 */
export const paymentDirection = defineEndpoint({
  id: 'paymentDirection',
  method: 'POST',
  path: '/user/session/payment-direction',
  summary: "Opens the provider's page, on which the order can be paid until a moment that is told",
  auth: 'session',
  body: z.strictObject({
    orderId,
    worldpayTransactionData: z.strictObject({
      cartId,
      /** integer minor units; must be the order's total */
      amount: z.int().check(z.positive()),
      currency: currencyCode,
      language: languageCode,
      site: z.string().check(z.maxLength(300)),
      /** IANA name of the visitor's clock: times on the provider's page and in mails about it are by that */
      timeZone: z.optional(z.string().check(z.maxLength(60))),
    }),
    infoData,
  }),
  status: 200,
  answer: z.strictObject({
    data: z.strictObject({
      worldpayTransactionUrl: z.url(),
      transactionId: id,
      /** UTC, ISO 8601: what `hosted.until` of the payment's status says, which a voucher makes later; pages show that */
      until: z.string(),
    }),
  }),
  errors: [
    ...EDITING,
    'order-incomplete',
    'price-changed',
    'seats-gone',
    'payment-unavailable',
    'too-many-declines',
    'too-many-held',
    'rate-limited',
  ],
});

/**
 * Calls off a payment on the provider's page, so that it can never be made later; one that was made stays. `notMade`:
 * nothing was charged by it and nothing will be; where that is not told, the payment status tells how it ended.
 */
export const callOffPayment = defineEndpoint({
  id: 'callOffPayment',
  method: 'POST',
  path: '/user/session/payment-direction/call-off',
  summary: "Calls off a payment on the provider's page; one that was made stays made",
  auth: 'session',
  body: z.strictObject({ orderId, transactionId: id }),
  status: 200,
  answer: z.strictObject({ isOver: z.boolean(), notMade: z.optional(z.boolean()) }),
  errors: ['validation', 'session-required', 'order-not-found', 'order-replaced', 'order-busy'],
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
    z.strictObject({
      status: z.literal('pending'),
      waitsFor: z.optional(pendingPart),
      hosted: z.optional(hostedPayment),
    }),
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
    'payment-not-made',
    'not-booked',
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
    items: z.array(z.strictObject({ product: productName, reference: z.string() })),
    booking: z.optional(confirmedBooking),
    /** while it waits to be paid on the provider's page: where, and by which transaction; whoever lost both goes on */
    hosted: z.optional(hostedPayment),
    transactionId: z.optional(id),
    /** the transaction of the payment on the provider's page that it waited for last, where nothing was charged by it */
    notMade: z.optional(id),
  }),
  errors: ['validation', 'session-required', 'order-not-found'],
});
