import {
  type HotelPicture,
  type HotelSearchAnswer,
  type HotelSearchPayload,
  type HotelSort,
  hotelSearchKey,
  type ListedHotel,
  narrowHotels,
  stayTotalOf,
} from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/index.ts';
import { type Pause, Turns } from '../../turns/index.ts';
import { type DemoHotel, demoHotels, facadeOf, nightsIn } from '../demo/index.ts';
import { readNightSales } from '../night-sales.ts';
import type { Town, Towns } from '../towns/index.ts';
import type { InfoOf } from './hotel-info.ts';
import { HotelsAround } from './hotels-around.ts';
import { leadRateOf, typesOfHotel } from './lead-rate.ts';
import { localTimeIn } from './local-time.ts';
import { remembered } from './remembered.ts';

const KM_OF_MILE = 1.609344;
/** Towns are made when they are asked for; so many hotels are kept. */
const MOST_HOTELS_KEPT = 60_000;
/** What is found stands for so long. What is sold meanwhile is found sold out when it is chosen. Milliseconds. */
const KEPT_MS = 60_000;
const MOST_KEPT = 24;
/**
 * Noon, when free cancellations end, is on a full quarter of an hour of UTC wherever on earth: what was found before it is
 * not told after it. Milliseconds.
 */
const NOONS_APART_MS = 15 * 60_000;

/** Rooms of which a card of a list shows a picture, beside the house. */
const ROOMS_SHOWN = 2;

/** The house and two of its rooms that look different; the house alone where they do not. */
const imagesOf = remembered((hotel: DemoHotel) => {
  const byLook = new Map(typesOfHotel(hotel).map((type) => [type.draws, type]));
  const rooms = [...byLook.values()]
    .slice(0, ROOMS_SHOWN)
    .map(({ draws, code }): HotelPicture => ({ draws, light: 'day', seed: `${hotel.code}/${code}` }));
  return { images: [facadeOf(hotel), ...(rooms.length < ROOMS_SHOWN ? [] : rooms)] };
});

/** How a list is ordered and narrowed. */
export interface Narrowing {
  sort: HotelSort;
  /** what is asked of a facet, as addresses say it */
  asked: (facet: string) => readonly string[];
}

export interface HotelSearchDeps {
  database: Database;
  towns: Towns;
  infoOf: InfoOf;
  zoneOf: (town: Town) => string;
  clock: () => Date;
  /** searches that may wait to be made; one more is refused */
  mostWaiting: number;
}

interface Found {
  hotels: readonly ListedHotel[];
  soldOut: number;
}

/** Finds hotels around a point that have a room for everybody. */
export class HotelSearch {
  readonly #deps: HotelSearchDeps;
  readonly #made = new LRUCache<string, DemoHotel[]>({
    maxSize: MOST_HOTELS_KEPT,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  readonly #found = new LRUCache<string, Promise<Found>>({ max: MOST_KEPT, ttl: KEPT_MS });

  readonly #turns: Turns;
  readonly #around: HotelsAround;

  constructor(deps: HotelSearchDeps) {
    this.#deps = deps;
    this.#turns = new Turns(deps.mostWaiting, 'Too many searches at once; try again in a moment');
    this.#around = new HotelsAround({ ...deps, hotelsOf: (town) => this.hotelsOf(town) });
  }

  /** All hotels of a town. */
  hotelsOf(town: Town): readonly DemoHotel[] {
    const known = this.#made.get(town.id);
    if (known) return known;
    const made = demoHotels(town);
    this.#made.set(town.id, made);
    return made;
  }

  /**
   * A page of what is found, in an order and under facets; `from` is the least of all that is found.
   * @throws ProblemError unavailable when too many wait
   */
  async search(
    payload: HotelSearchPayload,
    language: Language,
    { sort, asked }: Narrowing,
  ): Promise<HotelSearchAnswer> {
    const { hotels, soldOut } = await this.#findOnce(payload, language);
    const kept = narrowHotels(hotels, payload.rateInfo.currencyCode, sort, asked);
    const { offset, pageSize } = payload.pagination;
    const least = Math.min(...hotels.map(stayTotalOf));
    return {
      data: kept.slice(offset - 1, offset - 1 + pageSize),
      meta: {
        total: kept.length,
        soldOut,
        ...(hotels.length > 0 ? { from: { amount: least, currency: 'USD' } } : {}),
      },
    };
  }

  #findOnce(payload: HotelSearchPayload, language: Language): Promise<Found> {
    const { pagination: _, ...question } = payload;
    const quarter = Math.floor(this.#deps.clock().getTime() / NOONS_APART_MS);
    const key = `${quarter} ${language} ${hotelSearchKey({ ...question, pagination: { offset: 1, pageSize: 1 } })}`;
    const before = this.#found.get(key);
    if (before) return before;
    const found = this.#turns.run((pause) => this.#find(payload, language, pause));
    this.#found.set(key, found);
    found.catch(() => this.#found.delete(key));
    return found;
  }

  async #find(payload: HotelSearchPayload, language: Language, pause: Pause): Promise<Found> {
    const { infoOf, zoneOf, clock, database } = this.#deps;
    const { radius, UOM, geoCode } = payload.geoSearch;
    const point = { lat: geoCode.latitude, lon: geoCode.longitude };
    const around = await this.#around.find(point, UOM === 'MI' ? radius * KM_OF_MILE : radius, pause);
    const { stayDateTimeRange, rooms, refundableOnly } = payload.rateInfo;
    const { startDate, endDate } = stayDateTimeRange;
    const sales = await readNightSales(database.db, around.towns, startDate, endDate);
    const sleepers = rooms.room.map(({ adult, childAge }) => ({ adults: adult, ages: childAge }));
    const now = clock().getTime();
    const clocks = new Map<string, string>();
    const clockIn = (zone: string) => {
      const shows = clocks.get(zone) ?? localTimeIn(zone, now);
      clocks.set(zone, shows);
      return shows;
    };
    const stays = new Map<Town, Parameters<typeof leadRateOf>[1]>();
    const stayIn = (town: Town) => {
      const known = stays.get(town);
      if (known) return known;
      const nights = nightsIn(town, startDate, endDate);
      const stay = { nights, rooms: sleepers, refundableOnly, clock: clockIn(zoneOf(town)) };
      stays.set(town, stay);
      return stay;
    };
    const hotels: ListedHotel[] = [];
    for (const { hotel, km } of around.hotels) {
      await pause();
      const hotelRateInfo = leadRateOf(hotel, stayIn(hotel.town), sales);
      if (!hotelRateInfo) continue;
      hotels.push({
        hotelInfo: infoOf(hotel, language),
        hotelImageInfo: imagesOf(hotel),
        hotelRateInfo,
        distance: Number(km.toFixed(1)),
      });
    }
    return { hotels, soldOut: around.hotels.length - hotels.length };
  }
}
