import { callApi } from '@alisio/platform/sdk/api';
import { keepHotelForPhone } from '@alisio/shared-contracts/endpoints';
import { type HotelQuery, type ListedHotel, searchedRooms } from '@alisio/shared-contracts/hotels';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';

/** Keeps the stay that a card shows under its code. @throws ApiProblem, `offer-not-found` among them */
export async function keepStayForPhone(
  { hotelInfo, hotelRateInfo: { lead } }: ListedHotel,
  { startDate, endDate, rooms, refundableOnly }: HotelQuery,
): Promise<void> {
  const { board, cancellation } = lead;
  await callApi(keepHotelForPhone, {
    params: { code: hotelInfo.hotelCode },
    body: {
      rateInfo: {
        currencyCode: DEFAULT_CURRENCY,
        refundableOnly,
        stayDateTimeRange: { startDate, endDate },
        rooms: searchedRooms(rooms),
      },
      board,
      cancellation,
    },
  });
}
