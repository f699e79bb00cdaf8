import { useListAddress } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import {
  ACTIVITY_SORTS,
  type ActivityQuery,
  type ActivitySort,
  activityFacets,
  readActivityQuery,
} from '@alisio/shared-contracts/activities';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { useMemo } from 'react';
import type { Narrowing } from '../../api/activity-search.ts';

/** What is near: kilometres around a place of which the list speaks, where its address says nothing else. */
export const NEAR_KM = 25;

/** The facets of the list, whose names addresses have. */
export const FACETS = activityFacets(DEFAULT_CURRENCY);

/** All activities of the list, as the server finds them: narrowed by how far they lie alone. */
export const everyActivity = (sort: ActivitySort, km: number = NEAR_KM): Narrowing => ({
  sort,
  facets: { far: `-${km}` },
});

/**
 * How an address orders and narrows its list, for the server.
 * @param readAll what the address says by a name, each time that it says it
 */
export function narrowingOf(
  sort: ActivitySort,
  readAll: (name: string) => readonly string[],
  km: number = NEAR_KM,
): Narrowing {
  const facets = FACETS.facets.flatMap(({ name }) => {
    const words = readAll(name).filter(Boolean);
    return words.length > 0 ? [[name, words.join('.')] as const] : [];
  });
  return { sort, facets: { ...everyActivity(sort, km).facets, ...Object.fromEntries(facets) } };
}

/** Whether a list is narrowed by nothing that somebody chose. */
export const isPlain = ({ facets }: Narrowing): boolean => Object.keys(facets).length === 1;

export const sortOf = (word: string | null): ActivitySort =>
  ACTIVITY_SORTS.find((sort) => sort === word) ?? ACTIVITY_SORTS[0];

export type ResultsAddress = ReturnType<typeof useResultsAddress>;

/** What stands in the address of a list: its search, order, page and facets. */
export const useResultsAddress = () => useListAddress(ACTIVITY_SORTS);

/** The search that an address names, with the fallbacks of §5; the same object as long as it says the same. */
export function useActivityQuery(): ActivityQuery {
  const { search } = useLocation();
  const today = useToday();
  const said = JSON.stringify(readActivityQuery(new URLSearchParams(search), today));
  return useMemo((): ActivityQuery => JSON.parse(said), [said]);
}
