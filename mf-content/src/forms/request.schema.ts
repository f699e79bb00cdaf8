import { bestTime, type Enquiry } from '@alisio/shared-contracts/enquiries';
import { cleanText, isContactNumber, isEmail } from '@alisio/shared-contracts/rules';
import { z } from '@alisio/shared-contracts/zod';
import type { ReadPhone } from './read-phone.ts';
import type { RequestFields, RequestKind } from './request-drafts.ts';
import { MOST } from './request-limits.ts';

const filled = (error: string) =>
  z.string().check(z.refine((text) => cleanText(text, MOST.message) !== '', { error }));

/** The rules of §5 over a form; issues are keys below `errors` of the texts. */
export const requestSchema = (kind: RequestKind, readPhone: ReadPhone) =>
  z.strictObject({
    name: filled('name'),
    email: z.string().check(z.refine((text) => isEmail(cleanText(text, MOST.email)), { error: 'email' })),
    phone: z.strictObject({ country: z.string(), number: z.string() }).check(
      z.refine(({ number }) => number.trim() !== '', { error: 'phone-required' }),
      // §5 and nothing else, as the API does: no numbering plan refuses a number.
      z.refine((phone) => isContactNumber(readPhone(phone) ?? ''), { error: 'phone' }),
    ),
    bestTimeToReach: bestTime,
    message: kind === 'message' ? filled('message') : z.string(),
  });

export type Person = Pick<Enquiry, 'name' | 'email' | 'phone' | 'bestTimeToReach'>;

/** Who asks, of a form without errors: blanks tidied, nothing in it that cannot be seen, the phone as its country writes it for others. */
export const personOf = (fields: RequestFields, readPhone: ReadPhone): Person => ({
  name: cleanText(fields.name.replace(/\s+/g, ' '), MOST.name),
  email: cleanText(fields.email, MOST.email),
  phone: readPhone(fields.phone) ?? fields.phone.number,
  bestTimeToReach: fields.bestTimeToReach,
});
