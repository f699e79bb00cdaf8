import { chanceOf } from '../../chance/index.ts';
import type { DemoHotel } from './demo-hotel.ts';
import type { Night } from './night-factors.ts';
import type { RoomType } from './room-types.ts';

/** Sold here, by key of type and night; see `nightKey`. */
export type NightSales = ReadonlyMap<string, number>;

/** One type of room of a hotel in one night. */
export const nightKey = (hotel: string, roomType: string, date: string): string =>
  `${hotel}/${roomType}/${date}`;

/** What of a night fills every hotel of its town. */
export const fullnessOf = ({ demand }: Night): number => 0.36 + demand * 0.5;
/** What of a hotel fills it: how much it is liked. */
export const likingOf = ({ score }: DemoHotel): number => (score - 75) / 110;

/**
 * So many rooms of a type others have taken already, by number, since a search asks it of thousands: more as a town is
 * full, and as a hotel is liked. `seed`, `count`: of the type; `hash`: of the night
 */
export function takenElsewhere(
  fullness: number,
  liking: number,
  seed: number,
  hash: number,
  count: number,
): number {
  const mood = chanceOf(Math.imul(seed ^ hash, 0x9e3779b1));
  const share = fullness + liking + (mood - 0.5) * 0.9;
  return Math.floor(Math.min(1, Math.max(0, share)) * count);
}

const takenIn = (hotel: DemoHotel, { seed, count }: RoomType, night: Night): number =>
  takenElsewhere(fullnessOf(night), likingOf(hotel), seed, night.hash, count);

/** How many rooms of a type are free in a night. */
export function roomsFree(hotel: DemoHotel, type: RoomType, night: Night, sales: NightSales): number {
  const sold = sales.size === 0 ? 0 : (sales.get(nightKey(hotel.code, type.code, night.date)) ?? 0);
  return Math.max(0, type.count - takenIn(hotel, type, night) - sold);
}

/** How many of a type may be sold here in a night in all: what others have not taken. */
export const roomsForSale = (hotel: DemoHotel, type: RoomType, night: Night): number =>
  Math.max(0, type.count - takenIn(hotel, type, night));

/** Half of what may be sold here in some night of a stay is sold: it costs more. */
export const isSought = (
  hotel: DemoHotel,
  type: RoomType,
  nights: readonly Night[],
  sales: NightSales,
): boolean =>
  sales.size > 0 &&
  nights.some((night) => {
    const sold = sales.get(nightKey(hotel.code, type.code, night.date)) ?? 0;
    return sold > 0 && sold * 2 >= roomsForSale(hotel, type, night);
  });

/** How many rooms of a type are free in every night of a stay; looks no further than `enough`. */
export function roomsThrough(
  hotel: DemoHotel,
  type: RoomType,
  nights: readonly Night[],
  sales: NightSales,
): number {
  let least = type.count;
  for (const night of nights) {
    least = Math.min(least, roomsFree(hotel, type, night, sales));
    if (least === 0) return 0;
  }
  return least;
}
