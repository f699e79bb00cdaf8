import { confirmedBooking } from '../orders/booking.ts';
import { cartId } from '../orders/cart-id.ts';
import { DECLINE_REASONS } from '../payments/index.ts';
import { defineSessionStore } from '../stores/index.ts';
import { z } from '../zod/index.ts';

const typed = z.string().check(z.maxLength(300));
/** Fields as typed, valid or not, by form field name. Never card data, never a token. */
const typedFields = z.record(z.string(), z.union([typed, z.boolean()]));

/** What was typed into the checkout, so that a reload, Back or a failed payment loses nothing. */
export const checkoutDraft = defineSessionStore({
  key: 'alisio.checkout-draft',
  version: 3,
  schema: z.strictObject({
    contact: typedFields,
    passengers: z.array(typedFields),
    billing: typedFields,
    /** what products ask for beyond that, by the place of their item in the cart */
    particulars: z.array(typedFields),
    /** what Pay was pressed for last, to learn its end after a reload; `cartId` may be a cart of before */
    payment: z.nullable(
      z.strictObject({
        cartId,
        orderId: z.string(),
        transactionId: z.string(),
        /** where it is paid, when that is the provider's page */
        page: z.optional(z.url()),
      }),
    ),
    /** why the last payment was turned down, until the next try; `because`: the same where it is a later reason */
    declined: z.optional(
      z.strictObject({
        cartId,
        reason: z.enum(DECLINE_REASONS),
        because: z.optional(z.string().check(z.maxLength(40))),
      }),
    ),
    /** what is added to the items of a cart and paid with them: how many of each by their products' names for them */
    services: z.optional(z.strictObject({ cartId, items: z.array(z.record(z.string(), z.int())) })),
  }),
  initial: { contact: {}, passengers: [], billing: {}, particulars: [], payment: null },
});

/** The booking just made (§4: success stores the confirmation). */
export const confirmation = defineSessionStore({
  key: 'alisio.confirmation',
  version: 2,
  schema: z.strictObject({ booking: z.nullable(confirmedBooking) }),
  initial: { booking: null },
});

/** The booking found by reference and e-mail in my trips. */
export const foundBooking = defineSessionStore({
  key: 'alisio.found-booking',
  version: 2,
  schema: z.strictObject({ booking: z.nullable(confirmedBooking) }),
  initial: { booking: null },
});
