import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { distanceKm } from '@alisio/shared-contracts/rules';
import type { Town } from '../../towns/index.ts';
import {
  type DemoHotel,
  likingOf,
  modelOf,
  type Plan,
  plansOf,
  roomTypesOf,
  type TaxRule,
  taxesOf,
} from '../demo/index.ts';
import { type HotelFacts, hotelFacts } from './hotel-facts.ts';

/**
 * Hotels in an order, by number: a search looks at thousands of rooms of a thousand hotels, each on every night. Types of
 * room of one hotel stand together, the cheapest first, those of the n-th from `first[n]` to `first[n + 1]`.
 */
export interface HotelColumns {
  hotels: readonly DemoHotel[];
  /** from the point, kilometres, as it is told */
  km: readonly number[];
  towns: readonly Town[];
  /** place of each hotel's town among them */
  town: Uint16Array;
  facts: readonly HotelFacts[];
  plans: readonly (readonly Plan[])[];
  taxes: readonly (readonly TaxRule[])[];
  /** see `likingOf` */
  liking: Float64Array;
  first: Uint32Array;
  /** of each type: a list of its place alone, which is what most stays are in */
  alone: readonly (readonly number[])[];
  /** of each type: its place in `ROOM_MODELS` */
  model: Uint8Array;
  seed: Int32Array;
  /** how many there are */
  rooms: Uint16Array;
  /** a plain double's night times the type's factor, US cents */
  base: Float64Array;
}

/** The columns of some hotels, told how far from a point. */
export function hotelColumns(hotels: readonly DemoHotel[], point: GeoPoint): HotelColumns {
  const types = hotels.map((hotel) => roomTypesOf(hotel).toSorted((one, other) => one.factor - other.factor));
  const all = types.flat();
  const towns = [...new Set(hotels.map(({ town }) => town))];
  const places = new Map(towns.map((town, place) => [town, place]));
  const first = new Uint32Array(hotels.length + 1);
  for (const [at, { length }] of types.entries()) first[at + 1] = (first[at] ?? 0) + length;
  return {
    hotels,
    km: hotels.map((hotel) => Number(distanceKm(point, hotel).toFixed(1))),
    towns,
    town: Uint16Array.from(hotels, ({ town }) => places.get(town) ?? 0),
    facts: hotels.map(hotelFacts),
    plans: hotels.map(plansOf),
    taxes: hotels.map(taxesOf),
    liking: Float64Array.from(hotels, likingOf),
    first,
    alone: all.map((_, type) => [type]),
    model: Uint8Array.from(all, modelOf),
    seed: Int32Array.from(all, ({ seed }) => seed),
    rooms: Uint16Array.from(all, ({ count }) => count),
    base: Float64Array.from(
      types.flatMap((own, at) => own.map(({ factor }) => (hotels[at]?.night ?? 0) * factor)),
    ),
  };
}
