import { AMENITIES, type Amenity, type HotelKind } from '@alisio/shared-contracts/hotels';
import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';
import { chanceOf, hashOf } from '../../chance/index.ts';
import { type Area, placeIn, placeNear, plainNight, type Town, type Towns } from '../../towns/index.ts';
import type { DemoHotel } from './demo-hotel.ts';
import { hotelName } from './hotel-names.ts';

/** Parts of a town reach so far. Kilometres. */
const AREA_KM = 3;

/** Shares of kinds among hotels of a town, by what it is. */
const KINDS: Readonly<Record<'city' | 'coast' | 'town', readonly (readonly [HotelKind, number])[]>> = {
  city: [
    ['hotel', 0.55],
    ['apartment', 0.17],
    ['boutique', 0.12],
    ['hostel', 0.14],
    ['rural', 0.02],
  ],
  coast: [
    ['hotel', 0.36],
    ['resort', 0.24],
    ['apartment', 0.2],
    ['boutique', 0.12],
    ['hostel', 0.08],
  ],
  town: [
    ['hotel', 0.5],
    ['rural', 0.2],
    ['boutique', 0.13],
    ['apartment', 0.1],
    ['hostel', 0.07],
  ],
};

function kindOf(town: Town, chance: number): HotelKind {
  const isCoast = town.land.some((reach) => reach < 15) && town.people < 900;
  let left = chance;
  for (const [kind, share] of KINDS[isCoast ? 'coast' : town.people > 300 ? 'city' : 'town']) {
    if (left < share) return kind;
    left -= share;
  }
  return 'hotel';
}

const STARS: Readonly<Record<HotelKind, readonly number[]>> = {
  hotel: [2, 3, 3, 3, 4, 4, 4, 5],
  hostel: [1, 1, 2],
  apartment: [0],
  resort: [4, 4, 5, 5],
  boutique: [3, 4, 4, 5],
  rural: [2, 3, 3, 4],
};
/** What a star changes of the price; 0 is an apartment's. */
const OF_STARS = [1.05, 0.42, 0.68, 1, 1.5, 2.4] as const;
const OF_KIND: Readonly<Record<HotelKind, number>> = {
  hotel: 1,
  hostel: 0.6,
  apartment: 1,
  resort: 1.3,
  boutique: 1.15,
  rural: 0.95,
};
const MOST_ROOMS: Readonly<Record<HotelKind, number>> = {
  hotel: 180,
  hostel: 30,
  apartment: 40,
  resort: 420,
  boutique: 36,
  rural: 24,
};

/** How likely an amenity is, by stars from 0 to 5; what a kind always or never has stands below. */
const LIKELY: Readonly<Record<Amenity, readonly number[]>> = {
  wifi: [1, 0.95, 1, 1, 1, 1],
  pool: [0.25, 0.02, 0.08, 0.3, 0.65, 0.9],
  parking: [0.5, 0.2, 0.4, 0.55, 0.7, 0.8],
  breakfast: [0.1, 0.4, 0.6, 0.8, 0.95, 1],
  'air-conditioning': [0.6, 0.3, 0.5, 0.75, 0.95, 1],
  beach: [0, 0, 0, 0, 0, 0],
  restaurant: [0, 0.1, 0.2, 0.5, 0.85, 1],
  gym: [0.15, 0, 0.05, 0.25, 0.7, 0.95],
  spa: [0, 0, 0, 0.06, 0.35, 0.85],
  kitchen: [1, 0.5, 0.05, 0.03, 0.02, 0.02],
  bar: [0, 0.3, 0.2, 0.45, 0.8, 1],
  pets: [0.4, 0.1, 0.2, 0.25, 0.25, 0.3],
  'family-rooms': [0.6, 0.3, 0.4, 0.5, 0.6, 0.6],
  accessible: [0.2, 0.05, 0.15, 0.4, 0.7, 0.9],
  'airport-transfer': [0.05, 0.05, 0.15, 0.25, 0.4, 0.6],
  laundry: [0.5, 0.6, 0.4, 0.5, 0.7, 0.9],
};

function amenitiesOf(kind: HotelKind, stars: number, nearWater: boolean, hash: number): Amenity[] {
  return AMENITIES.filter((amenity, at) => {
    if (amenity === 'beach') return nearWater && (kind === 'resort' || stars >= 4);
    if (kind === 'resort' && (amenity === 'pool' || amenity === 'restaurant')) return true;
    return chanceOf(Math.imul(hash ^ (at + 1), 0x9e3779b1)) < (LIKELY[amenity][stars] ?? 0);
  });
}

function areaAround(town: Town, point: GeoPoint): Area | undefined {
  let nearest: Area | undefined;
  let least = AREA_KM;
  for (const area of town.areas) {
    const km = distanceKm(area, point);
    if (km < least) [nearest, least] = [area, km];
  }
  return nearest;
}

/** By which a hotel is known. `number`: from 0 */
export const codeOfHotel = (town: Town, number: number): string => `${town.id}-${number.toString(36)}`;

/** One hotel of a town. `number`: from 0 */
export function demoHotel(town: Town, number: number): DemoHotel {
  const code = codeOfHotel(town, number);
  const hash = hashOf(code) >>> 0;
  const kind = kindOf(town, chanceOf(hash));
  const stars = STARS[kind][(hash >>> 4) % STARS[kind].length] ?? 3;
  const place = placeIn(town, hash);
  // Half of them stand where people look for one.
  const wanted = town.areas.length > 0 && chanceOf(hash ^ 0x2f0b) < 0.5;
  const chosen = wanted ? town.areas[(hash >>> 8) % town.areas.length] : undefined;
  const point = chosen ? placeNear(chosen, hash) : place;
  const nearWater = place.nearWater && !chosen;
  const mood = 0.75 + chanceOf(hash ^ 0x6d2b) * 0.6;
  const fame = 1 + Math.min(0.45, Math.log10(1 + town.hotels / 20) * 0.22);
  const score = Math.round(62 + chanceOf(hash ^ 0x0a17) * 28 + stars * 1.2);
  return {
    code,
    town,
    name: hotelName(kind, town.country, code),
    kind,
    stars,
    score: Math.min(98, score),
    scored: (hash & 31) === 7 ? 0 : 4 + Math.floor(chanceOf(hash ^ 0x5bd1) ** 3 * 2400),
    amenities: amenitiesOf(kind, stars, nearWater, hash),
    area: chosen ?? areaAround(town, point),
    night: Math.round(
      plainNight(town.country) *
        (OF_STARS[stars] ?? 1) *
        OF_KIND[kind] *
        mood *
        fame *
        (nearWater ? 1.3 : 1) *
        (chosen ? 1.08 : 1) *
        100,
    ),
    rooms: Math.max(6, Math.round(MOST_ROOMS[kind] * (0.2 + chanceOf(hash ^ 0x4ac9) * 0.8))),
    lat: point.lat,
    lon: point.lon,
  };
}

/** A hotel by its code, read as it is written: `04` is no other spelling of `4`. @returns nothing for what is none */
export function hotelOfCode(towns: Pick<Towns, 'town'>, code: string): DemoHotel | undefined {
  const [, townId = '', digits = ''] = /^(.+)-([0-9a-z]+)$/.exec(code) ?? [];
  const [town, number] = [towns.town(townId), Number.parseInt(digits, 36)];
  return town && number < town.hotels && codeOfHotel(town, number) === code
    ? demoHotel(town, number)
    : undefined;
}

/** All hotels of a town, in the order of their numbers. */
export const demoHotels = (town: Town): DemoHotel[] =>
  Array.from({ length: town.hotels }, (_, number) => demoHotel(town, number));
