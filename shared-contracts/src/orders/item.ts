import { cleanTextUpTo } from '../rules/clean-text.ts';
import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';

/**
 * What is sold: `flight`, `hotel` … An open set: every vertical adds its own, and who does not know one shows what all
 * products have, and the phone line.
 */
export const productName = z.string().check(z.regex(/^[a-z][a-z-]{1,29}$/));

/** Most items that one cart, one order may have. */
export const MOST_ITEMS = 9;

/** An item as a client orders it: what it is and what it was shown to cost. The server prices it itself. */
export const orderItem = z.strictObject({
  product: productName,
  /** by which its supplier knows it */
  reference: cleanTextUpTo(400).check(z.minLength(1)),
  total: moneyAmount,
});
export type OrderItem = z.infer<typeof orderItem>;

/** Most that a product may ask of who buys an item: ten questions to each of nine people, and some about the whole. */
export const MOST_PARTICULARS = 100;

/** What a product asks of who buys it, beyond contact, travelers and billing, by its own names. */
export const particulars = z
  .record(
    z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)),
    z.union([cleanTextUpTo(300), z.boolean(), z.int()]),
  )
  .check(z.refine((said) => Object.keys(said).length <= MOST_PARTICULARS, { error: 'too-many' }));
export type Particulars = z.infer<typeof particulars>;

/**
 * That an item of a booking was called off: the item at this place, from 0, and why, in whole sentences by language.
 * `title`: what became of it, by language, where that was not done by whoever gives it (its rest was not paid).
 */
export const calledOff = z.object({
  place: z.int(),
  why: z.record(z.string(), z.string()),
  title: z.optional(z.record(z.string(), z.string())),
});
export type CalledOff = z.infer<typeof calledOff>;

/**
 * What becomes of an item when who booked it gives it back. `freeUntil`: until then all that was charged comes back, and
 * a call does it (UTC, ISO 8601; absent where only a person can). Once that moment is over by the server's clock it is
 * `wasFreeUntil` instead. Once it is cancelled: when (UTC), what comes back, and whether it has; `calledOff` where that was
 * not done by who booked it. An order is booked whole, so the others of its items say the same.
 */
export const itemCancellation = z.object({
  freeUntil: z.optional(z.string()),
  wasFreeUntil: z.optional(z.string()),
  cancelled: z.optional(
    z.object({
      at: z.string(),
      returned: moneyAmount,
      isBack: z.boolean(),
      calledOff: z.optional(calledOff),
    }),
  ),
});
export type ItemCancellation = z.infer<typeof itemCancellation>;

/** An item as a booking shows it. */
export const bookedItem = z.object({
  product: productName,
  /** one line in the language in which it was booked: "Bogotá a Miami" */
  title: z.string(),
  total: moneyAmount,
  /** what was answered when the product asked for more */
  particulars,
  /** for who knows the product (`bookedFlight`) */
  details: z.unknown(),
  /** what machines read of it (schema.org), to be put into its page as it is */
  structuredData: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** absent where nothing is known of it */
  cancellation: z.optional(itemCancellation),
});
export type BookedItem = z.infer<typeof bookedItem>;
