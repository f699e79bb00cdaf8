import { answerFacets, readChoices } from '@alisio/shared-contracts/facets';
import {
  type HotelSearchAnswer,
  type HotelSearchPayload,
  type HotelSort,
  hotelFacets,
  hotelSearchKey,
  type ListedHotel,
  sortHotels,
  stayTotalOf,
} from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { todayIn } from '@alisio/shared-contracts/zones';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/index.ts';
import { type DemoHotel, demoHotels, facadeOf, nightsIn } from '../demo/index.ts';
import { readNightSales } from '../night-sales.ts';
import type { Town, Towns } from '../towns/index.ts';
import type { InfoOf } from './hotel-info.ts';
import { leadRateOf } from './lead-rate.ts';
import { townsAround } from './towns-around.ts';

const KM_OF_MILE = 1.609344;
/** A search looks at so many hotels, the nearest ones: whoever searches Paris does not mean Rouen. */
export const MOST_SEARCHED = 1000;
/** Towns are made when they are asked for; so many hotels are kept. */
const MOST_HOTELS_KEPT = 60_000;
/** What is found stands for so long. What is sold meanwhile is found sold out when it is chosen. Milliseconds. */
const KEPT_MS = 60_000;
const MOST_KEPT = 60;

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

  constructor(deps: HotelSearchDeps) {
    this.#deps = deps;
  }

  /** All hotels of a town. */
  hotelsOf(town: Town): readonly DemoHotel[] {
    const known = this.#made.get(town.id);
    if (known) return known;
    const made = demoHotels(town);
    this.#made.set(town.id, made);
    return made;
  }

  /** A page of what is found, in an order and under facets; `from` is the least of all that is found. */
  async search(
    payload: HotelSearchPayload,
    language: Language,
    { sort, asked }: Narrowing,
  ): Promise<HotelSearchAnswer> {
    const { hotels, soldOut } = await this.#findOnce(payload, language);
    const question = hotelFacets(payload.rateInfo.currencyCode);
    const choices = readChoices(hotels, question.facets, asked);
    const kept = Object.keys(choices).length > 0 ? answerFacets(hotels, question, choices).kept : hotels;
    const { offset, pageSize } = payload.pagination;
    const least = Math.min(...hotels.map(stayTotalOf));
    return {
      data: sortHotels(kept, sort).slice(offset - 1, offset - 1 + pageSize),
      meta: {
        total: kept.length,
        soldOut,
        ...(hotels.length > 0 ? { from: { amount: least, currency: 'USD' } } : {}),
      },
    };
  }

  #findOnce(payload: HotelSearchPayload, language: Language): Promise<Found> {
    const { pagination: _, ...question } = payload;
    const key = `${language} ${hotelSearchKey({ ...question, pagination: { offset: 1, pageSize: 1 } })}`;
    const before = this.#found.get(key);
    if (before) return before;
    const found = this.#find(payload, language);
    this.#found.set(key, found);
    found.catch(() => this.#found.delete(key));
    return found;
  }

  async #nearest(payload: HotelSearchPayload): Promise<{ hotel: DemoHotel; km: number }[]> {
    const { radius, UOM, geoCode } = payload.geoSearch;
    const point = { lat: geoCode.latitude, lon: geoCode.longitude };
    const km = UOM === 'MI' ? radius * KM_OF_MILE : radius;
    const near: { hotel: DemoHotel; km: number }[] = [];
    for (const { town } of await townsAround(this.#deps.database.db, this.#deps.towns, point, km)) {
      if (near.length >= MOST_SEARCHED) break;
      for (const hotel of this.hotelsOf(town)) near.push({ hotel, km: distanceKm(point, hotel) });
    }
    return near
      .filter((one) => one.km <= km)
      .sort((one, other) => one.km - other.km)
      .slice(0, MOST_SEARCHED);
  }

  async #find(payload: HotelSearchPayload, language: Language): Promise<Found> {
    const { infoOf, zoneOf, clock, database } = this.#deps;
    const near = await this.#nearest(payload);
    const { stayDateTimeRange, rooms, refundableOnly } = payload.rateInfo;
    const { startDate, endDate } = stayDateTimeRange;
    const sales = await readNightSales(
      database.db,
      [...new Set(near.map(({ hotel }) => hotel.town.id))],
      startDate,
      endDate,
    );
    const sleepers = rooms.room.map(({ adult, childAge }) => ({ adults: adult, ages: childAge }));
    const stays = new Map<Town, Parameters<typeof leadRateOf>[1]>();
    const stayIn = (town: Town) => {
      const known = stays.get(town);
      if (known) return known;
      const today = todayIn(zoneOf(town), clock());
      const stay = { nights: nightsIn(town, startDate, endDate), rooms: sleepers, refundableOnly, today };
      stays.set(town, stay);
      return stay;
    };
    const hotels: ListedHotel[] = [];
    for (const { hotel, km } of near) {
      const hotelRateInfo = leadRateOf(hotel, stayIn(hotel.town), sales);
      if (!hotelRateInfo) continue;
      hotels.push({
        hotelInfo: infoOf(hotel, language),
        hotelImageInfo: { images: [facadeOf(hotel)] },
        hotelRateInfo,
        distance: Number(km.toFixed(1)),
      });
    }
    return { hotels, soldOut: near.length - hotels.length };
  }
}
