import { attribution } from '../attribution/index.ts';
import { isContactNumber, isEmail } from '../rules/index.ts';
import { z } from '../zod/index.ts';

/** When somebody wants to be called, in the visitor's own day. */
export const BEST_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const;
export const bestTime = z.enum(BEST_TIMES);
export type BestTime = z.infer<typeof bestTime>;

const name = z.string().check(
  z.maxLength(120),
  z.refine((text) => text.trim() !== '', { error: 'required' }),
);
const email = z.string().check(z.maxLength(254), z.refine(isEmail, { error: 'email' }));
const phone = z.string().check(z.maxLength(40), z.refine(isContactNumber, { error: 'contact-number' }));

/** What both forms ask (§3). `requestId`: made by the form, so that sending twice is stored once. */
const person = {
  requestId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  name,
  email,
  phone,
  bestTimeToReach: bestTime,
  language: z.enum(['es', 'en']),
  infoData: attribution,
};

/** Contact form: a question that is answered in writing or by phone. */
export const contactMessage = z.strictObject({
  ...person,
  message: z.string().check(
    z.maxLength(4000),
    z.refine((text) => text.trim() !== '', { error: 'required' }),
  ),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** Enquiry form: call me back. `about`: code of the deal or offer that it is about, empty for none. */
export const enquiry = z.strictObject({ ...person, about: z.string().check(z.maxLength(80)) });
export type Enquiry = z.infer<typeof enquiry>;

/** What the visitor can name later; random, like a booking's reference. */
export const requestReceipt = z.strictObject({ reference: z.string() });
export type RequestReceipt = z.infer<typeof requestReceipt>;
