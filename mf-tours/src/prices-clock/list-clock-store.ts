import { defineListClock } from '@alisio/platform/sdk/list-clock';

/** Whether the time of a list's prices is up. */
export const listClocks = {
  activities: defineListClock('alisio.activity-list-clock'),
  packages: defineListClock('alisio.package-list-clock'),
};
