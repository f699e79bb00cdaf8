import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';

/** Which prices' time is up, by the moment (UTC, ISO 8601) that it was; null while it runs. */
export const listClock = defineSessionStore({
  key: 'alisio.hotel-list-clock',
  version: 1,
  schema: z.strictObject({ finished: z.nullable(z.string()) }),
  initial: { finished: null },
});
