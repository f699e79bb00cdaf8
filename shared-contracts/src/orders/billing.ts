import { cleanTextUpTo, filledTextUpTo } from '../rules/clean-text.ts';
import { CARD_BRANDS, isLocalPostalCode, isPostalCode, postalShapeOf } from '../rules/index.ts';
import { currencyCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { countryCode, emailAddress } from './passenger.ts';

const line = cleanTextUpTo(100);
const filled = filledTextUpTo(100);

/** As the country writes it, where that is not §5's five or six digits: `SW1A 1AA`. */
const localPostCode = z.optional(
  cleanTextUpTo(10).check(z.refine(isLocalPostalCode, { error: 'postal-code' })),
);

const bill = z.strictObject({
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
  /** `Name` is the server's own for the code, whatever is sent */
  country: z.strictObject({ Name: filled, code: countryCode }),
});

/**
 * Billing, §3. `amount`: integer minor units. `isCardHolderTraveling` false: the card holder stays at home. `postCode`
 * may be left out where the country has none, or writes its own (`localPostCode`).
 */
export const billingInformation = z
  .extend(bill, {
    postCode: z.optional(cleanTextUpTo(6).check(z.refine(isPostalCode, { error: 'postal-code' }))),
    localPostCode,
  })
  .check(
    z.refine(({ postCode, country }) => postCode !== undefined || postalShapeOf(country.code) !== 'usual', {
      error: 'required',
      path: ['postCode'],
    }),
  );
export type BillingInformation = z.infer<typeof billingInformation>;

/** The same as a booking shows it: `postCode` is empty where there was none of five or six digits. */
export const bookedBilling = z.extend(bill, { postCode: cleanTextUpTo(6), localPostCode });

export const cardBrandName = z.enum(CARD_BRANDS);
/** What is paid with on the provider's page: a card, the buyer's bank, a voucher that is paid in cash. */
export const paymentMeans = z.enum(['card', 'bank', 'voucher']);
export type PaymentMeans = z.infer<typeof paymentMeans>;

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
