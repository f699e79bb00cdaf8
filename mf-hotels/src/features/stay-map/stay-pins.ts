import type { Prices } from '@alisio/platform/sdk/visitor';
import { type ListedHotel, stayTotalOf } from '@alisio/shared-contracts/hotels';
import type { MapPin } from '@alisio/shared-ui/map';

type Writes = Pick<Prices, 'fromMoney'>;

/** What the whole stay costs, as on the hotel's card, without cents: rounded up, never down. */
export const priceOfStay = (hotel: ListedHotel, { fromMoney }: Writes): string =>
  fromMoney(stayTotalOf(hotel), hotel.hotelRateInfo.rateInfo.convertedRateInfo[0]?.currencyCode ?? '');

/** Hotels of a list as they stand on its map. */
export const stayPins = (hotels: readonly ListedHotel[], prices: Writes): MapPin[] =>
  hotels.map((hotel) => {
    const { hotelCode, hotelName, locationInfo } = hotel.hotelInfo;
    const text = priceOfStay(hotel, prices);
    return {
      id: hotelCode,
      lat: locationInfo.latitude,
      lon: locationInfo.longitude,
      text,
      label: `${hotelName}, ${text}`,
    };
  });
