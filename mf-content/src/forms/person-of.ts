import type { Enquiry } from '@alisio/shared-contracts/enquiries';
import { cleanText } from '@alisio/shared-contracts/rules';
import { MOST, type ReadPhone } from './request.schema.ts';
import type { RequestFields } from './request-drafts.ts';

export type Person = Pick<Enquiry, 'name' | 'email' | 'phone' | 'bestTimeToReach'>;

/** Who asks, of a form without errors: blanks tidied, nothing in it that cannot be seen, the phone as its country writes it for others. */
export const personOf = (fields: RequestFields, readPhone: ReadPhone): Person => ({
  name: cleanText(fields.name.replace(/\s+/g, ' '), MOST.name),
  email: cleanText(fields.email, MOST.email),
  phone: readPhone(fields.phone) ?? fields.phone.number,
  bestTimeToReach: fields.bestTimeToReach,
});
