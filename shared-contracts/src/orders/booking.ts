import { flightOffer } from '../flights/offer.ts';
import { currencyCode, moneyAmount } from '../flights/shared.ts';
import { z } from '../zod/index.ts';
import { billingInformation, cardBrandName } from './billing.ts';
import { customerDetails, passenger } from './passenger.ts';

/** Baggage bought beyond what the fare includes, §3. `amount`: integer minor units for `quantity` bags. */
export const bookedBaggage = z.strictObject({
  journeyType: z.enum(['onward', 'return']),
  quantity: z.int().check(z.positive()),
  amount: z.int().check(z.nonnegative()),
  currency: currencyCode,
});

/** What a booking shows of a document: its last characters. */
const bookedPassenger = z.extend(z.omit(passenger, { passportNumber: true }), {
  passportNumber: z.optional(z.string()),
});

/** Confirmed booking, §3: what the confirmation and the look-up show. */
export const confirmedBooking = z.strictObject({
  referenceId: z.string(),
  status: z.literal('confirmed'),
  /** UTC, ISO 8601 */
  bookedAt: z.string(),
  customer: customerDetails,
  passenger: z.array(bookedPassenger),
  selectedFlightOffer: z.strictObject({ FlightOffer: flightOffer }),
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
  }),
  billingInformation,
  additionalServices: z.strictObject({ baggages: z.array(bookedBaggage) }),
  totalAmountPaid: moneyAmount,
});
export type ConfirmedBooking = z.infer<typeof confirmedBooking>;

/** A draft grows until it is paid; `pending` is a payment whose end is not known yet, never a false "failed". */
export const orderStatus = z.enum(['draft', 'paying', 'pending', 'confirmed', 'declined', 'abandoned']);
export type OrderStatus = z.infer<typeof orderStatus>;
