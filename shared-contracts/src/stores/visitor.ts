import { attribution, NO_ATTRIBUTION } from '../attribution/index.ts';
import { z } from '../zod/index.ts';
import { defineSessionStore } from './session-store.ts';

/** Where the visitor came from (§3), kept 23 hours (§4). `expiresAt`: epoch milliseconds, 0 for nothing kept. */
export const attributionStore = defineSessionStore({
  key: 'alisio.attribution',
  version: 1,
  schema: z.strictObject({ infoData: attribution, expiresAt: z.number() }),
  initial: { infoData: NO_ATTRIBUTION, expiresAt: 0 },
});

/** The booking session: a random bearer token, per tab. `agentId` names the device and authorises nothing. */
export const bookingSession = defineSessionStore({
  key: 'alisio.booking-session',
  version: 1,
  schema: z.strictObject({ agentId: z.string(), token: z.nullable(z.string()) }),
  initial: { agentId: '', token: null },
});

/** That this tab has shown a page before, and which was the last (§2: direct entry). */
export const visit = defineSessionStore({
  key: 'alisio.visit',
  version: 1,
  schema: z.strictObject({ lastPath: z.nullable(z.string()) }),
  initial: { lastPath: null },
});
