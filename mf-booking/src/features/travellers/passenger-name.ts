import { type Fields, filledText } from '@alisio/platform/sdk/forms';

export interface PassengerName {
  firstName: string;
  middleName?: string;
  lastName: string;
}

/**
 * The three name fields of the form as §3 has them. Both surnames are the last name, as in the passport; the first
 * given name is the first name and the others the middle name, so that read in order they are the whole name again.
 */
export function passengerName(fields: Fields): PassengerName {
  const [firstName = '', ...others] = (filledText(fields, 'givenNames') ?? '').split(' ');
  const surnames = [filledText(fields, 'surname'), filledText(fields, 'secondSurname')];
  return {
    firstName,
    ...(others.length > 0 ? { middleName: others.join(' ') } : {}),
    lastName: surnames.filter(Boolean).join(' '),
  };
}

export const fullName = ({ firstName, middleName, lastName }: PassengerName): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');
