import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import {
  ACTIVITY_SEARCH,
  type ActivityQuery,
  type ActivitySearchAnswer,
  type ActivitySearchPayload,
  type ActivitySort,
  activitySearchOf,
  type ListedActivity,
  writeAges,
} from '@alisio/shared-contracts/activities';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { searchActivities } from '@alisio/shared-contracts/endpoints';
import type { GeoPoint } from '@alisio/shared-contracts/rules';

/** How the server is to order and narrow a list: facets as addresses say them. */
export interface Narrowing {
  sort: ActivitySort;
  facets: Readonly<Record<string, string>>;
}

/** What is asked of the API: the payload of §3, and the ages for which it has no room. */
export interface ActivityQuestion {
  payload: ActivitySearchPayload;
  ages: string;
}

/** The question of an address. @param at the place's point; `page`: of a hundred, from 1 */
export const activityQuestionOf = (
  { from, to, party }: ActivityQuery,
  at: GeoPoint,
  sort: ActivitySort,
  language: Language,
  infoData: Attribution,
  page: number = ACTIVITY_SEARCH.page,
): ActivityQuestion => ({
  payload: activitySearchOf({ point: at, party, from, to, language, sort, page, infoData }),
  ages: writeAges(party.childAges),
});

const ask = ({ payload, ages }: ActivityQuestion, facets: Narrowing['facets'], signal: AbortSignal) =>
  callApi(searchActivities, { query: { ...(ages ? { ages } : {}), ...facets }, body: payload, signal });

/** What a question asks, whoever was led here by whatever. */
export const searchKeyOf = ({ payload: { infoData: _, ...asked }, ages }: ActivityQuestion): string =>
  JSON.stringify([asked, ages]);

/** A page of a hundred activities, ordered and narrowed by the server. */
export const activityPageQuery = (question: ActivityQuestion, { facets }: Narrowing) =>
  queryOptions({
    queryKey: ['activities', question.payload.language, searchKeyOf(question), facets],
    queryFn: ({ signal }): Promise<ActivitySearchAnswer> => ask(question, facets, signal),
  });

/** All activities of a search. */
export interface AllActivities {
  activities: readonly ListedActivity[];
  /** UTC, ISO 8601: until when their prices hold */
  expiresAt: string;
}

/** All of an answer that holds all. */
export const allOf = ({ data, meta }: ActivitySearchAnswer): AllActivities => ({
  activities: data,
  expiresAt: meta.expiresAt,
});

/** All activities of a search, page by page: the browser orders and narrows them by itself. */
export const allActivitiesQuery = (question: ActivityQuestion, { facets }: Narrowing) =>
  queryOptions({
    queryKey: ['all-activities', question.payload.language, searchKeyOf(question), facets],
    queryFn: async ({ signal }): Promise<AllActivities> => {
      const { payload } = question;
      const { itemsPerPage } = payload.pagination;
      const page = (number: number) =>
        ask(
          { ...question, payload: { ...payload, pagination: { itemsPerPage, page: number } } },
          facets,
          signal,
        );
      const first = await page(1);
      const more = Math.max(0, Math.ceil(first.meta.kept / itemsPerPage) - 1);
      const others = await Promise.all(Array.from({ length: more }, (_, at) => page(at + 2)));
      return { ...allOf(first), activities: [first, ...others].flatMap(({ data }) => data) };
    },
  });

/** What is near a place of which a page tells. Kilometres. */
const AROUND_KM = 25;

/** What the cheapest activity of a place costs, and how many there are. */
export const activitiesFromQuery = (
  query: ActivityQuery,
  at: GeoPoint,
  language: Language,
  infoData: Attribution,
) => {
  const { payload, ages } = activityQuestionOf(query, at, 'recommended', language, infoData);
  const one = { payload: { ...payload, pagination: { itemsPerPage: 1, page: 1 } }, ages };
  return queryOptions({
    queryKey: ['activities-from', language, searchKeyOf(one)],
    queryFn: async ({ signal }) => (await ask(one, { far: `-${AROUND_KM}` }, signal)).meta,
  });
};
