import { useListAddress } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { HOTEL_SORTS, type HotelSort, hotelFacets, readHotelQuery } from '@alisio/shared-contracts/hotels';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { useMemo } from 'react';
import type { Narrowing } from '../../api/hotel-search.ts';

/** What is near: kilometres around a place of which the list speaks, where its address says nothing else. */
export const NEAR_KM = 25;

/** The facets of the list, whose names addresses have. */
export const FACETS = hotelFacets(DEFAULT_CURRENCY);

/** All hotels of the list, as the server finds them: narrowed by how far they lie alone. */
export const everyHotel = (km: number = NEAR_KM): Narrowing => ({
  sort: 'recommended',
  facets: { far: `-${km}` },
});

/**
 * How an address orders and narrows its list, for the server.
 * @param readAll what the address says by a name, each time that it says it
 */
export function narrowingOf(
  sort: HotelSort,
  readAll: (name: string) => readonly string[],
  km: number = NEAR_KM,
): Narrowing {
  const facets = FACETS.facets.flatMap(({ name }) => {
    const words = readAll(name).filter(Boolean);
    return words.length > 0 ? [[name, words.join('.')] as const] : [];
  });
  return { sort, facets: { ...everyHotel(km).facets, ...Object.fromEntries(facets) } };
}

/** Whether a list is narrowed by nothing that somebody chose. */
export const isPlain = ({ facets }: Narrowing): boolean => Object.keys(facets).length === 1;

export const sortOf = (word: string | null): HotelSort =>
  HOTEL_SORTS.find((sort) => sort === word) ?? HOTEL_SORTS[0];

export type ResultsAddress = ReturnType<typeof useResultsAddress>;

/** What stands in the address of a list: its search, order, page and facets, and what is compared. */
export const useResultsAddress = () => useListAddress(HOTEL_SORTS);

/** The search that an address names, with the fallbacks of §5; the same object as long as it says the same. */
export function useHotelQuery() {
  const { search } = useLocation();
  const today = useToday();
  const said = JSON.stringify(readHotelQuery(new URLSearchParams(search), today));
  return useMemo((): ReturnType<typeof readHotelQuery> => JSON.parse(said), [said]);
}
