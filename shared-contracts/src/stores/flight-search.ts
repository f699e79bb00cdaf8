import { flightSearchForm, searchPlace } from '../flights/search.ts';
import { z } from '../zod/index.ts';
import { defineSessionStore } from './session-store.ts';

/** The flight search form as last filled in, and the places searched lately, newest first. */
export const flightSearch = defineSessionStore({
  key: 'alisio.flight-search',
  version: 1,
  schema: z.strictObject({
    form: z.nullable(flightSearchForm),
    recentPlaces: z.array(searchPlace).check(z.maxLength(6)),
  }),
  initial: { form: null, recentPlaces: [] },
});
