import { defineListClock } from '@alisio/platform/sdk/list-clock';

/** §4: whether the time of the offers is up. */
export const offerClock = defineListClock('alisio.flight-offers-clock');
