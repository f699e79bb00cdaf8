import {
  ACTIVITY_CANCELLATIONS,
  ACTIVITY_KINDS,
  ACTIVITY_STARTS,
  DURATION_TYPES,
  TIMES_OF_DAY,
} from '@alisio/shared-contracts/activities';

/** Facets of which the values have an order of their own; languages stand by price. */
export const VALUES: Readonly<Record<string, readonly string[]>> = {
  kind: ACTIVITY_KINDS,
  when: TIMES_OF_DAY,
  long: DURATION_TYPES,
  cancel: ACTIVITY_CANCELLATIONS,
  start: ACTIVITY_STARTS,
};
