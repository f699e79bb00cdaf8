import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { searchHotels } from '@alisio/shared-contracts/endpoints';
import {
  HOTEL_SEARCH,
  type HotelQuery,
  type HotelSearchAnswer,
  type HotelSearchPayload,
  type HotelSort,
  hotelSearchKey,
  type ListedHotel,
  searchedRooms,
} from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';

/** The payload of §3 for an address. @param at the place's point; `offset`: the first hotel of the page, from 1 */
export const hotelPayloadOf = (
  { startDate, endDate, rooms, refundableOnly }: HotelQuery,
  { lat, lon }: GeoPoint,
  infoData: Attribution,
  offset: number = HOTEL_SEARCH.offset,
): HotelSearchPayload => ({
  geoSearch: {
    radius: HOTEL_SEARCH.radius,
    UOM: HOTEL_SEARCH.UOM,
    geoCode: { latitude: lat, longitude: lon },
  },
  pagination: { offset, pageSize: HOTEL_SEARCH.pageSize },
  rateInfo: {
    currencyCode: DEFAULT_CURRENCY,
    refundableOnly,
    stayDateTimeRange: { startDate, endDate },
    rooms: searchedRooms(rooms),
  },
  infoData,
});

/** How the server is to order and narrow a list: facets as addresses say them. */
export interface Narrowing {
  sort: HotelSort;
  facets: Readonly<Record<string, string>>;
}

const ask = (body: HotelSearchPayload, { sort, facets }: Narrowing, signal: AbortSignal) =>
  callApi(searchHotels, { query: { sort, ...facets }, body, signal });

/** A page of 200 hotels, ordered and narrowed by the server; places named in a language. */
export const hotelPageQuery = (payload: HotelSearchPayload, narrowing: Narrowing, language: Language) =>
  queryOptions({
    queryKey: ['hotels', language, hotelSearchKey(payload), narrowing],
    queryFn: ({ signal }): Promise<HotelSearchAnswer> => ask(payload, narrowing, signal),
  });

/** All hotels of a search. */
export interface AllHotels {
  hotels: readonly ListedHotel[];
  /** UTC, ISO 8601: until when their prices hold; nothing from an API of before */
  expiresAt: string | undefined;
}

/** All of an answer that holds all. */
export const allOf = ({ data, meta }: HotelSearchAnswer): AllHotels => ({
  hotels: data,
  expiresAt: meta.expiresAt,
});

/** All hotels of a search, page by page: the browser orders and narrows them by itself. At most a thousand. */
export const allHotelsQuery = (payload: HotelSearchPayload, narrowing: Narrowing, language: Language) =>
  queryOptions({
    queryKey: ['all-hotels', language, hotelSearchKey(payload), narrowing],
    queryFn: async ({ signal }): Promise<AllHotels> => {
      const { pageSize } = payload.pagination;
      const page = (number: number) => {
        const pagination = { offset: 1 + number * pageSize, pageSize };
        return ask({ ...payload, pagination }, narrowing, signal);
      };
      const first = await page(0);
      const more = Math.ceil(first.meta.total / pageSize) - 1;
      const others = await Promise.all(Array.from({ length: Math.max(0, more) }, (_, at) => page(at + 1)));
      return { ...allOf(first), hotels: [first, ...others].flatMap(({ data }) => data) };
    },
  });
