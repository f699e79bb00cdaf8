import { dialCodeOf, splitDialCode } from './dial-codes.ts';

/** A phone as it stands in its field. */
export interface PhoneValue {
  /** ISO 3166-1 alpha-2, chosen beside the number or told by it */
  country: string;
  /** as typed, or grouped the way the country does */
  number: string;
}

/** What is known of phone numbers: at first the dial codes only, later each country's numbering plan. */
export interface PhonePlans {
  /** E.164 of a number in any form people write; nothing when it is none. */
  read: (typed: string, country: string) => string | undefined;
  /** A national number with the blanks of its country, as far as it is typed. */
  group: (digits: string, country: string) => string;
  /** Country and national form of a number with its dial code, once the code is complete. */
  place: (international: string, country: string) => PhoneValue | undefined;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Written with its dial code: `+57…` or `0057…`. */
export const isInternational = (text: string): boolean => /^\s*(\(?\+|00)/.test(text);

/** With one plus sign at its head, whichever way it was written. */
export const withPlus = (text: string): string => `+${digitsOf(text.trim().replace(/^00/, ''))}`;

/** §5: nine to fifteen digits. */
export const phoneOrNothing = (phone: string): string | undefined =>
  /^\+\d{9,15}$/.test(phone) ? phone : undefined;

/** Letters are no part of a number; what people put between its digits is. */
const looksLikeNumber = (text: string) => /^[\d\s()./+-]*$/.test(text);

/** Serves until the numbering plans have arrived, and when they cannot be had. */
export const plainPlans: PhonePlans = {
  read: (typed, country) => {
    if (!looksLikeNumber(typed)) return undefined;
    if (isInternational(typed)) return phoneOrNothing(withPlus(typed));
    const dialCode = dialCodeOf(country);
    const digits = digitsOf(typed);
    return dialCode && digits.length >= 4
      ? phoneOrNothing(`+${dialCode}${digits.replace(/^0+/, '')}`)
      : undefined;
  },
  group: (digits) => digits,
  place: (international, country) => {
    const split = splitDialCode(withPlus(international).slice(1), country);
    return split && { country: split.country, number: split.rest };
  },
};
