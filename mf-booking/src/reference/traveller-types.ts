import type { PassengerType } from '@alisio/shared-contracts/rules';

/** Keys of the words for each type of traveller. */
export const TYPE_TEXTS: Readonly<Record<PassengerType, string>> = {
  adult: 'types.adult',
  child: 'types.child',
  'infant lap': 'types.infant',
};
