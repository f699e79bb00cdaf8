import { type Facets, useFacets, useListAddress } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import {
  type ListedTour,
  readTourQuery,
  sortTours,
  TOUR_SORTS,
  tourFacets,
} from '@alisio/shared-contracts/tours';
import { useMemo } from 'react';

/** §9 */
export const TOURS_PER_PAGE = 10;

/** What stands in the address of a list: its search, order, page and facets. */
export const useResultsAddress = () => useListAddress(TOUR_SORTS);
export type ResultsAddress = ReturnType<typeof useResultsAddress>;

/** The search that an address names, with the fallbacks of §5; the same object as long as it says the same. */
export function useTourSearch() {
  const { search } = useLocation();
  const today = useToday();
  const said = JSON.stringify(readTourQuery(new URLSearchParams(search), today));
  return useMemo((): ReturnType<typeof readTourQuery> => JSON.parse(said), [said]);
}

/** A list with what it can be narrowed by. */
export interface FilteredTours {
  facets: Facets<ListedTour>;
  /** all of the list, kept or not */
  all: readonly ListedTour[];
}

/** The tours of a list that the address keeps, in its order. @param all the same as long as the answer is */
export function useKeptTours(
  all: readonly ListedTour[],
  address: ResultsAddress,
): FilteredTours & { kept: readonly ListedTour[] } {
  const facets = useFacets(all, tourFacets, address);
  const { kept } = facets.answer;
  const { sort } = address;
  const inOrder = useMemo(() => sortTours(kept, sort), [kept, sort]);
  return { facets, all, kept: inOrder };
}
