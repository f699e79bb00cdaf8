import { yearsBetween } from '../dates/index.ts';
import type { TravelerCounts } from './counts.ts';

export type PassengerType = 'adult' | 'child' | 'infant lap';

/**
 * Letters of any script, with the marks that names carry: on one letter no more than scripts put there (Vietnamese two,
 * Arabic and Hebrew three, those of India four). Digits and other signs are typing mistakes.
 */
export const isPersonName = (text: string): boolean =>
  /^(?!\P{L}*$)(?!.*\p{M}{6})[\p{L}\p{M}][\p{L}\p{M}'’ .-]{0,59}$/u.test(text.trim());

/** Passport or ID number: 5 to 20 letters and digits (ICAO 9303 has nine; IDs are longer). */
export const isDocumentNumber = (text: string): boolean => /^[A-Z0-9-]{5,20}$/i.test(text.trim());

/** §5: adult over 11, child 2 to 11, infant under 2; airlines count the age on the last day of travel. */
export function typeOfAge(age: number): PassengerType {
  if (age > 11) return 'adult';
  return age >= 2 ? 'child' : 'infant lap';
}

/** Whether a birth date fits the type that was searched, on the last day of travel. ISO dates. */
export function fitsType(dateOfBirth: string, type: PassengerType, lastDay: string): boolean {
  const age = yearsBetween(dateOfBirth, lastDay);
  return dateOfBirth <= lastDay && age < 120 && typeOfAge(age) === type;
}

/** One entry for each who travels, adults first, as the travellers' forms are laid out. */
export function passengerTypes({ adult, child, infant }: TravelerCounts): PassengerType[] {
  return [
    ...Array<PassengerType>(adult).fill('adult'),
    ...Array<PassengerType>(child).fill('child'),
    ...Array<PassengerType>(infant).fill('infant lap'),
  ];
}
