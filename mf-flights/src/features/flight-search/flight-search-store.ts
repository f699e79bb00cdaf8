import { flightSearchForm, searchPlace } from '@alisio/shared-contracts/flights';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';

export const RECENT_PLACES = 6;
export const RECENT_SEARCHES = 3;

/** The search form as last filled in, and searches and their places of late, newest first: both pages, and the part, read it. */
export const flightSearch = defineSessionStore({
  key: 'alisio.flight-search',
  version: 1,
  schema: z.strictObject({
    form: z.nullable(flightSearchForm),
    recentPlaces: z.array(searchPlace).check(z.maxLength(RECENT_PLACES)),
    // Absent in what releases before them have kept.
    recentSearches: z.optional(z.array(flightSearchForm).check(z.maxLength(RECENT_SEARCHES))),
  }),
  initial: { form: null, recentPlaces: [] },
});
