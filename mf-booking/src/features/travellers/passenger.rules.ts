import {
  errorsOf,
  type FieldErrors,
  type Fields,
  filled,
  filledText,
  hasErrors,
  textOf,
} from '@alisio/platform/sdk/forms';
import { isIsoDate, yearsBetween } from '@alisio/shared-contracts/dates';
import { MEAL_CODES, type Passenger, SPECIAL_ASSISTANCE } from '@alisio/shared-contracts/orders';
import {
  documentErrors,
  fitsType,
  isDocumentNumber,
  isPersonName,
  type PassengerType,
} from '@alisio/shared-contracts/rules';
import type { TravellerAsk } from './asks.ts';
import { passengerName } from './passenger-name.ts';

/** A traveler as searched and priced. */
export interface TravellerSlot {
  /** as in the offer's `travelerPricings`: "1", "2" … */
  id: string;
  type: PassengerType;
  /** ISO date on which the journey ends: ages count on it (§5) */
  lastDay: string;
  /** ISO date where the visitor is */
  today: string;
  /** whole years that one must have on the last day; none where type alone decides */
  youngest?: number;
  /** the products' list: nothing else is shown, checked or sent */
  asks: readonly TravellerAsk[];
}

const AGE_ERRORS = { adult: 'age-adult', child: 'age-child', 'infant lap': 'age-infant' } as const;

function nameError(name: string | undefined, missing: string): string | undefined {
  if (!name) return missing;
  return isPersonName(name) ? undefined : 'person-name';
}

/** The document has both in one line: each may fit, and both together not. */
function surnameErrors(fields: Fields, lastName: string) {
  const surname = nameError(filledText(fields, 'surname'), 'surname-required');
  const secondSurname = nameError(filledText(fields, 'secondSurname') ?? 'A', '');
  const fit = surname !== undefined || secondSurname !== undefined || isPersonName(lastName);
  return { surname: fit ? surname : 'surnames-together', secondSurname };
}

function birthError(
  typed: string,
  { type, lastDay, today, youngest = 0 }: TravellerSlot,
): string | undefined {
  const [year = '', month = '', day = ''] = typed.split('-');
  if (!year && !month && !day) return 'birth-required';
  if (year.length !== 4) return 'birth-year';
  if (!isIsoDate(typed)) return 'date';
  if (typed > today || !fitsType(typed, type, lastDay)) return AGE_ERRORS[type];
  return yearsBetween(typed, lastDay) < youngest ? 'age-youngest' : undefined;
}

function passportDates(fields: Fields, use: TravellerSlot) {
  const dateOfBirth = textOf(fields, 'dateOfBirth');
  const dates = {
    passportIssuanceDate: textOf(fields, 'passportIssuanceDate'),
    passportExpiryDate: textOf(fields, 'passportExpiryDate'),
  };
  // A date half typed is told of in its own field.
  const wrong = documentErrors(isIsoDate(dateOfBirth) ? { ...dates, dateOfBirth } : dates, use);
  const isDate = (date: string) => date === '' || isIsoDate(date);
  return {
    passportIssuanceDate: isDate(dates.passportIssuanceDate) ? wrong.passportIssuanceDate : 'date',
    passportExpiryDate: isDate(dates.passportExpiryDate) ? wrong.passportExpiryDate : 'date',
  };
}

function passportErrors(fields: Fields, slot: TravellerSlot) {
  const document = filledText(fields, 'passportNumber');
  return {
    passportNumber: document ? !isDocumentNumber(document) && 'document-number' : 'document-required',
    ...passportDates(fields, slot),
    ...(slot.asks.includes('passportExpiry') && textOf(fields, 'passportExpiryDate') === ''
      ? { passportExpiryDate: 'expiry-required' }
      : {}),
  };
}

const asksNationality = (asks: ReadonlySet<TravellerAsk>): boolean =>
  asks.has('nationality') || asks.has('passport');

/** Breaks of §3 and §5 for one traveller: keys of `errors` by field, of what is asked. */
export function passengerErrors(fields: Fields, slot: TravellerSlot): FieldErrors {
  const { firstName, middleName, lastName } = passengerName(fields);
  const asks = new Set(slot.asks);
  const flyer = asks.has('frequentFlyerNumber') ? filledText(fields, 'frequentFlyerNumber') : undefined;
  return errorsOf({
    ...surnameErrors(fields, lastName),
    givenNames: nameError(firstName, 'name') ?? (middleName ? nameError(middleName, '') : undefined),
    dateOfBirth: birthError(textOf(fields, 'dateOfBirth'), slot),
    gender: !['male', 'female'].includes(textOf(fields, 'gender')) && 'gender-required',
    nationality: asksNationality(asks) && textOf(fields, 'nationality') === '' && 'nationality-required',
    ...(asks.has('passport') ? passportErrors(fields, slot) : {}),
    frequentFlyerNumber: flyer !== undefined && flyer.length < 2 && 'frequent-flyer',
  });
}

/** What was typed of what is asked: a draft may be of a cart that asked more. */
function askedOf(fields: Fields, asks: ReadonlySet<TravellerAsk>): Partial<Passenger> {
  const document = filledText(fields, 'passportNumber');
  const meal = MEAL_CODES.find((code) => code === textOf(fields, 'mealPreference'));
  const assistance = SPECIAL_ASSISTANCE.find((code) => code === textOf(fields, 'specialAssistance'));
  return {
    ...(asksNationality(asks) ? filled(fields, 'nationality') : {}),
    ...(asks.has('passport')
      ? {
          ...(document ? { passportNumber: document.toUpperCase() } : {}),
          ...filled(fields, 'passportIssuanceDate'),
          ...filled(fields, 'passportExpiryDate'),
        }
      : {}),
    ...(meal && asks.has('mealPreference') ? { mealPreference: meal } : {}),
    ...(assistance && asks.has('specialAssistance') ? { specialAssistance: assistance } : {}),
    ...(asks.has('frequentFlyerNumber') ? filled(fields, 'frequentFlyerNumber') : {}),
    ...(asks.has('emergencyContact') ? filled(fields, 'emergencyContact') : {}),
  };
}

/** The passenger of §3 once nothing is wrong (§4). */
export function passengerOf(fields: Fields, slot: TravellerSlot): Passenger | undefined {
  if (hasErrors(passengerErrors(fields, slot))) return undefined;
  return {
    id: slot.id,
    type: slot.type,
    ...passengerName(fields),
    gender: textOf(fields, 'gender') === 'male' ? 'male' : 'female',
    dateOfBirth: textOf(fields, 'dateOfBirth'),
    ...askedOf(fields, new Set(slot.asks)),
  };
}
