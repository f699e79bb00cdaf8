import { digitsOf, isInternational, type PhonePlans, type PhoneValue } from './plain-plans.ts';

/** Shorter than this it is a number that somebody has just begun. */
const PASTED = 5;

const isGroupedByUs = ({ country, number }: PhoneValue, plans: PhonePlans) =>
  number === plans.group(digitsOf(number), country);

/** In its national form, where that is still the same number; else as it was written. */
function withoutCode(international: string, placed: PhoneValue, plans: PhonePlans): PhoneValue {
  const same = plans.read(placed.number, placed.country) === plans.read(international, placed.country);
  return same ? placed : { country: placed.country, number: international };
}

/**
 * The field after a change of its text. Digits added at the end are grouped the way the country does; blanks that
 * someone put in by hand stay, and nothing moves under a cursor in the middle. A dial code switches the country;
 * pasted whole, the number loses it.
 */
export function typedPhone(before: PhoneValue, text: string, plans: PhonePlans): PhoneValue {
  if (isInternational(text)) {
    const placed = plans.place(text, before.country);
    if (!placed) return { ...before, number: text };
    const pasted = !isInternational(before.number) && digitsOf(text).length >= PASTED;
    return pasted ? withoutCode(text, placed, plans) : { country: placed.country, number: text };
  }
  const added = text.startsWith(before.number) ? text.slice(before.number.length) : '';
  return /^\d+$/.test(added) && isGroupedByUs(before, plans)
    ? { ...before, number: plans.group(digitsOf(text), before.country) }
    : { ...before, number: text };
}

/** The field once it is left: without the dial code that the country beside it shows, and grouped. */
export function leftPhone(value: PhoneValue, plans: PhonePlans): PhoneValue {
  const { country, number } = value;
  if (isInternational(number)) {
    const placed = plans.place(number, country);
    return placed ? withoutCode(number, placed, plans) : value;
  }
  return /^\d+$/.test(number) ? { country, number: plans.group(number, country) } : value;
}

/** Another country was chosen: the same digits, grouped its way. */
export function movedPhone(before: PhoneValue, country: string, plans: PhonePlans): PhoneValue {
  const { number } = before;
  return {
    country,
    number: isGroupedByUs(before, plans) ? plans.group(digitsOf(number), country) : number,
  };
}
