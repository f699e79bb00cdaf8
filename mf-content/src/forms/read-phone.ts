import type { PhonePlans } from '@alisio/shared-ui/phone';
import type { RequestFields } from './request-drafts.ts';

/** A phone of the form as it is sent; nothing when it is none. */
export type ReadPhone = (phone: RequestFields['phone']) => string | undefined;

/** Reads a number with the country beside it, or with the one that stands there until another is chosen. */
export const phoneReader =
  (plans: PhonePlans, usualCountry: string): ReadPhone =>
  ({ country, number }) =>
    plans.read(number, country || usualCountry);
