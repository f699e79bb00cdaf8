import { z } from '../zod/index.ts';

export { fallbackNumber } from './fallback-number.ts';

/** A third party's script or picture, by its address and the account's id; null turns it off. */
const tracker = z.nullable(z.strictObject({ src: z.url(), id: z.string().check(z.minLength(1)) }));

/** `HH:mm` */
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A host of letters, digits, dots and hyphens, or an IPv6 address; perhaps a port. */
const PLAIN_HOST = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?(?:[/?#]|$)/i;

/** Whether an address of the web names its host by nothing that means something else in a policy of what pages may ask. */
export const hasPlainHost = (url: string): boolean => PLAIN_HOST.test(url);

/** Client configuration, §3. Numbers and addresses come from configuration only; defaults are fictitious. */
export const siteConfiguration = z.strictObject({
  version: z.string(),
  /** §9: on the clock of the country that a line is for; a fallback line's is the company's, `customerContactInfo` */
  workingHours: z.strictObject({ opens: clockTime, closes: clockTime }),
  /** `mainLine` is the fallback when no line is for the visitor's country */
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
  /** where letters go */
  customerContactInfo: z.strictObject({ addressLine: z.string(), city: z.string(), country: z.string() }),
  /** off by default; loaded only after consent */
  tracking: z.strictObject({ tagManager: tracker, pixel: tracker }),
  /** style of real tiles for maps, of MapLibre's kind; without one their ground is the API's own */
  map: z.optional(z.strictObject({ styleUrl: z.url().check(z.refine(hasPlainHost)) })),
});
export type SiteConfiguration = z.infer<typeof siteConfiguration>;
