/** Dates of a passport and of who has it, ISO, absent or empty where they were not given. */
export interface DocumentDates {
  dateOfBirth?: string | undefined;
  passportIssuanceDate?: string | undefined;
  passportExpiryDate?: string | undefined;
}

/** When it is used. ISO dates: `today` where the traveller is, `lastDay` of travel at the place of the last landing. */
export interface DocumentUse {
  today: string;
  lastDay: string;
}

/**
 * What is wrong with the dates of a passport, by field: issued in the future or before its bearer was born, or expired
 * before the last day.
 */
export function documentErrors(
  { dateOfBirth = '', passportIssuanceDate = '', passportExpiryDate = '' }: DocumentDates,
  { today, lastDay }: DocumentUse,
): {
  passportIssuanceDate?: 'document-issued-later' | 'document-issued-before-birth';
  passportExpiryDate?: 'document-expired';
} {
  const isIssuedLater = passportIssuanceDate > today;
  const isIssuedBefore = passportIssuanceDate !== '' && passportIssuanceDate < dateOfBirth;
  const isExpired = passportExpiryDate !== '' && passportExpiryDate < lastDay;
  return {
    ...(isIssuedLater ? { passportIssuanceDate: 'document-issued-later' } : {}),
    ...(isIssuedBefore ? { passportIssuanceDate: 'document-issued-before-birth' } : {}),
    ...(isExpired ? { passportExpiryDate: 'document-expired' } : {}),
  };
}
