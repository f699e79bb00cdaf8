import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import type { BodyOf, searchPackages } from '@alisio/shared-contracts/endpoints';
import { type RoomGuests, writeRooms } from '@alisio/shared-contracts/hotels';
import { packageFlightSearch, packageHotelSearch, readPackageQuery } from '@alisio/shared-contracts/packages';

export const TODAY = '2026-11-25';
/** Noon of that day, UTC. */
export const NOON = Date.parse(`${TODAY}T12:00:00Z`);

export interface PackageWords {
  from?: string;
  to?: string;
  on?: string;
  back?: string;
  rooms?: readonly RoomGuests[];
  /** where they sleep; Cartagena unless told */
  point?: { lat: number; lon: number };
  /** ISO date */
  today?: string;
}

/** What pages ask for a package of two to Cartagena for four nights, but for what is said. */
export function packageQuestion({
  from = 'BOG',
  to = 'CTG',
  on = '2027-02-10',
  back = '2027-02-14',
  rooms = [{ adults: 2, childAges: [] }],
  point = { lat: 10.42, lon: -75.54 },
  today = TODAY,
}: PackageWords = {}): BodyOf<typeof searchPackages> {
  const said = new URLSearchParams({
    from,
    to,
    departureDate: on,
    returnDate: back,
    rooms: writeRooms(rooms),
  });
  const query = readPackageQuery(said, today);
  return {
    flight: packageFlightSearch(query, NO_ATTRIBUTION),
    hotel: packageHotelSearch(query, point, NO_ATTRIBUTION),
  };
}
