import { dialCodeOf, hasShortNumbers, splitDialCode } from './dial-codes.ts';

/** A phone as it stands in its field. */
export interface PhoneValue {
  /** ISO 3166-1 alpha-2, chosen beside the number or told by it */
  country: string;
  /** as typed, or grouped the way the country does */
  number: string;
}

/** What is known of phone numbers: at first the dial codes only, later each country's numbering plan. */
export interface PhonePlans {
  /**
   * A number in any form people write as it is sent: with plus sign and dial code, or its digits alone where it is
   * too short or too long to carry a code. Nothing for what is no number. Whether its length will do is for the
   * form to say, by §5; a plan refuses nothing.
   */
  read: (typed: string, country: string) => string | undefined;
  /** A national number with the blanks of its country, as far as it is typed. */
  group: (digits: string, country: string) => string;
  /** Country and national form of a number with its dial code, once the code is complete. */
  place: (international: string, country: string) => PhoneValue | undefined;
  /** The country's plan has no number of that length: worth asking whether it is right. */
  doubts: (typed: string, country: string) => boolean;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Written with its dial code: `+57…` or `0057…`. */
export const isInternational = (text: string): boolean => /^\s*(\(?\+|00)/.test(text);

/** With one plus sign at its head, whichever way it was written. */
export const withPlus = (text: string): string => `+${digitsOf(text.trim().replace(/^00/, ''))}`;

/** Letters are no part of a number; what people put between its digits is. */
const looksLikeNumber = (text: string) => /^[\d\s()./+-]*$/.test(text) && /\d/.test(text);

/** Digits from which on a national number stands without help of its dial code (§5). */
const WHOLE = 9;
/** ITU-T E.164: the most digits a number has with its dial code. */
const MOST = 15;

/** Serves until the numbering plans have arrived, and when they cannot be had. */
export const plainPlans: PhonePlans = {
  read: (typed, country) => {
    if (!looksLikeNumber(typed)) return undefined;
    if (isInternational(typed)) return withPlus(typed);
    const digits = digitsOf(typed);
    const dialCode = dialCodeOf(country);
    if (!dialCode || (digits.length < WHOLE && !hasShortNumbers(country))) return digits;
    const whole = `${dialCode}${digits.replace(/^0+/, '')}`;
    return whole.length <= MOST ? `+${whole}` : digits;
  },
  group: (digits) => digits,
  place: (international, country) => {
    const split = splitDialCode(withPlus(international).slice(1), country);
    return split && { country: split.country, number: split.rest };
  },
  doubts: () => false,
};
