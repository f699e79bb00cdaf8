import {
  type Board,
  board,
  type Cancellation,
  cancellation,
  type HotelRoom,
  type RatePlan,
} from '@alisio/shared-contracts/hotels';

/** A plan as an address names it: prices change, so their keys stand in none. */
export interface Pick {
  roomTypeCode: string;
  board: Board;
  cancellation: Cancellation;
}

/** One for each searched room, in their order; empty for none. */
export const PICK = 'pick';
/** Which of the searched rooms is chosen for now, from 1. */
export const SLOT = 'slot';

export const writePick = ({ roomTypeCode, board: meals, cancellation: policy }: Pick): string =>
  [roomTypeCode, meals, policy].join('~');

function readPick(said: string): Pick | undefined {
  const [roomTypeCode = '', meals, policy] = said.split('~');
  const [knownMeals, knownPolicy] = [board.safeParse(meals), cancellation.safeParse(policy)];
  return roomTypeCode !== '' && knownMeals.success && knownPolicy.success
    ? { roomTypeCode, board: knownMeals.data, cancellation: knownPolicy.data }
    : undefined;
}

/** What an address has chosen for each of so many rooms; whatever names nothing is open. */
export const readPicks = (search: URLSearchParams, rooms: number): (Pick | undefined)[] => {
  const said = search.getAll(PICK);
  return Array.from({ length: rooms }, (_, at) => readPick(said[at] ?? ''));
};

export const pickOf = ({ roomTypeCode }: HotelRoom, plan: RatePlan): Pick => ({
  roomTypeCode,
  board: plan.board,
  cancellation: plan.cancellation,
});

export const isPicked = (pick: Pick | undefined, room: HotelRoom, plan: RatePlan): boolean =>
  pick !== undefined && writePick(pick) === writePick(pickOf(room, plan));
