import { cleanTextUpTo, filledTextUpTo } from '../rules/clean-text.ts';
import { CARD_BRANDS, isPostalCode } from '../rules/index.ts';
import { currencyCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { countryCode, emailAddress } from './passenger.ts';

const line = cleanTextUpTo(100);
const filled = filledTextUpTo(100);

/** Billing, §3. `amount`: integer minor units. `isCardHolderTraveling` false: the card holder stays at home. */
export const billingInformation = z.strictObject({
  amount: z.int().check(z.nonnegative()),
  currency: currencyCode,
  isCardHolderTraveling: z.boolean(),
  cardHolderName: filled,
  emailId: emailAddress,
  addressLine1: filled,
  addressLine2: z.optional(line),
  addressLine3: z.optional(line),
  city: filled,
  region: z.optional(line),
  postCode: cleanTextUpTo(6).check(z.refine(isPostalCode, { error: 'postal-code' })),
  /** `Name` is the server's own for the code, whatever is sent */
  country: z.strictObject({ Name: filled, code: countryCode }),
});
export type BillingInformation = z.infer<typeof billingInformation>;

export const cardBrandName = z.enum(CARD_BRANDS);

/**
 * Card payment, §3, less what only the pay origin may see: a token stands for number, expiry and CVV. Brand and last
 * four digits are asked of the pay origin, never of a client.
 */
export const paymentInformation = z.strictObject({
  cardToken: z.string().check(z.regex(/^tok_[A-Za-z0-9_-]{22,64}$/)),
  cardName: filled,
  /** integer minor units; must be the order's total */
  amount: z.int().check(z.positive()),
  currency: currencyCode,
});
export type PaymentInformation = z.infer<typeof paymentInformation>;
