import { type HotelRoom, type RatePlan, type RoomGuests, sleepsAll } from '@alisio/shared-contracts/hotels';
import { isPicked, type Pick } from './picks.ts';

/** A room and the plan that it is bought by. */
export interface Chosen {
  room: HotelRoom;
  plan: RatePlan;
}

/** One of the searched rooms: who sleeps there, what there is for them, what they have chosen. */
export interface StaySlot {
  /** from 1 */
  index: number;
  guests: RoomGuests;
  /** cheapest first; none where nobody finds a bed */
  rooms: readonly HotelRoom[];
  chosen: Chosen | undefined;
}

export function staySlots(
  guests: readonly RoomGuests[],
  rooms: readonly HotelRoom[],
  picks: readonly (Pick | undefined)[],
): StaySlot[] {
  return guests.map((sleepers, at) => {
    const own = rooms.filter((room) => room.roomIndex === at + 1 && sleepsAll(room.sleeps, sleepers));
    const [chosen] = own.flatMap((room) =>
      room.ratePlans.filter((plan) => isPicked(picks[at], room, plan)).map((plan) => ({ room, plan })),
    );
    return { index: at + 1, guests: sleepers, rooms: own, chosen };
  });
}

/** The room that is chosen for now: the one that is asked for, else the first that is open, else the first. */
export function slotOfNow(slots: readonly StaySlot[], asked: string | null): StaySlot | undefined {
  return (
    slots.find(({ index }) => String(index) === asked) ?? slots.find(({ chosen }) => !chosen) ?? slots[0]
  );
}

/** A room type that is chosen more often than it is free. */
export interface ShortRoom {
  name: string;
  left: number;
  chosen: number;
}

export interface StayCheck {
  /** rooms that nothing is chosen for yet */
  open: number[];
  /** rooms for whose guests this hotel has no beds */
  bedless: number[];
  short: ShortRoom[];
  /** everybody has a bed */
  isWhole: boolean;
}

const leftOf = ({ ratePlans }: HotelRoom): number =>
  Math.min(...ratePlans.map(({ left }) => left ?? Infinity));

/** Whether everybody of a stay has a bed, and what is missing for it. */
export function checkStay(slots: readonly StaySlot[]): StayCheck {
  const bedless = slots.filter(({ rooms }) => rooms.length === 0).map(({ index }) => index);
  const open = slots.filter(({ chosen, rooms }) => !chosen && rooms.length > 0).map(({ index }) => index);
  const rooms = slots.flatMap(({ chosen }) => chosen?.room ?? []);
  const short = [...Map.groupBy(rooms, ({ roomTypeCode }) => roomTypeCode).values()].flatMap((same) => {
    const [first] = same;
    const left = Math.min(...same.map(leftOf));
    return first && same.length > left
      ? [{ name: first.roomDescription.name, left, chosen: same.length }]
      : [];
  });
  return { open, bedless, short, isWhole: open.length + bedless.length + short.length === 0 };
}
