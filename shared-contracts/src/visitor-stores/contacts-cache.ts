import { companyContact } from '../contacts/index.ts';
import { defineSessionStore } from '../stores/index.ts';
import { z } from '../zod/index.ts';

/** Contacts cache, §3: all lines, and the number for this visitor, null for the fallback line. */
export const contactsCache = defineSessionStore({
  key: 'alisio.contacts',
  version: 1,
  schema: z.strictObject({
    allContacts: z.array(companyContact),
    contactNumber: z.nullable(z.string()),
    /** epoch milliseconds at which they were asked for; 0 for not yet */
    askedAt: z.number(),
  }),
  initial: { allContacts: [], contactNumber: null, askedAt: 0 },
});
