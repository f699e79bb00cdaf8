import { confirmedBooking } from '../orders/index.ts';
import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';
import { callOffPayment, hostedPayment } from './orders.ts';

/**
 * A payment on the provider's page, by what its tab was answered when the page was opened and its device keeps: 128
 * random bits each. A tab of the same device that has no session asks by it, for as long as the payment waits.
 */
const waitingPaymentKey = z.strictObject({
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  transactionId: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** `over`: it was not made, or is none: the same answer for both. */
export const findWaitingPayment = defineEndpoint({
  id: 'findWaitingPayment',
  method: 'POST',
  path: '/user/payment/waiting',
  summary: "How a payment on the provider's page stands, for another tab of the device that began it",
  personal: true,
  body: waitingPaymentKey,
  status: 200,
  answer: z.discriminatedUnion('status', [
    z.strictObject({
      status: z.literal('waiting'),
      /** of each item, in the language in which it was ordered */
      titles: z.array(z.string()),
      total: moneyAmount,
      hosted: hostedPayment,
    }),
    /** paid, and being booked */
    z.strictObject({ status: z.literal('pending') }),
    z.strictObject({ status: z.literal('confirmed'), booking: confirmedBooking }),
    z.strictObject({ status: z.literal('over') }),
  ]),
  errors: ['validation', 'rate-limited'],
});

/** As `callOffPayment`, for another tab of the device that began it. What is none is over. */
export const callOffWaitingPayment = defineEndpoint({
  id: 'callOffWaitingPayment',
  method: 'POST',
  path: '/user/payment/waiting/call-off',
  summary: "Calls off a payment on the provider's page from another tab of the device that began it",
  personal: true,
  body: waitingPaymentKey,
  status: 200,
  answer: callOffPayment.answer,
  errors: ['validation', 'rate-limited', 'order-busy'],
});
