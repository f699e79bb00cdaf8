import type { FacetedHotel } from '@alisio/shared-contracts/hotels';
import type { DemoHotel } from '../demo/index.ts';

/** What of a hotel lists are narrowed and ordered by, whatever the stay. */
export type HotelFacts = FacetedHotel['hotelInfo'];

export const hotelFacts = ({ code, stars, kind, score, scored, amenities, area }: DemoHotel): HotelFacts => ({
  hotelCode: code,
  rating: stars,
  kind,
  ...(scored > 0 ? { guestScore: { score, count: scored } } : {}),
  amenities: [...amenities],
  locationInfo: { neighbourhood: area?.name ?? '' },
});
