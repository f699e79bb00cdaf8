import { PARTY_LIMITS } from '@alisio/shared-contracts/activities';
import { place } from '@alisio/shared-contracts/places';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { isoDate } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

export const RECENT_PLACES = 6;

const point = z.strictObject({ lat: z.number(), lon: z.number() });

/** The search of activities as it was last filled in, for the tab. */
export const activitySearch = defineSessionStore({
  key: 'alisio.activity-search',
  version: 1,
  schema: z.strictObject({
    place: z.nullable(place),
    /** where the visitor is, once they have said so */
    near: z.nullable(point),
    days: z.nullable(z.strictObject({ from: isoDate, to: isoDate })),
    adults: z.int().check(z.gte(PARTY_LIMITS.adults.min)),
    /** null: not chosen yet */
    ages: z.array(z.nullable(z.int())).check(z.maxLength(PARTY_LIMITS.children.max)),
    recentPlaces: z.array(place).check(z.maxLength(RECENT_PLACES)),
    /** when it was last changed: UTC, ISO 8601; empty for never */
    savedAt: z.string(),
  }),
  initial: { place: null, near: null, days: null, adults: 1, ages: [], recentPlaces: [], savedAt: '' },
});
export type ActivitySearchState = ReturnType<typeof activitySearch.get>;
