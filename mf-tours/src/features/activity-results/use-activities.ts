import { currentAttribution } from '@alisio/platform/sdk/api';
import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import {
  ACTIVITY_SEARCH,
  type ActivityQuery,
  type ActivitySearchAnswer,
  type ActivitySort,
  type ListedActivity,
} from '@alisio/shared-contracts/activities';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  activityPageQuery,
  activityQuestionOf,
  allActivitiesQuery,
  allOf,
  searchKeyOf,
} from '../../api/activity-search.ts';
import { serverPageOf } from './pages-of-list.ts';
import { everyActivity, isPlain, narrowingOf, type ResultsAddress } from './results-address.ts';

/** What is known of a list. */
export interface ActivitiesOfSearch {
  /** all activities of the search; nothing while only a page of them is here */
  all: readonly ListedActivity[] | undefined;
  /** a page of a hundred as the server orders and narrows it; nothing while it is on its way */
  page: ActivitySearchAnswer | undefined;
  /** which of the server's pages that is, from 1 */
  serverPage: number;
  error: unknown;
  isFailed: boolean;
  /** UTC, ISO 8601: until when the prices hold; nothing while they are on their way */
  expiresAt: string | undefined;
  /** asks for all that is here again; what stands stays until it is here */
  refresh: () => Promise<void>;
}

/**
 * The activities of an address. A page of them comes first, ordered and narrowed by the server; where that is not all, the
 * others follow once the page stands, and the browser orders and narrows them all.
 * @param at where is searched; nothing while that is not known
 */
export function useActivities(
  query: ActivityQuery,
  at: GeoPoint | undefined,
  address: Pick<ResultsAddress, 'sort' | 'readAll' | 'page'>,
): ActivitiesOfSearch {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const point = at ?? { lat: 0, lon: 0 };
  const serverPage = serverPageOf(address.page);
  const narrowing = narrowingOf(address.sort, address.readAll, query.km);
  const questionOf = (sort: ActivitySort, page?: number) =>
    activityQuestionOf(query, point, sort, language, currentAttribution(), page);
  const whole = questionOf('recommended');
  const key = searchKeyOf(whole);

  const every = allActivitiesQuery(whole, everyActivity('recommended', query.km));
  const known = useQuery({ ...every, enabled: false }).data;

  const page = useQuery({
    ...activityPageQuery(questionOf(address.sort, serverPage), narrowing),
    // Who has all of them asks for no other order.
    enabled: at !== undefined && known === undefined,
  });
  const { data } = page;
  const isWhole =
    data !== undefined &&
    serverPage === ACTIVITY_SEARCH.page &&
    isPlain(narrowing) &&
    data.meta.kept <= ACTIVITY_SEARCH.itemsPerPage;
  const isPart = isHydrated && data !== undefined && !isWhole;
  const client = useQueryClient();
  const newest = useRef(every);
  useLayoutEffect(() => {
    newest.current = every;
  });
  // What one answer holds is kept as all of them, so that no other order or facet is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer belongs to the search that it answers
  useEffect(() => {
    if (isWhole) client.setQueryData(newest.current.queryKey, allOf(data));
  }, [client, isWhole, data, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isPart && known === undefined) void client.prefetchQuery(newest.current);
  }, [client, isPart, known, key]);
  const whatIsHere = known ?? (isWhole ? allOf(data) : undefined);
  const refresh = async () => {
    if (known === undefined) return void (await page.refetch());
    // §8: request errors are logged only; what stands is as old as its clock says.
    await client.fetchQuery({ ...every, staleTime: 0 }).catch(console.error);
  };
  return {
    all: whatIsHere?.activities,
    page: data,
    serverPage,
    error: page.error,
    isFailed: page.isError && !page.isFetching && known === undefined,
    expiresAt: whatIsHere?.expiresAt ?? data?.meta.expiresAt,
    refresh,
  };
}
