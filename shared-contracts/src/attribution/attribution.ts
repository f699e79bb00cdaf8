import { cleanTextUpTo } from '../rules/clean-text.ts';
import { z } from '../zod/index.ts';
import { ATTRIBUTION_LIMITS } from './limits.ts';

const word = cleanTextUpTo(ATTRIBUTION_LIMITS.word);

/** Attribution, §3: travels with every booking call as `infoData`. */
export const attribution = z.strictObject({
  source: word,
  medium: word,
  affiliateId: word,
  referrer: cleanTextUpTo(ATTRIBUTION_LIMITS.referrer),
});
export type Attribution = z.infer<typeof attribution>;

/** §4: 23 hours, in milliseconds. */
export const ATTRIBUTION_LIFETIME_MS = 23 * 60 * 60 * 1000;

export const NO_ATTRIBUTION: Attribution = { source: '', medium: '', affiliateId: '', referrer: '' };
