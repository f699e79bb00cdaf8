import { type Board, type Cancellation, type ChosenRoom, sleepsAll } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import {
  type DemoHotel,
  isSought,
  type NightSales,
  plansOf,
  policyOf,
  type RoomType,
  roomsThrough,
} from '../demo/index.ts';
import { plansFor, type Stay, typesOfHotel } from '../search/hotel-stay.ts';
import { type KeyOf, roomFor } from './rooms-for-stay.ts';

/** What a card of a list says of the plan that its price is for. */
export interface SaidPlan {
  board: Board;
  cancellation: Cancellation;
}

/**
 * What a list's price is for: of each searched room the cheapest type that is free and has the beds, all by the cheapest
 * plan that brings what was said.
 * @returns nothing where not everybody finds a bed, or no plan brings that
 */
export function cheapestRooms(
  hotel: DemoHotel,
  { board, cancellation }: SaidPlan,
  stay: Stay,
  sales: NightSales,
  language: Language,
  keyOf: KeyOf,
): ChosenRoom[] | undefined {
  const start = stay.nights[0]?.date ?? stay.clock.slice(0, 10);
  const plan = plansFor(plansOf(hotel), stay).find(
    (one) => one.board === board && policyOf(one, start, stay.clock) === cancellation,
  );
  if (!plan) return undefined;
  const byPrice = typesOfHotel(hotel).toSorted((one, other) => one.factor - other.factor);
  const taken: RoomType[] = [];
  const rooms: ChosenRoom[] = [];
  for (const [at, { adults, ages }] of stay.rooms.entries()) {
    const free = (type: RoomType) =>
      roomsThrough(hotel, type, stay.nights, sales) - taken.filter((one) => one === type).length;
    const type = byPrice.find((one) => sleepsAll(one.sleeps, { adults, childAges: ages }) && free(one) > 0);
    if (!type) return undefined;
    const sought = isSought(hotel, type, stay.nights, sales);
    const { ratePlans, ...room } = roomFor(
      hotel,
      type,
      [plan],
      stay,
      at,
      language,
      free(type),
      sought,
      keyOf,
    );
    const [ratePlan] = ratePlans;
    if (!ratePlan) return undefined;
    taken.push(type);
    rooms.push({ roomIndex: at + 1, adults, childAges: [...ages], room, plan: ratePlan });
  }
  return rooms;
}
