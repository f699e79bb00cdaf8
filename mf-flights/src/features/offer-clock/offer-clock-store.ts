import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';

/** §4: the finished flag. Which offers' time is up, by the moment (UTC, ISO 8601) that it was; null while it runs. */
export const offerClock = defineSessionStore({
  key: 'alisio.flight-offers-clock',
  version: 1,
  schema: z.strictObject({ finished: z.nullable(z.string()) }),
  initial: { finished: null },
});
