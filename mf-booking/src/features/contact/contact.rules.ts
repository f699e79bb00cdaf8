import type { CustomerDetails } from '@alisio/shared-contracts/orders';
import { isEmail } from '@alisio/shared-contracts/rules';
import type { PhonePlans } from '@alisio/shared-ui/phone';
import {
  errorsOf,
  type FieldErrors,
  type Fields,
  filledText,
  hasErrors,
  isOn,
  textOf,
} from '../../forms/fields.ts';

/** A phone in any form that people type, with the country beside it, as E.164; nothing when it is none. */
export type PhoneReader = PhonePlans['read'];

/** Breaks of §5 in the contact section: keys of `errors` by field. */
export function contactErrors(fields: Fields, readPhone: PhoneReader): FieldErrors {
  const phone = textOf(fields, 'phone');
  return errorsOf({
    email: !isEmail(textOf(fields, 'email').trim()) && 'email',
    phone: phone.trim() === '' ? 'phone-required' : !readPhone(phone, textOf(fields, 'country')) && 'phone',
  });
}

/** The customer of §3 once e-mail and phone are there and valid (§4). Phone in E.164. */
export function customerOf(fields: Fields, readPhone: PhoneReader): CustomerDetails | undefined {
  if (hasErrors(contactErrors(fields, readPhone))) return undefined;
  const email = filledText(fields, 'email');
  const phone = readPhone(textOf(fields, 'phone'), textOf(fields, 'country'));
  if (!email || !phone) return undefined;
  return { email, phone, newsletterSubscribe: isOn(fields, 'newsletter') };
}
