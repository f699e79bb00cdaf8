import { currencyCode, moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { bookedBilling, cardBrandName, paymentMeans } from './billing.ts';
import { bookedItem } from './item.ts';
import { customerDetails, passenger } from './passenger.ts';

/** What a booking shows of a document: its last characters. */
const bookedPassenger = z.extend(z.omit(passenger, { passportNumber: true }), {
  passportNumber: z.optional(z.string()),
});

/**
 * Confirmed booking, §3: what the confirmation and the look-up show. What §3 says of the flight alone stands in the
 * `details` of its item. `passenger` is empty where nobody travels by name.
 */
export const confirmedBooking = z.strictObject({
  referenceId: z.string(),
  status: z.literal('confirmed'),
  /** UTC, ISO 8601 */
  bookedAt: z.string(),
  customer: customerDetails,
  passenger: z.array(bookedPassenger),
  items: z.array(bookedItem).check(z.minLength(1)),
  paymentInformation: z.strictObject({
    transactions: z.array(
      z.strictObject({
        /** integer minor units */
        amount: z.int(),
        currency: currencyCode,
        transactionId: z.string(),
        brand: cardBrandName,
        last4: z.string(),
      }),
    ),
    /** what names no card: it was paid on the provider's page, which keeps that to itself, or with something else */
    onPage: z.optional(
      z.array(
        z.strictObject({
          amount: z.int(),
          currency: currencyCode,
          transactionId: z.string(),
          means: paymentMeans,
        }),
      ),
    ),
  }),
  billingInformation: bookedBilling,
  totalAmountPaid: moneyAmount,
});
export type ConfirmedBooking = z.infer<typeof confirmedBooking>;

/** A draft grows until it is paid; `pending` is a payment whose end is not known yet, never a false "failed". */
export const orderStatus = z.enum(['draft', 'paying', 'pending', 'confirmed', 'declined', 'abandoned']);
export type OrderStatus = z.infer<typeof orderStatus>;

/** Whose answer a pending payment waits for: that it is charged, or that what is charged is booked. */
export const pendingPart = z.enum(['bank', 'suppliers']);
export type PendingPart = z.infer<typeof pendingPart>;
