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
import type { BillingInformation } from '@alisio/shared-contracts/orders';
import { isEmail, isLocalPostalCode, isPostalCode, postalShapeOf } from '@alisio/shared-contracts/rules';
import { countryName } from '../../reference/countries.ts';

/** §5's digits, which many write with a blank or a dash: `113 51`. */
const postalDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

/** §5 where the country has it; elsewhere as it is written there, and nothing where letters go without one. */
function postalError(fields: Fields): string | undefined {
  const typed = filledText(fields, 'postCode');
  const shape = postalShapeOf(textOf(fields, 'country'));
  if (shape === 'usual') return isPostalCode(postalDigits(typed ?? '')) ? undefined : 'postal-code';
  if (!typed) return shape === 'none' ? undefined : 'postal-code-required';
  return isLocalPostalCode(typed) ? undefined : 'postal-code-local';
}

/** The code as it is sent: §5's, or the country's own. */
function postalCodeOf(fields: Fields): Pick<BillingInformation, 'postCode' | 'localPostCode'> {
  const typed = filledText(fields, 'postCode');
  if (!typed) return {};
  if (postalShapeOf(textOf(fields, 'country')) === 'usual') return { postCode: postalDigits(typed) };
  return { localPostCode: typed.toUpperCase(), ...(isPostalCode(typed) ? { postCode: typed } : {}) };
}

/** Breaks of §5 in the billing section: keys of `errors` by field. */
export function billingErrors(fields: Fields): FieldErrors {
  return errorsOf({
    cardHolderName: !filledText(fields, 'cardHolderName') && 'name',
    country: textOf(fields, 'country') === '' && 'country-required',
    postCode: postalError(fields),
    addressLine1: !filledText(fields, 'addressLine1') && 'address-required',
    city: !filledText(fields, 'city') && 'city-required',
  });
}

export interface BillingContext {
  /** integer minor units */
  amount: number;
  currency: string;
  /** of the contact section: the receipt goes there */
  email: string;
  language: string;
}

/** Billing of §3 once nothing is wrong, with the order's total. */
export function billingOf(fields: Fields, context: BillingContext): BillingInformation | undefined {
  const { amount, currency, email, language } = context;
  if (hasErrors(billingErrors(fields)) || !isEmail(email)) return undefined;
  const text = (name: string) => filledText(fields, name) ?? '';
  return {
    amount,
    currency,
    isCardHolderTraveling: !isOn(fields, 'cardHolderStays'),
    cardHolderName: text('cardHolderName'),
    emailId: email,
    addressLine1: text('addressLine1'),
    ...filled(fields, 'addressLine2'),
    ...filled(fields, 'addressLine3'),
    city: text('city'),
    ...filled(fields, 'region'),
    ...postalCodeOf(fields),
    country: { Name: countryName(text('country'), language), code: text('country') },
  };
}
