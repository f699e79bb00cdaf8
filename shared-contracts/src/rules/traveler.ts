import type { TravelerCounts } from './counts.ts';

export type PassengerType = 'adult' | 'child' | 'infant lap';

/** Letters of any script, with the marks that names carry. Digits and other signs are typing mistakes. */
export const isPersonName = (text: string): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]{0,59}$/u.test(text.trim());

/** Passport or ID number: 5 to 20 letters and digits (ICAO 9303 has nine; IDs are longer). */
export const isDocumentNumber = (text: string): boolean => /^[A-Z0-9-]{5,20}$/i.test(text.trim());

/** Whole years at a date. Both ISO dates. */
export function ageOn(dateOfBirth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** True for a date that the calendar has, as `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** §5: adult over 11, child 2 to 11, infant under 2; airlines count the age on the last day of travel. */
export function typeOfAge(age: number): PassengerType {
  if (age > 11) return 'adult';
  return age >= 2 ? 'child' : 'infant lap';
}

/** Whether a birth date fits the type that was searched, on the last day of travel. ISO dates. */
export function fitsType(dateOfBirth: string, type: PassengerType, lastDay: string): boolean {
  const age = ageOn(dateOfBirth, lastDay);
  return age >= 0 && age < 120 && typeOfAge(age) === type;
}

/** One entry for each who travels, adults first, as the travellers' forms are laid out. */
export function passengerTypes({ adult, child, infant }: TravelerCounts): PassengerType[] {
  return [
    ...Array<PassengerType>(adult).fill('adult'),
    ...Array<PassengerType>(child).fill('child'),
    ...Array<PassengerType>(infant).fill('infant lap'),
  ];
}
