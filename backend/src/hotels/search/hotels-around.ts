import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/index.ts';
import type { Pause } from '../../turns/index.ts';
import type { DemoHotel } from '../demo/index.ts';
import type { Town, Towns } from '../towns/index.ts';
import { townsAround } from './towns-around.ts';

/** A search looks at so many hotels, the nearest ones: whoever searches Paris does not mean Rouen. */
export const MOST_SEARCHED = 1000;
/** Points whose hotels are kept: many people search the same places on other days. */
const MOST_KEPT = 100;

/** Hotels near a point, the nearest first, and the towns that they are in. */
export interface Around {
  hotels: readonly { hotel: DemoHotel; km: number }[];
  towns: readonly string[];
}

export interface HotelsAroundDeps {
  database: Database;
  towns: Towns;
  hotelsOf: (town: Town) => readonly DemoHotel[];
}

/** Finds the hotels around a point; what stands where does not change while this process runs. */
export class HotelsAround {
  readonly #deps: HotelsAroundDeps;
  readonly #known = new LRUCache<string, Around>({ max: MOST_KEPT });

  constructor(deps: HotelsAroundDeps) {
    this.#deps = deps;
  }

  async find(point: GeoPoint, km: number, pause: Pause): Promise<Around> {
    const key = `${point.lat} ${point.lon} ${km}`;
    const before = this.#known.get(key);
    if (before) return before;
    const { database, towns, hotelsOf } = this.#deps;
    const near: { hotel: DemoHotel; km: number }[] = [];
    for (const { town } of await townsAround(database.db, towns, point, km)) {
      if (near.length >= MOST_SEARCHED) break;
      for (const hotel of hotelsOf(town)) {
        const away = distanceKm(point, hotel);
        if (away <= km) near.push({ hotel, km: away });
      }
      await pause();
    }
    const hotels = near.sort((one, other) => one.km - other.km).slice(0, MOST_SEARCHED);
    const found = { hotels, towns: [...new Set(hotels.map(({ hotel }) => hotel.town.id))] };
    this.#known.set(key, found);
    return found;
  }
}
