import { codeOf } from '../contacts/code-of.ts';
import { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
import type { PackageByPhone } from './by-phone.ts';

/** A package as its code stands for it: whatever it costs by now. */
export interface CodedPackage {
  flights: PackageByPhone['flights'];
  brandedFare: string;
  /** `stayCode` of its stay */
  stay: string;
  /** `activityPhoneCode` of the activity that was added */
  activity?: string | undefined;
}

/** What the code of every package begins with: who hears it knows that it is one. */
const LETTERS = 'PK';

/** The code of a package by phone, `PK-7345`. */
export function packageCode({ flights, brandedFare, stay, activity }: CodedPackage): string {
  const flown = flights.map(({ carrierCode: by, number, departureAt }) => `${by}${number} ${departureAt}`);
  const added = activity === undefined ? [] : [activity];
  const code = codeOf(...flown, brandedFare, stay, ...added, PHONE_DISCOUNT.usualPercent);
  return LETTERS + code.slice(LETTERS.length);
}
