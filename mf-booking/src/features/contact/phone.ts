import { contactDigits, isContactNumber } from '@alisio/shared-contracts/rules';
import { countryOf } from '../../reference/countries.ts';

/** A phone in any form that people type, with the country chosen beside it, as E.164; nothing when it is none. */
export type PhoneReader = (typed: string, country: string) => string | undefined;

const isPhone = (phone: string) => (isContactNumber(phone) ? phone : undefined);

/** Reads by the rule of §5 alone: serves until the numbering plans have arrived. */
export const readPhonePlainly: PhoneReader = (typed, country) => {
  const digits = contactDigits(typed).replace(/^00/, '+');
  if (digits.startsWith('+')) return isPhone(digits);
  const dialCode = countryOf(country)?.dialCode;
  return dialCode && /^\d{4,}$/.test(digits)
    ? isPhone(`+${dialCode}${digits.replace(/^0+/, '')}`)
    : undefined;
};

/** Reads by each country's numbering plan, which knows trunk prefixes and lengths. It comes with some 80 kB of data. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import(
    /* webpackChunkName: "phone-plans" */ 'libphonenumber-js/min'
  );
  return (typed, country) => {
    const international = typed.trim().replace(/^00/, '+');
    const phone = parsePhoneNumberFromString(
      international,
      isSupportedCountry(country) ? country : undefined,
    );
    return phone?.isPossible() ? isPhone(phone.number) : undefined;
  };
}
