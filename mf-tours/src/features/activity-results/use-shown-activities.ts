import { pageOf, useFacets } from '@alisio/platform/sdk/lists';
import { ACTIVITY_SEARCH, type ListedActivity, sortActivities } from '@alisio/shared-contracts/activities';
import { useMemo } from 'react';
import type { FilteredActivities } from './filter-words.ts';
import { ACTIVITIES_PER_PAGE } from './pages-of-list.ts';
import { FACETS, type ResultsAddress } from './results-address.ts';
import type { ActivitiesOfSearch } from './use-activities.ts';

const NONE: readonly ListedActivity[] = [];

/** What of a list stands on the page. */
export interface ShownActivities {
  /** on this page of the list */
  items: readonly ListedActivity[];
  /** all that the facets keep, in order, as far as they are here */
  kept: readonly ListedActivity[];
  count: number;
  page: number;
  pages: number;
  /** with what the list can be narrowed by; nothing while only a page of it is here */
  filtered: FilteredActivities | undefined;
}

/** The activities of an address, ordered, narrowed and on its page. */
export function useShownActivities(
  { all, page: answer, serverPage }: ActivitiesOfSearch,
  address: ResultsAddress,
): ShownActivities {
  const facets = useFacets(all ?? NONE, FACETS, address);
  const { kept } = facets.answer;
  const { sort } = address;
  const inOrder = useMemo(() => sortActivities(kept, sort), [kept, sort]);
  const filtered = useMemo(() => (all ? { facets, all } : undefined), [facets, all]);
  if (filtered) {
    return {
      ...pageOf(inOrder, address.page, ACTIVITIES_PER_PAGE),
      kept: inOrder,
      count: inOrder.length,
      filtered,
    };
  }
  const count = answer?.meta.kept ?? 0;
  const activities = answer?.data ?? NONE;
  const pages = Math.max(1, Math.ceil(count / ACTIVITIES_PER_PAGE));
  const { page } = pageOf(Array.from({ length: count }), address.page, ACTIVITIES_PER_PAGE);
  const first = (page - 1) * ACTIVITIES_PER_PAGE - (serverPage - 1) * ACTIVITY_SEARCH.itemsPerPage;
  const items = first >= 0 ? activities.slice(first, first + ACTIVITIES_PER_PAGE) : NONE;
  return { items, kept: activities, count, page, pages, filtered };
}
