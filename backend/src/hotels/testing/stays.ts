import type { HotelSearchPayload, RoomGuests } from '@alisio/shared-contracts/hotels';
import { searchedRooms } from '@alisio/shared-contracts/hotels';

/** When tests of hotels happen: 25 November 2026, noon in UTC. */
export const NOON = Date.UTC(2026, 10, 25, 12);

export const CANCUN = { latitude: 21.1743, longitude: -86.8466 };

/** A question about hotels around Cancún for a week in February, of what tests change. */
export function stayQuestion({
  geoCode = CANCUN,
  startDate = '2027-02-08',
  endDate = '2027-02-15',
  rooms = [{ adults: 2, childAges: [] }],
  refundableOnly = false,
  radius = 20,
  pagination = { offset: 1, pageSize: 200 },
}: {
  geoCode?: HotelSearchPayload['geoSearch']['geoCode'];
  startDate?: string;
  endDate?: string;
  rooms?: readonly RoomGuests[];
  refundableOnly?: boolean;
  radius?: number;
  pagination?: HotelSearchPayload['pagination'];
} = {}): HotelSearchPayload {
  return {
    geoSearch: { radius, UOM: 'MI', geoCode },
    pagination,
    rateInfo: {
      currencyCode: 'USD',
      refundableOnly,
      stayDateTimeRange: { startDate, endDate },
      rooms: searchedRooms(rooms),
    },
    infoData: { source: '', medium: '', affiliateId: '', referrer: '' },
  };
}
