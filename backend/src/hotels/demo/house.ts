import type { HotelDetail, HotelPicture } from '@alisio/shared-contracts/hotels';
import { chanceOf, hashOf } from '../../chance/index.ts';
import { isByTheSea } from '../../towns/index.ts';
import type { DemoHotel } from './demo-hotel.ts';
import { hasCots } from './room-types.ts';

type Rules = HotelDetail['houseRules'];

/** §: times, deposit, children, pets and parking of a house; always the same for the same house. */
export function houseRulesOf({ code, stars, kind, amenities, night }: DemoHotel): Rules {
  const chance = (salt: number) => chanceOf(hashOf(`${code} rules`) ^ salt);
  const early = kind === 'hostel' ? '13:00' : stars >= 4 ? '15:00' : '14:00';
  return {
    checkInFrom: early,
    checkOutUntil: chance(3) < 0.5 ? '11:00' : '12:00',
    ...(kind === 'resort' || kind === 'apartment'
      ? { deposit: { amount: Math.max(5000, Math.round(night / 5000) * 5000), currency: 'USD' } }
      : {}),
    childrenStayUntil: 11,
    cot: hasCots(kind),
    pets: amenities.includes('pets'),
    parking: amenities.includes('parking') ? (stars >= 4 && chance(5) < 0.6 ? 'paid' : 'free') : 'none',
  };
}

export const SCORE_CRITERIA = ['clean', 'staff', 'place', 'comfort', 'value', 'quiet'] as const;

/** What guests said by criterion, in tenths, around what they said in all. */
export const scoresOf = ({ code, score }: DemoHotel): HotelDetail['scores'] =>
  SCORE_CRITERIA.map((criterion) => ({
    criterion,
    score: Math.max(
      20,
      Math.min(99, Math.round(score + (chanceOf(hashOf(`${code} ${criterion}`)) - 0.5) * 16)),
    ),
  }));

const FACADES: Readonly<Record<DemoHotel['kind'], readonly string[]>> = {
  hotel: ['torre', 'deco', 'casona'],
  hostel: ['casona', 'deco'],
  apartment: ['torre', 'deco'],
  resort: ['torre', 'hacienda', 'lodge'],
  boutique: ['casona', 'deco', 'hacienda'],
  rural: ['hacienda', 'lodge', 'refugio'],
};
const HOURS = ['day', 'dusk', 'night'] as const;

/** What its façade is drawn as where there is no photo. */
export function facadeOf(hotel: DemoHotel): HotelPicture {
  const { code, kind } = hotel;
  const hash = hashOf(`${code} facade`) >>> 0;
  const views = FACADES[kind];
  const view = views[hash % views.length] ?? 'casona';
  return {
    // The tower stands at a beach: where none is, its like in a street.
    draws: view === 'torre' && !isByTheSea(hotel) ? 'torreCiudad' : view,
    light: HOURS[(hash >>> 8) % HOURS.length] ?? 'day',
    seed: code,
  };
}
