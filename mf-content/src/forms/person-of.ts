import type { Enquiry } from '@alisio/shared-contracts/enquiries';
import type { ReadPhone } from './request.schema.ts';
import type { RequestFields } from './request-drafts.ts';

export type Person = Pick<Enquiry, 'name' | 'email' | 'phone' | 'bestTimeToReach'>;

/** Who asks, of a form without errors: blanks tidied, the phone in E.164. */
export const personOf = (fields: RequestFields, readPhone: ReadPhone): Person => ({
  name: fields.name.trim().replace(/\s+/g, ' '),
  email: fields.email.trim(),
  phone: readPhone(fields.phone) ?? fields.phone.number,
  bestTimeToReach: fields.bestTimeToReach,
});
