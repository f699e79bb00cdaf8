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
import { isEmail, isPostalCode } from '@alisio/shared-contracts/rules';
import { countryName } from '../../reference/countries.ts';

/** Breaks of §5 in the billing section: keys of `errors` by field. */
export function billingErrors(fields: Fields): FieldErrors {
  return errorsOf({
    cardHolderName: !filledText(fields, 'cardHolderName') && 'name',
    country: textOf(fields, 'country') === '' && 'country-required',
    postCode: !isPostalCode(textOf(fields, 'postCode')) && 'postal-code',
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
    postCode: text('postCode'),
    country: { Name: countryName(text('country'), language), code: text('country') },
  };
}
