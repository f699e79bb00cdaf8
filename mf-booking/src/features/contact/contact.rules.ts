import {
  errorsOf,
  type FieldErrors,
  type Fields,
  filled,
  filledText,
  hasErrors,
  isOn,
  textOf,
} from '@alisio/platform/sdk/forms';
import type { CustomerDetails } from '@alisio/shared-contracts/orders';
import { isContactNumber, isEmail } from '@alisio/shared-contracts/rules';
import type { PhonePlans } from '@alisio/shared-ui/phone';

/** What a product may ask of who buys, beyond how they are reached; nobody has to say it. */
export const BUYER_ASKS = ['emergencyContact', 'frequentFlyerNumber'] as const;
export type BuyerAsk = (typeof BUYER_ASKS)[number];

/** A phone in any form that people type, with the country beside it, as it is sent; nothing when it is none. */
export type PhoneReader = PhonePlans['read'];

/** What §5 asks of the number as it is sent, in the form as in the API; no numbering plan refuses anything. */
function phoneError(typed: string, country: string, readPhone: PhoneReader): string | undefined {
  if (typed.trim() === '') return 'phone-required';
  return isContactNumber(readPhone(typed, country) ?? '') ? undefined : 'phone';
}

/** Breaks of §5 in the contact section: keys of `errors` by field. */
export function contactErrors(fields: Fields, readPhone: PhoneReader): FieldErrors {
  return errorsOf({
    email: !isEmail(filledText(fields, 'email') ?? '') && 'email',
    phone: phoneError(textOf(fields, 'phone'), textOf(fields, 'country'), readPhone),
  });
}

/**
 * The customer of §3 once e-mail and phone are there and valid (§4). Phone with its dial code where it has one.
 * @param asks what is sent beyond that: a draft may be of a cart that asked more
 */
export function customerOf(
  fields: Fields,
  readPhone: PhoneReader,
  asks: readonly BuyerAsk[],
): CustomerDetails | undefined {
  if (hasErrors(contactErrors(fields, readPhone))) return undefined;
  const email = filledText(fields, 'email');
  const phone = readPhone(textOf(fields, 'phone'), textOf(fields, 'country'));
  if (!email || !phone) return undefined;
  return {
    email,
    phone,
    ...(asks.includes('emergencyContact') ? filled(fields, 'emergencyContact') : {}),
    ...(asks.includes('frequentFlyerNumber') ? filled(fields, 'frequentFlyerNumber') : {}),
    newsletterSubscribe: isOn(fields, 'newsletter'),
  };
}

/** Whether an e-mail address has a letter with a mark, "lucía", "peña": it is taken (§5), and most often a slip. */
export const hasMarks = (email: string): boolean => /\p{M}/u.test(email.normalize('NFD'));
