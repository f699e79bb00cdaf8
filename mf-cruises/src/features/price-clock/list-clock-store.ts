import { defineListClock } from '@alisio/platform/sdk/list-clock';

/** Whether the time of a list's prices is up. */
export const listClock = defineListClock('alisio.cruise-list-clock');
