import { currentAttribution } from '@alisio/platform/sdk/api';
import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import {
  HOTEL_SEARCH,
  type HotelQuery,
  type HotelSearchAnswer,
  hotelSearchKey,
  type ListedHotel,
} from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { allHotelsQuery, allOf, hotelPageQuery, hotelPayloadOf } from '../../api/hotel-search.ts';
import { offsetOf } from './pages-of-list.ts';
import { everyHotel, isPlain, narrowingOf, type ResultsAddress } from './results-address.ts';

/** What is known of a list. */
export interface HotelsOfSearch {
  /** all hotels of the search; nothing while only a page of them is here */
  all: readonly ListedHotel[] | undefined;
  /** a page of 200 as the server orders and narrows it; nothing while it is on its way */
  page: HotelSearchAnswer | undefined;
  /** of the first hotel of that page, from 1 */
  offset: number;
  error: unknown;
  isFailed: boolean;
  /** UTC, ISO 8601: until when the prices hold; nothing while they are on their way */
  expiresAt: string | undefined;
  /** asks for all that is here again; what stands stays until it is here */
  refresh: () => Promise<void>;
}

/**
 * The hotels of an address. A page of them comes first, ordered and narrowed by the server; where there are more than one
 * holds, the others follow once the page stands, and the browser orders and narrows them all.
 * @param at where is searched; nothing while that is not known
 */
export function useHotels(
  query: HotelQuery,
  at: GeoPoint | undefined,
  address: Pick<ResultsAddress, 'sort' | 'readAll' | 'page'>,
): HotelsOfSearch {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const point = at ?? { lat: 0, lon: 0 };
  const offset = offsetOf(address.page);
  const narrowing = narrowingOf(address.sort, address.readAll, query.km);
  const payload = hotelPayloadOf(query, point, currentAttribution(), offset);
  const key = hotelSearchKey(payload);
  const plain = everyHotel(query.km);
  const whole = hotelPayloadOf(query, point, currentAttribution());

  const every = allHotelsQuery(whole, plain, language);
  const known = useQuery({ ...every, enabled: false }).data;

  const page = useQuery({
    ...hotelPageQuery(payload, narrowing, language),
    // Who has all of them asks for no other order.
    enabled: at !== undefined && known === undefined,
    // Another order or language of the same search: what stands stays until it is here.
    placeholderData: (before, asked) => (asked?.queryKey[2] === key ? before : undefined),
  });
  const { data, isPlaceholderData } = page;
  const isWhole =
    data !== undefined &&
    !isPlaceholderData &&
    offset === HOTEL_SEARCH.offset &&
    isPlain(narrowing) &&
    data.meta.total <= HOTEL_SEARCH.pageSize;
  const isPart = isHydrated && data !== undefined && !isPlaceholderData && !isWhole;
  const client = useQueryClient();
  const newest = useRef(every);
  useLayoutEffect(() => {
    newest.current = every;
  });
  // What one answer holds is kept as all of them, so that no other order or facet is asked for.
  useEffect(() => {
    if (isWhole) client.setQueryData(newest.current.queryKey, allOf(data));
  }, [client, isWhole, data]);
  useEffect(() => {
    if (isPart && known === undefined) void client.prefetchQuery(newest.current);
  }, [client, isPart, known]);
  const whatIsHere = known ?? (isWhole ? allOf(data) : undefined);
  const refresh = async () => {
    if (known === undefined) return void (await page.refetch());
    // §8: request errors are logged only; what stands is as old as its clock says.
    await client.fetchQuery({ ...every, staleTime: 0 }).catch(console.error);
  };
  return {
    all: whatIsHere?.hotels,
    page: data,
    offset,
    error: page.error,
    isFailed: page.isError && !page.isFetching && known === undefined,
    expiresAt: (whatIsHere ?? (data && allOf(data)))?.expiresAt,
    refresh,
  };
}
