import { attribution } from '../attribution/index.ts';
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

/** Enquiry form: call me back. `about`: code of the deal or offer that it is about, empty for none. */
export const enquiry = z.strictObject({ ...person, about: cleanTextUpTo(80) });
export type Enquiry = z.infer<typeof enquiry>;

/** What the visitor can name later; random, like a booking's reference. */
export const requestReceipt = z.strictObject({ reference: z.string() });
export type RequestReceipt = z.infer<typeof requestReceipt>;
