import type { Passenger } from '@alisio/shared-contracts/orders';

/** As given to the airline. */
export const fullName = ({
  firstName,
  middleName,
  lastName,
}: Pick<Passenger, 'firstName' | 'middleName' | 'lastName'>): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');
