import { z } from '../zod/index.ts';

/** Client configuration, §3. Numbers and addresses come from configuration only; defaults are fictitious. */
export const siteConfiguration = z.strictObject({
  version: z.string(),
  workingHours: z.strictObject({ opens: z.string(), closes: z.string(), timeZone: z.string() }),
  contactNumbers: z.strictObject({
    mainEn: z.string(),
    mainEs: z.string(),
    mainLine: z.string(),
    helpline: z.string(),
  }),
  emails: z.strictObject({
    cancel: z.string(),
    info: z.string(),
    agentJoin: z.string(),
    careers: z.string(),
    relation: z.string(),
    care: z.string(),
  }),
  info: z.strictObject({ ttaLicenseNo: z.string() }),
  fees: z.strictObject({ atol: z.number(), safi: z.number() }),
  allowedCurrencies: z.array(z.string()),
});
export type SiteConfiguration = z.infer<typeof siteConfiguration>;

/** Locale cookie, §9: 365 days. */
export const LOCALE_COOKIE = { name: 'locale', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;
export const THEME_COOKIE = { name: 'theme', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;
