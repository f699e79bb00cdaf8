import { callApi, currentAttribution } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { searchHotels } from '@alisio/shared-contracts/endpoints';
import { type HotelQuery, type HotelSearchAnswer, hotelSearchKey } from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { hotelPayloadOf } from './hotel-search.ts';

/** What is near a place of which a page tells. Kilometres. */
const AROUND_KM = 40;

/**
 * The first hotels of a place, best first, and what the cheapest of all costs for a stay.
 * @param count so many of them
 */
export function hotelsFromQuery(
  query: HotelQuery,
  at: GeoPoint,
  count: number,
  language: Language,
  infoData: Attribution = currentAttribution(),
) {
  const body = { ...hotelPayloadOf(query, at, infoData), pagination: { offset: 1, pageSize: count } };
  return queryOptions({
    queryKey: ['hotels-from', language, hotelSearchKey(body)],
    queryFn: ({ signal }): Promise<HotelSearchAnswer> =>
      callApi(searchHotels, { query: { far: `-${AROUND_KM}` }, body, signal }),
  });
}
