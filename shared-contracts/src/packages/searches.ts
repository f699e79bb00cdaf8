import type { Attribution } from '../attribution/index.ts';
import type { FlightSearchPayload } from '../flights/search.ts';
import { flightSearchPayloadOf } from '../flights/search-query.ts';
import { type HotelSearchPayload, searchedRooms } from '../hotels/search.ts';
import { HOTEL_SEARCH, type RoomGuests } from '../hotels/stay.ts';
import type { GeoPoint, TravelerCounts } from '../rules/index.ts';
import { PACKAGE_CURRENCY, PACKAGE_RADIUS_KM } from './codes.ts';
import type { PackageQuery } from './query.ts';

/** Below this age a child flies on a lap, §5. */
const ON_A_LAP = 2;

/** Who flies of those who sleep in these rooms (§5: child 2 to 11, infant under 2). */
export function travelersIn(rooms: readonly RoomGuests[]): TravelerCounts {
  const ages = rooms.flatMap(({ childAges }) => childAges);
  const infant = ages.filter((age) => age < ON_A_LAP).length;
  return {
    adult: rooms.reduce((sum, { adults }) => sum + adults, 0),
    child: ages.length - infant,
    infant,
  };
}

/** The flight search that an address of packages asks for: there and back, in what packages are priced in. */
export const packageFlightSearch = (query: PackageQuery, infoData: Attribution): FlightSearchPayload =>
  flightSearchPayloadOf(
    { ...query, tripType: '2', ...travelersIn(query.rooms), currencyCode: PACKAGE_CURRENCY },
    infoData,
  );

/** The hotel search that an address of packages asks for. `point`: where they sleep. */
export const packageHotelSearch = (
  { departureDate, returnDate, rooms }: PackageQuery,
  point: GeoPoint,
  infoData: Attribution,
): HotelSearchPayload => ({
  geoSearch: {
    radius: PACKAGE_RADIUS_KM,
    UOM: 'KM',
    geoCode: { latitude: point.lat, longitude: point.lon },
  },
  pagination: { offset: HOTEL_SEARCH.offset, pageSize: HOTEL_SEARCH.pageSize },
  rateInfo: {
    currencyCode: PACKAGE_CURRENCY,
    refundableOnly: false,
    stayDateTimeRange: { startDate: departureDate, endDate: returnDate },
    rooms: searchedRooms(rooms),
  },
  infoData,
});
