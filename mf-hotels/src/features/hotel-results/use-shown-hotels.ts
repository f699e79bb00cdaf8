import { pageOf, useFacets } from '@alisio/platform/sdk/lists';
import {
  eachOnce,
  HOTEL_SEARCH,
  type ListedHotel,
  soldWays,
  sortHotels,
} from '@alisio/shared-contracts/hotels';
import { useMemo } from 'react';
import type { FilteredHotels } from './filter-words.ts';
import { HOTELS_PER_PAGE } from './pages-of-list.ts';
import { FACETS, type ResultsAddress } from './results-address.ts';
import type { HotelsOfSearch } from './use-hotels.ts';

const NONE: readonly ListedHotel[] = [];

/** What of a list stands on the page. */
export interface ShownHotels {
  /** on this page of the list */
  items: readonly ListedHotel[];
  /** all that the facets keep, in order, as far as they are here */
  kept: readonly ListedHotel[];
  count: number;
  page: number;
  pages: number;
  /** with what the list can be narrowed by; nothing while only a page of it is here */
  filtered: FilteredHotels | undefined;
}

/** The hotels of an address, ordered, narrowed and on its page. */
export function useShownHotels(
  { all, page: answer, offset }: HotelsOfSearch,
  address: ResultsAddress,
): ShownHotels {
  // Each plan of a hotel by itself: what facets keep is shown at the price of the cheapest that passes them.
  const ways = useMemo(() => soldWays(all ?? NONE), [all]);
  const facets = useFacets(ways, FACETS, address);
  const { kept } = facets.answer;
  const { sort } = address;
  // What people do most is narrow and order what is here: each of both once for what it follows from.
  const sorted = useMemo(() => sortHotels(ways, sort), [ways, sort]);
  const inOrder = useMemo(() => {
    if (kept.length === sorted.length) return eachOnce(sorted);
    const isKept = new Set(kept);
    return eachOnce(sorted.filter((way) => isKept.has(way)));
  }, [sorted, kept]);
  const filtered = useMemo(() => (all ? { facets, all } : undefined), [facets, all]);
  if (filtered) {
    return {
      ...pageOf(inOrder, address.page, HOTELS_PER_PAGE),
      kept: inOrder,
      count: inOrder.length,
      filtered,
    };
  }
  const count = answer?.meta.total ?? 0;
  const hotels = answer?.data ?? NONE;
  const pages = Math.max(1, Math.ceil(count / HOTELS_PER_PAGE));
  const { page } = pageOf(Array.from({ length: count }), address.page, HOTELS_PER_PAGE);
  const first = (page - 1) * HOTELS_PER_PAGE - (offset - 1);
  const items =
    first >= 0 && first < HOTEL_SEARCH.pageSize ? hotels.slice(first, first + HOTELS_PER_PAGE) : NONE;
  return { items, kept: hotels, count, page, pages, filtered };
}
