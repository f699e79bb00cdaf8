import { isIsoDate } from '../dates/is-iso-date.ts';
import { LANGUAGES } from '../languages/index.ts';
import { z } from '../zod/index.ts';

export { readKept } from './read-kept.ts';

/** `YYYY-MM-DD`, local to the place it is about. */
export const isoDate = z.string().check(z.refine(isIsoDate, { error: 'iso-date' }));
/** `YYYY-MM-DDTHH:mm:ss` without offset: the clock on the wall of the place it is about. */
export const localDateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
/** `HH:mm`: the clock on the wall of the place it is about. */
export const wallTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
/** A language that the site speaks. */
export const languageCode = z.enum(LANGUAGES);
/** ISO 4217 */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Integer minor units with their currency. */
export const moneyAmount = z.strictObject({ amount: z.int().check(z.nonnegative()), currency: currencyCode });
export type MoneyAmount = z.infer<typeof moneyAmount>;
