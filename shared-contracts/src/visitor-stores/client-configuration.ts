import { siteConfiguration } from '../site/index.ts';
import { defineSessionStore } from '../stores/index.ts';
import { currencyCode, isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';

/** Client configuration of the tab, §3, with the rates of §7: empty when they could not be had (§8). */
export const clientConfiguration = defineSessionStore({
  key: 'alisio.client-configuration',
  version: 1,
  schema: z.strictObject({
    /** of `site`; empty until it is known */
    version: z.string(),
    site: z.nullable(siteConfiguration),
    /** units of each currency for one US dollar */
    currencyExchangeRate: z.record(currencyCode, z.number()),
    /** day of the rates; null without rates */
    ratesDate: z.nullable(isoDate),
    /** epoch milliseconds at which the rates were asked for; 0 for not yet */
    ratesAskedAt: z.number(),
  }),
  initial: { version: '', site: null, currencyExchangeRate: {}, ratesDate: null, ratesAskedAt: 0 },
});
