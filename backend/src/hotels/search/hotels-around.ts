import { distanceKm } from '@alisio/shared-contracts/rules';
import { LRUCache } from 'lru-cache';
import type { Town, Towns } from '../../towns/index.ts';
import { type DemoHotel, demoHotels } from '../demo/index.ts';
import { type HotelColumns, hotelColumns } from './hotel-columns.ts';
import type { HotelQuestion } from './hotel-work.ts';
import { MOST_SEARCHED } from './towns-to-search.ts';

/** Points whose hotels are kept: many people search the same places on other days. */
const MOST_KEPT = 60;
/** Towns are made when they are asked for; so many hotels are kept. */
const MOST_HOTELS_KEPT = 60_000;

/** Finds the hotels around a point; what stands where does not change while this process runs. */
export class HotelsAround {
  readonly #towns: Towns;
  readonly #known = new LRUCache<string, HotelColumns>({ max: MOST_KEPT });
  readonly #made = new LRUCache<string, DemoHotel[]>({
    maxSize: MOST_HOTELS_KEPT,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  constructor(towns: Towns) {
    this.#towns = towns;
  }

  /** The nearest first. */
  find({ point, km, towns }: Pick<HotelQuestion, 'point' | 'km' | 'towns'>): HotelColumns {
    const key = `${point.lat} ${point.lon} ${km}`;
    const before = this.#known.get(key);
    if (before) return before;
    const near: { hotel: DemoHotel; km: number }[] = [];
    for (const id of towns) {
      const town = this.#towns.town(id);
      if (near.length >= MOST_SEARCHED || !town) break;
      for (const hotel of this.#hotelsOf(town)) {
        const away = distanceKm(point, hotel);
        if (away <= km) near.push({ hotel, km: away });
      }
    }
    const hotels = near
      .sort((one, other) => one.km - other.km)
      .slice(0, MOST_SEARCHED)
      .map(({ hotel }) => hotel);
    const found = hotelColumns(hotels, point);
    this.#known.set(key, found);
    return found;
  }

  #hotelsOf(town: Town): readonly DemoHotel[] {
    const known = this.#made.get(town.id);
    if (known) return known;
    const made = demoHotels(town);
    this.#made.set(town.id, made);
    return made;
  }
}
