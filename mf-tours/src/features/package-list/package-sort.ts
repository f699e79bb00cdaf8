import { HOTEL_SORTS, type HotelSort } from '@alisio/shared-contracts/hotels';

/** The order that an address asks for; any other word is the first. */
export const sortOf = (word: string | null): HotelSort =>
  HOTEL_SORTS.find((sort) => sort === word) ?? HOTEL_SORTS[0];
