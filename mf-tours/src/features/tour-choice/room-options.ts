import {
  peopleOf,
  sleepersOf,
  TOUR_ROOMS,
  type TourParty,
  type TourRoomKind,
} from '@alisio/shared-contracts/tours';

/** More people sleep in more ways than anybody reads. */
const FEW = 3;

/** Kinds from a place in their order on, so that no set of rooms comes twice. */
function setsOf(kinds: readonly TourRoomKind[], rooms: number): TourRoomKind[][] {
  if (rooms === 0) return [[]];
  return kinds.flatMap((kind, at) => setsOf(kinds.slice(at), rooms - 1).map((others) => [kind, ...others]));
}

/**
 * All ways in which a small party may sleep: as many beds as people, an adult in each room.
 * @param sold the kinds that the departure has
 * @returns nothing for a larger party
 */
export function roomOptions(party: TourParty, sold: readonly TourRoomKind[]): TourRoomKind[][] | undefined {
  if (peopleOf(party) > FEW) return undefined;
  const kinds = TOUR_ROOMS.filter((kind) => sold.includes(kind));
  return Array.from({ length: party.adults }, (_, at) => setsOf(kinds, at + 1))
    .flat()
    .filter((rooms) => sleepersOf(rooms, party) !== undefined);
}
