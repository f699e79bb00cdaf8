import { useListAddress } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { CRUISE_SORTS, type CruiseQuery, readCruiseQuery } from '@alisio/shared-contracts/cruises';
import { useMemo } from 'react';

/** Names in an address the route of which all sailings are shown. */
export const MORE = 'more';

/** What stands in the address of a list: its search, order, page and facets. */
export const useResultsAddress = () => useListAddress(CRUISE_SORTS);
export type ResultsAddress = ReturnType<typeof useResultsAddress>;

/** The search that an address names; the same object as long as it says the same. */
export function useCruiseQuery(): CruiseQuery {
  const { search } = useLocation();
  const today = useToday();
  const said = JSON.stringify(readCruiseQuery(new URLSearchParams(search), today));
  return useMemo((): CruiseQuery => JSON.parse(said), [said]);
}

/** The address of the same list with all sailings of one route. */
export function moreHref(pathname: string, search: string, itinerary: string): string {
  const words = new URLSearchParams(search);
  words.set(MORE, itinerary);
  return `${pathname}?${words}`;
}
