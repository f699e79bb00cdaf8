import { type HotelQuery, hotelCode, readHotelQuery } from '@alisio/shared-contracts/hotels';

/** What the address of a hotel's page asks for. */
export interface HotelAddress {
  /** nothing where the address names none that could be one */
  code: string | undefined;
  query: HotelQuery;
  /** it names days that are not sold: the stay is another one (§5) */
  isOtherStay: boolean;
}

/** @param today the visitor's, ISO date */
export function readHotelAddress(search: URLSearchParams, today: string): HotelAddress {
  const code = hotelCode.safeParse(search.get('hotel'));
  const query = readHotelQuery(search, today);
  const said = [search.get('checkIn'), search.get('checkOut')];
  return {
    code: code.success ? code.data : undefined,
    query,
    isOtherStay: said[0] !== null && (said[0] !== query.startDate || said[1] !== query.endDate),
  };
}
