import { splitDialCode } from './dial-codes.ts';
import { type PhonePlans, plainPlans } from './plain-plans.ts';

let arrived: PhonePlans | undefined;

/** The best that is known now: the numbering plans once a field has had them fetched, before that the dial codes. */
export const knownPhonePlans = (): PhonePlans => arrived ?? plainPlans;

/**
 * Each country's numbering plan, which knows trunk prefixes, lengths and blanks: some 80 kB of data, loaded the
 * first time that somebody needs it. Rejects when it cannot be fetched; the next call tries again.
 */
export async function loadPhonePlans(): Promise<PhonePlans> {
  if (arrived) return arrived;
  const { AsYouType, isSupportedCountry, parsePhoneNumberFromString } = await import(
    /* webpackChunkName: "phone-plans" */ 'libphonenumber-js/min'
  );
  const parse = (typed: string, country: string) =>
    parsePhoneNumberFromString(
      typed.trim().replace(/^00/, '+'),
      isSupportedCountry(country) ? country : undefined,
    );
  const read: PhonePlans['read'] = (typed, country) => {
    const plain = plainPlans.read(typed, country);
    if (!plain?.startsWith('+')) return plain;
    const phone = parse(typed, country);
    return phone?.isPossible() ? phone.number : plain;
  };
  arrived = {
    read,
    group: (digits, country) => (isSupportedCountry(country) ? new AsYouType(country).input(digits) : digits),
    place: (international, current) => {
      const phone = parse(international, current);
      if (!phone) return plainPlans.place(international, current);
      // Some numbers fit several countries with the same code.
      const country = phone.country ?? splitDialCode(phone.number.slice(1), current)?.country ?? current;
      const national = phone.formatNational();
      const survives = read(national, country) === phone.number;
      return { country, number: survives ? national : phone.nationalNumber };
    },
    doubts: (typed, country) =>
      plainPlans.read(typed, country) !== undefined && !parse(typed, country)?.isPossible(),
  };
  return arrived;
}
