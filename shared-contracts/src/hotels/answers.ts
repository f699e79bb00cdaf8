import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { listedHotel } from './hotel.ts';

/** How a list may be ordered by the server: beyond one page only it can. */
export const HOTEL_SORTS = ['recommended', 'price', 'rating', 'distance'] as const;
export const hotelSort = z.enum(HOTEL_SORTS);
export type HotelSort = z.infer<typeof hotelSort>;

/** A page of hotels, and how many there are. */
export const hotelSearchAnswer = z.strictObject({
  data: z.array(listedHotel),
  meta: z.strictObject({
    /** within the radius, with a room for everybody */
    total: z.int(),
    /** within the radius, without one on these days */
    soldOut: z.int(),
    /** lowest total of all of them; none where nothing is left */
    from: z.optional(moneyAmount),
    /** UTC, until when these prices hold (§9: 15 minutes); what a hotel's page says of them holds by its own */
    expiresAt: z.optional(z.string()),
  }),
});
export type HotelSearchAnswer = z.infer<typeof hotelSearchAnswer>;
