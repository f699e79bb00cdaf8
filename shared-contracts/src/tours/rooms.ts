import { TOUR_ROOMS, type TourRoomKind } from './codes.ts';
import { eldestFirst, peopleOf, TOUR_LIMITS, type TourParty } from './party.ts';

/** A room and who sleeps in it. */
export interface TourRoom extends TourParty {
  kind: TourRoomKind;
}

/** How many one room of a kind sleeps. */
const BEDS: Record<TourRoomKind, number> = { double: 2, twin: 2, triple: 3, single: 1, shared: 1 };

const isKind = (word: string): word is TourRoomKind => TOUR_ROOMS.some((kind) => kind === word);

/** Rooms of an address, `double_single`; nothing where one of its words is none. */
export function readTourRooms(said: string | null): TourRoomKind[] | undefined {
  const words = said ? said.split('_') : [];
  const kinds = words.filter(isKind);
  return words.length > 0 && words.length <= TOUR_LIMITS.people && kinds.length === words.length
    ? kinds
    : undefined;
}
export const writeTourRooms = (kinds: readonly TourRoomKind[]): string => kinds.join('_');

/**
 * Who sleeps in which room: an adult in each, the other adults where three share first, since they pay least there, then
 * the children.
 * @returns nothing where beds and people are not as many, or a room would have children alone
 */
export function sleepersOf(kinds: readonly TourRoomKind[], party: TourParty): TourRoom[] | undefined {
  const beds = kinds.reduce((sum, kind) => sum + BEDS[kind], 0);
  if (beds !== peopleOf(party) || kinds.length > party.adults) return undefined;
  const adults = kinds.map(() => 1);
  let left = party.adults - kinds.length;
  const byBeds = kinds.map((kind, at) => ({ at, beds: BEDS[kind] })).sort((a, b) => b.beds - a.beds);
  for (const room of byBeds) {
    const more = Math.min(left, room.beds - 1);
    adults[room.at] = 1 + more;
    left -= more;
  }
  const ages = eldestFirst(party.childAges);
  return kinds.map((kind, at) => {
    const grown = adults[at] ?? 1;
    return { kind, adults: grown, childAges: ages.splice(0, BEDS[kind] - grown) };
  });
}

/**
 * Rooms that a party would take: two to a room, and who is left over in a triple where there is one and it needs no more
 * adults than there are, else alone.
 * @param sold the kinds that the departure has
 */
export function likelyRooms(party: TourParty, sold: readonly TourRoomKind[]): TourRoomKind[] {
  const people = peopleOf(party);
  const doubles = (count: number) => Array<TourRoomKind>(count).fill('double');
  const options: TourRoomKind[][] = people % 2 === 0 ? [doubles(people / 2)] : [];
  for (let triples = 1; triples * 3 <= people; triples += 1)
    if ((people - triples * 3) % 2 === 0)
      options.push([...Array<TourRoomKind>(triples).fill('triple'), ...doubles((people - triples * 3) / 2)]);
  if (people % 2 === 1) options.push([...doubles((people - 1) / 2), 'single']);
  const isPossible = (kinds: readonly TourRoomKind[]) =>
    kinds.every((kind) => sold.includes(kind)) && sleepersOf(kinds, party) !== undefined;
  return options.find(isPossible) ?? Array<TourRoomKind>(people).fill('single');
}
