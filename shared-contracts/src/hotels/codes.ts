import { z } from '../zod/index.ts';

/** The name of this product in carts, orders and bookings. */
export const HOTEL = 'hotel';

/** Accommodation type, §3. */
export const HOTEL_KINDS = ['hotel', 'hostel', 'apartment', 'resort', 'boutique', 'rural'] as const;
export const hotelKind = z.enum(HOTEL_KINDS);
export type HotelKind = z.infer<typeof hotelKind>;

/** Amenities, §3, most asked for first. */
export const AMENITIES = [
  'wifi',
  'pool',
  'parking',
  'breakfast',
  'air-conditioning',
  'beach',
  'restaurant',
  'gym',
  'spa',
  'kitchen',
  'bar',
  'pets',
  'family-rooms',
  'accessible',
  'airport-transfer',
  'laundry',
] as const;
export const amenity = z.enum(AMENITIES);
export type Amenity = z.infer<typeof amenity>;

/** What is eaten for the price, least first. */
export const BOARDS = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const;
export const board = z.enum(BOARDS);
export type Board = z.infer<typeof board>;

/**
 * Cancellation policy, §3. `free-cancellation`: without cost until a day; `part-refund`: some nights are kept;
 * `non-refundable`: everything is.
 */
export const CANCELLATIONS = ['free-cancellation', 'part-refund', 'non-refundable'] as const;
export const cancellation = z.enum(CANCELLATIONS);
export type Cancellation = z.infer<typeof cancellation>;

/** By which its supplier knows a hotel: letters, digits, hyphens. */
export const hotelCode = z.string().check(z.regex(/^[A-Za-z0-9-]{3,24}$/));
