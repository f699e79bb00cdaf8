import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';

/** The tab of the finder that was chosen last, by the name of its part; empty for flights. */
export const chosenSearch = defineSessionStore({
  key: 'alisio.home-search',
  version: 1,
  schema: z.strictObject({ part: z.string() }),
  initial: { part: '' },
});
