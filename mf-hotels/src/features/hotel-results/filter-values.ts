import { AMENITIES, BOARDS, CANCELLATIONS, HOTEL_KINDS } from '@alisio/shared-contracts/hotels';

/** Facets of which the values have an order of their own; parts of a town stand by price. */
export const VALUES: Readonly<Record<string, readonly string[]>> = {
  cancel: CANCELLATIONS,
  stars: ['5', '4', '3', '2', '1', '0'],
  score: ['90', '80', '70', '60'],
  kind: HOTEL_KINDS,
  with: AMENITIES,
  board: BOARDS,
};
