import { type ChosenRoom, sleepsAll } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import {
  type DemoHotel,
  isSought,
  type Night,
  type NightSales,
  plansOf,
  type RoomType,
  roomsForSale,
  roomsThrough,
} from '../demo/index.ts';
import type { NightClaim } from '../night-sales.ts';
import type { NamedRate } from '../rate-key.ts';
import { type Stay, typesOfHotel } from '../search/hotel-stay.ts';
import { type KeyOf, roomFor } from './rooms-for-stay.ts';

/** What was chosen, as it is now. */
export interface ChosenStay {
  rooms: ChosenRoom[];
  /** not so many of some type are free in some night any more */
  available: boolean;
}

/** The types of rooms that are chosen, each with how many. */
const counted = (types: readonly RoomType[]) =>
  new Map([...new Set(types)].map((type) => [type, types.filter((one) => one === type).length]));

/**
 * The chosen rooms at their prices of now, in their order.
 * @param rates one for each room, all of the same days; `holds`: at the price that it names
 * @returns nothing where one of them is not sold by this hotel, or has no beds for its guests
 */
export function chooseRooms(
  hotel: DemoHotel,
  rates: readonly (NamedRate & { holds: boolean })[],
  stay: Stay,
  sales: NightSales,
  language: Language,
  keyOf: KeyOf,
): ChosenStay | undefined {
  const types: RoomType[] = [];
  const rooms: ChosenRoom[] = [];
  for (const [at, { roomType, plan: planCode, guests, sought, holds }] of rates.entries()) {
    const type = typesOfHotel(hotel).find(({ code }) => code === roomType);
    const plan = plansOf(hotel).find(({ code }) => code === planCode);
    if (!type || !plan || !sleepsAll(type.sleeps, guests)) return undefined;
    const free = roomsThrough(hotel, type, stay.nights, sales);
    const { ratePlans, ...room } = roomFor(
      hotel,
      type,
      [plan],
      stay,
      at,
      language,
      Math.max(1, free),
      holds ? sought : isSought(hotel, type, stay.nights, sales),
      keyOf,
    );
    const [ratePlan] = ratePlans;
    if (!ratePlan) return undefined;
    types.push(type);
    rooms.push({
      roomIndex: at + 1,
      adults: guests.adults,
      childAges: [...guests.childAges],
      room,
      plan: ratePlan,
    });
  }
  const available = [...counted(types)].every(
    ([type, count]) => roomsThrough(hotel, type, stay.nights, sales) >= count,
  );
  return { rooms, available };
}

/** The nights that these rooms are sold by. */
export function claimsOf(
  hotel: DemoHotel,
  roomTypes: readonly string[],
  nights: readonly Night[],
): NightClaim[] {
  const types = roomTypes.flatMap((code) => typesOfHotel(hotel).find((type) => type.code === code) ?? []);
  return [...counted(types)].flatMap(([type, rooms]) =>
    nights.map((night) => ({
      town: hotel.town.id,
      hotel: hotel.code,
      roomType: type.code,
      night: night.date,
      rooms,
      capacity: roomsForSale(hotel, type, night),
    })),
  );
}
