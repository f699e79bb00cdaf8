import { errorsOf, type FieldErrors, type Fields, textOf } from '@alisio/platform/sdk/forms';
import { BEST_TIMES, type Enquiry } from '@alisio/shared-contracts/enquiries';
import { cleanText, isContactNumber, isEmail } from '@alisio/shared-contracts/rules';
import type { PhonePlans } from '@alisio/shared-ui/phone';
import type { RequestKind } from './request-drafts.ts';

/** Limits of the contracts, in characters. */
export const MOST = { name: 120, email: 254, message: 4000 } as const;

/** Reads a number with the country beside it; nothing when it is none. */
type ReadPhone = PhonePlans['read'];

const phoneOf = (fields: Fields, readPhone: ReadPhone) =>
  readPhone(textOf(fields, 'phone'), textOf(fields, 'country'));

function phoneError(fields: Fields, readPhone: ReadPhone): string | undefined {
  if (textOf(fields, 'phone').trim() === '') return 'phone-required';
  // §5 and nothing else, as the API does: no numbering plan refuses a number.
  return isContactNumber(phoneOf(fields, readPhone) ?? '') ? undefined : 'phone';
}

/** Breaks of §5, in the order of the form: keys of `errors` by field. */
export function requestErrors(kind: RequestKind, fields: Fields, readPhone: ReadPhone): FieldErrors {
  const isEmpty = (name: string) => cleanText(textOf(fields, name), MOST.message) === '';
  return errorsOf({
    name: isEmpty('name') && 'name',
    email: !isEmail(cleanText(textOf(fields, 'email'), MOST.email)) && 'email',
    phone: phoneError(fields, readPhone),
    message: kind === 'message' && isEmpty('message') && 'message',
  });
}

type Person = Pick<Enquiry, 'name' | 'email' | 'phone' | 'bestTimeToReach'>;

/**
 * Who asks, of a form without errors: blanks tidied, nothing in it that cannot be seen, the phone as its country
 * writes it for others.
 */
export const personOf = (fields: Fields, readPhone: ReadPhone): Person => ({
  name: cleanText(textOf(fields, 'name').replace(/\s+/g, ' '), MOST.name),
  email: cleanText(textOf(fields, 'email'), MOST.email),
  phone: phoneOf(fields, readPhone) ?? textOf(fields, 'phone'),
  bestTimeToReach: BEST_TIMES.find((time) => time === textOf(fields, 'bestTimeToReach')) ?? 'any',
});
