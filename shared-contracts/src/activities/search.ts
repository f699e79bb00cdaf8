import { attribution } from '../attribution/index.ts';
import { languageCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { ACTIVITY_SORTS, type ActivitySort } from './answers.ts';
import { type ActivityDays, dayFields, daysCheck } from './days.ts';
import { type ActivityParty, ADULT_AGE, PARTY_LIMITS } from './party.ts';

/** §9: activities of one answer. `km`: how far around its point is searched. */
export const ACTIVITY_SEARCH = { itemsPerPage: 100, page: 1, km: 50 } as const;

const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** A point that is searched around. */
export const gpsFilter = z.strictObject({
  type: z.literal('gps'),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

const ORDERS = ['DEFAULT', 'PRICE', 'DURATION', 'DISTANCE'] as const;
/** `order` of §3, by how a list is sorted. */
const ORDER_OF: Record<ActivitySort, (typeof ORDERS)[number]> = {
  recommended: 'DEFAULT',
  price: 'PRICE',
  duration: 'DURATION',
  distance: 'DISTANCE',
};

/** How a list is sorted, by `order` of §3. */
export const activitySortOf = (order: (typeof ORDERS)[number]): ActivitySort =>
  ACTIVITY_SORTS.find((sort) => ORDER_OF[sort] === order) ?? 'recommended';

/**
 * Activity search payload, §3, shaped as Hotelbeds' Activities (APItude 3.0): one pax of age 30 for each adult, whoever
 * they are. Whom it has no room for, children, stands in the query of the call.
 */
export const activitySearchPayload = z
  .strictObject({
    filters: z
      .array(z.strictObject({ searchFilterItems: z.array(gpsFilter).check(z.minLength(1), z.maxLength(1)) }))
      .check(z.minLength(1), z.maxLength(1)),
    ...dayFields,
    paxes: z
      .array(z.strictObject({ age: z.literal(ADULT_AGE) }))
      .check(z.minLength(PARTY_LIMITS.adults.min), z.maxLength(PARTY_LIMITS.adults.max)),
    language: languageCode,
    pagination: z.strictObject({
      itemsPerPage: whole(1, ACTIVITY_SEARCH.itemsPerPage),
      page: whole(1, 1000),
    }),
    order: z.enum(ORDERS),
    infoData: z.optional(attribution),
  })
  .check(daysCheck());
export type ActivitySearchPayload = z.infer<typeof activitySearchPayload>;

/** What is searched for, before it is said as §3 has it. */
export interface ActivitySearch extends ActivityDays {
  point: { lat: number; lon: number };
  party: ActivityParty;
  language: ActivitySearchPayload['language'];
  sort: ActivitySort;
  /** from 1 */
  page?: number;
  infoData?: ActivitySearchPayload['infoData'];
}

/** A search as §3 says it. Its children go into the query, as `ages` (`writeAges`). */
export const activitySearchOf = ({
  point,
  party,
  from,
  to,
  language,
  sort,
  page = ACTIVITY_SEARCH.page,
  infoData,
}: ActivitySearch): ActivitySearchPayload => ({
  filters: [{ searchFilterItems: [{ type: 'gps', latitude: point.lat, longitude: point.lon }] }],
  from,
  to,
  paxes: Array.from({ length: party.adults }, () => ({ age: ADULT_AGE })),
  language,
  pagination: { itemsPerPage: ACTIVITY_SEARCH.itemsPerPage, page },
  order: ORDER_OF[sort],
  ...(infoData ? { infoData } : {}),
});
