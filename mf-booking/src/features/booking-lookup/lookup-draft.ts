import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';

/** What was typed to find a booking, so that Back, a reload or another language loses nothing. */
export const lookupDraft = defineSessionStore({
  key: 'alisio.lookup-draft',
  version: 1,
  schema: z.strictObject({ referenceId: z.string(), email: z.string() }),
  initial: { referenceId: '', email: '' },
});
