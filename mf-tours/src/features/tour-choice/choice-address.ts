import {
  readTourChoice,
  readTourRooms,
  TOUR_LIMITS,
  type TourChoice,
  type TourPay,
  type TourRoomKind,
  writeTourRooms,
} from '@alisio/shared-contracts/tours';

/** Who travels, as a page's address says it; an age that nobody has chosen yet is null. */
export interface SaidParty {
  adults: number;
  ages: readonly (number | null)[];
}

/** Stands for an age that is not chosen yet. */
const OPEN_AGE = 'x';

/** What an address says of a tour: what was chosen, and which ages of children are still to be told. */
export interface SaidChoice extends TourChoice {
  ages: readonly (number | null)[];
}

export function readSaidChoice(search: URLSearchParams): SaidChoice {
  const choice = readTourChoice(search);
  const words = (search.get('ages') ?? '').split('-').filter(Boolean);
  // A form that no script sends says each room by itself.
  const rooms = readTourRooms(search.getAll('rooms').filter(Boolean).join('_'));
  const { min, max } = TOUR_LIMITS.childAge;
  const ages = words.slice(0, choice.childAges.length).map((word) => {
    const age = /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
    return age >= min && age <= max ? age : null;
  });
  return { ...choice, rooms, ages };
}

/** The same page with another choice. */
export function withChoice(
  search: URLSearchParams,
  change: { date?: string; party?: SaidParty; rooms?: readonly TourRoomKind[]; pay?: TourPay },
): URLSearchParams {
  const next = new URLSearchParams(search);
  const { date, party, rooms, pay } = change;
  if (date !== undefined) next.set('date', date);
  if (pay !== undefined) next.set('pay', pay);
  if (rooms) next.set('rooms', writeTourRooms(rooms));
  if (party) {
    next.set('adults', String(party.adults));
    if (party.ages.length > 0) next.set('ages', party.ages.map((age) => age ?? OPEN_AGE).join('-'));
    else next.delete('ages');
    // Other people sleep in other rooms.
    next.delete('rooms');
  }
  return next;
}
