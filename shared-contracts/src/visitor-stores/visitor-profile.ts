import { defineSessionStore } from '../stores/index.ts';
import { currencyCode } from '../values/index.ts';
import { countryCode, visitorLocation } from '../visitor/index.ts';
import { z } from '../zod/index.ts';

/** Visitor profile, §3. Names, flags and the like are derived from these codes. */
export const visitorProfile = defineSessionStore({
  key: 'alisio.visitor',
  version: 1,
  schema: z.strictObject({
    /** fingerprint of the device, empty until it is made; it identifies and never authorises */
    agentId: z.string(),
    isDarkMode: z.boolean(),
    /** answer of the one look-up of the session; null until it has been made */
    agentIpInfo: z.nullable(visitorLocation),
    /** what the visitor chose; it wins over the look-up */
    chosenCountry: z.nullable(countryCode),
    chosenCurrency: z.nullable(currencyCode),
  }),
  initial: { agentId: '', isDarkMode: false, agentIpInfo: null, chosenCountry: null, chosenCurrency: null },
});
