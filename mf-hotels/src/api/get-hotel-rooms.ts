import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { getHotelRooms } from '@alisio/shared-contracts/endpoints';
import { type HotelQuery, searchedRooms } from '@alisio/shared-contracts/hotels';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';

/** What is shown is asked for anew before its prices are over (§9: 15 minutes). Milliseconds. */
const FRESH_MS = 10 * 60_000;

/** The rooms of a hotel for the stay of an address, with the plans that they are sold by. None where it is full. */
export function hotelRoomsQuery(
  code: string,
  { startDate, endDate, rooms, refundableOnly }: Omit<HotelQuery, 'place'>,
  language: Language,
  infoData: Attribution,
) {
  const rateInfo = {
    currencyCode: DEFAULT_CURRENCY,
    refundableOnly,
    stayDateTimeRange: { startDate, endDate },
    rooms: searchedRooms(rooms),
  };
  return queryOptions({
    queryKey: ['hotel-rooms', code, language, JSON.stringify(rateInfo)],
    queryFn: ({ signal }) =>
      callApi(getHotelRooms, { params: { code }, body: { rateInfo, infoData }, signal }),
    staleTime: FRESH_MS,
  });
}
