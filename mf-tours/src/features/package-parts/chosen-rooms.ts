import type { RatePlan, RoomGuests } from '@alisio/shared-contracts/hotels';
import { ANY_ROOM, type ChosenWay, type Compared, type PackageRoom } from '@alisio/shared-contracts/packages';

/** A way to buy a room of a package: with what it costs together and alone. */
export interface RoomWay extends Compared {
  room: PackageRoom['room'];
  plan: RatePlan;
}

/** One of the searched rooms. */
export interface RoomSlot {
  /** from 1 */
  index: number;
  guests: RoomGuests;
  /** all ways, cheapest first */
  ways: readonly RoomWay[];
  chosen: RoomWay | undefined;
}

const waysOf = (rooms: readonly PackageRoom[], index: number): RoomWay[] =>
  rooms
    .filter(({ room }) => room.roomIndex === index)
    .flatMap(({ room, apart }) =>
      room.ratePlans.map((plan, at) => {
        const together = plan.convertedRateInfo.amountAfterTax;
        return { room, plan, together, apart: apart[at] ?? together };
      }),
    )
    .sort((one, other) => one.together - other.together);

/** As an address says it. */
export const wayOf = ({ room, plan }: RoomWay): ChosenWay => ({
  roomTypeCode: room.roomTypeCode,
  board: plan.board,
  cancellation: plan.cancellation,
});

const isWay = (way: RoomWay, said: ChosenWay | undefined): boolean =>
  said !== undefined &&
  (said.roomTypeCode === ANY_ROOM || way.room.roomTypeCode === said.roomTypeCode) &&
  way.plan.board === said.board &&
  way.plan.cancellation === said.cancellation;

/** Whether one more room of its type is left beside those that are taken. */
const isLeft = ({ room, plan }: RoomWay, taken: readonly RoomWay[]): boolean =>
  plan.left === undefined ||
  taken.filter((one) => one.room.roomTypeCode === room.roomTypeCode).length < plan.left;

/** Each searched room with what was chosen for it by the address; else the cheapest that is left. */
export function roomSlots(
  searched: readonly RoomGuests[],
  rooms: readonly PackageRoom[],
  said: readonly ChosenWay[],
): RoomSlot[] {
  const taken: RoomWay[] = [];
  return searched.map((guests, at) => {
    const ways = waysOf(rooms, at + 1);
    const open = ways.filter((way) => isLeft(way, taken));
    const chosen = open.find((way) => isWay(way, said[at])) ?? open[0];
    if (chosen) taken.push(chosen);
    return { index: at + 1, guests, ways, chosen };
  });
}

/** The ways of all rooms, with another one for one of them. @param index from 1 */
export const waysWith = (slots: readonly RoomSlot[], index: number, way: RoomWay): ChosenWay[] =>
  slots.flatMap((slot) => {
    const one = slot.index === index ? way : slot.chosen;
    return one ? [wayOf(one)] : [];
  });
