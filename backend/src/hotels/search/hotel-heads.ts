import type { HotelPicture } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { LRUCache } from 'lru-cache';
import { type DemoHotel, facadeOf, roomTypesOf } from '../demo/index.ts';
import type { InfoOf } from './hotel-info.ts';

/** Of a thread. A hotel has some 900 bytes in a language. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Rooms of which a card of a list shows a picture, beside the house. */
const ROOMS_SHOWN = 2;

/** The house and two of its rooms that look different; the house alone where they do not. */
function imagesOf(hotel: DemoHotel): HotelPicture[] {
  const byLook = new Map(roomTypesOf(hotel).map((type) => [type.draws, type]));
  const rooms = [...byLook.values()]
    .slice(0, ROOMS_SHOWN)
    .map(({ draws, code }): HotelPicture => ({ draws, light: 'day', seed: `${hotel.code}/${code}` }));
  return [facadeOf(hotel), ...(rooms.length < ROOMS_SHOWN ? [] : rooms)];
}

/** What a list says of hotels whatever the stay, as JSON text up to their rates. */
export class HotelHeads {
  readonly #infoOf: InfoOf;
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  constructor(infoOf: InfoOf) {
    this.#infoOf = infoOf;
  }

  /** `{"hotelInfo":…,"hotelImageInfo":…,"hotelRateInfo":` */
  of(hotel: DemoHotel, language: Language): Buffer {
    const key = `${language}${hotel.code}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const told = {
      hotelInfo: this.#infoOf(hotel, language),
      hotelImageInfo: { images: imagesOf(hotel) },
    };
    const head = Buffer.from(`${JSON.stringify(told).slice(0, -1)},"hotelRateInfo":`);
    this.#kept.set(key, head);
    return head;
  }
}
