import { attribution } from '../attribution/index.ts';
import { offeredByPhone } from '../contacts/index.ts';
import { particulars, productName } from '../orders/item.ts';
import { cleanText, cleanTextUpTo, filledTextUpTo } from '../rules/clean-text.ts';
import { isContactNumber, isEmail } from '../rules/index.ts';
import { languageCode } from '../values/index.ts';
import { z } from '../zod/index.ts';

/** When somebody wants to be called, in the visitor's own day. */
export const BEST_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const;
export const bestTime = z.enum(BEST_TIMES);
export type BestTime = z.infer<typeof bestTime>;

const name = filledTextUpTo(120);
const email = cleanTextUpTo(254).check(z.refine(isEmail, { error: 'email' }));
const phone = cleanTextUpTo(40).check(z.refine(isContactNumber, { error: 'contact-number' }));

/** What both forms ask (§3). `requestId`: made by the form, so that sending twice is stored once. */
const person = {
  requestId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  name,
  email,
  phone,
  bestTimeToReach: bestTime,
  language: languageCode,
  infoData: attribution,
};

const MOST_OF_MESSAGE = 4000;

/** Contact form: a question that is answered in writing or by phone. */
export const contactMessage = z.strictObject({
  ...person,
  message: z.string().check(
    z.maxLength(MOST_OF_MESSAGE),
    z.refine((text) => cleanText(text, MOST_OF_MESSAGE) !== '', { error: 'required' }),
  ),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** What of a product an enquiry is about, and what its page says of it by its own names (`cruiseEnquiry`). */
const aboutProduct = { product: z.optional(productName), details: z.optional(particulars) };

/**
 * Enquiry form: call me back. `about`: code of the deal or offer that it is about, empty for none. `product`, where it is
 * told, is one that a person sells (`cruise`, `train`), and `details` are what it asks, and of something that it sells;
 * without a product there are none. The API refuses all else, by its place.
 */
export const enquiry = z.strictObject({ ...person, about: cleanTextUpTo(80), ...aboutProduct });
export type Enquiry = z.infer<typeof enquiry>;

/** What the visitor can name later; random, like a booking's reference. */
export const requestReceipt = z.strictObject({ reference: z.string() });
export type RequestReceipt = z.infer<typeof requestReceipt>;

/** How somebody asked for a person. */
export const ASKED_BY = ['contact-message', 'enquiry', 'call'] as const;
export const askedBy = z.enum(ASKED_BY);
export type AskedBy = z.infer<typeof askedBy>;

/**
 * One of the agents' queue. A message or an enquiry has who asked and when to reach them; a call has what was offered
 * under the code that is dictated.
 */
export const askedOfAgents = z.strictObject({
  by: askedBy,
  /** the request's, or the code that is dictated */
  reference: z.string(),
  /** UTC, ISO 8601 */
  at: z.string(),
  /** what it is about: `cruise` …; none for nothing in particular */
  product: z.optional(z.string()),
  /** the message, or the code of what it is about; empty for none, and of a call */
  text: z.string(),
  details: z.optional(particulars),
  person: z.optional(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      bestTimeToReach: bestTime,
      language: languageCode,
    }),
  ),
  offered: z.optional(offeredByPhone),
});
export type AskedOfAgents = z.infer<typeof askedOfAgents>;
