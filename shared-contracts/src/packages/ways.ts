/** In place of a room's type: whichever is the cheapest. */
export const ANY_ROOM = 'any';

/** A way to buy a room as an address says it: its type (or `ANY_ROOM`) and what its plan brings, whatever it costs by now. */
export interface ChosenWay {
  roomTypeCode: string;
  board: string;
  cancellation: string;
}

const WAY = /^([a-z]{2,12})\.([a-z-]{3,20})\.([a-z-]{3,20})$/;

/** `double.breakfast.free-cancellation_…`: one of each room, in their order. */
export function readWays(said: string | null): ChosenWay[] {
  return (said ?? '').split('_').flatMap((one) => {
    const [, roomTypeCode = '', board = '', cancellation = ''] = WAY.exec(one) ?? [];
    return roomTypeCode ? [{ roomTypeCode, board, cancellation }] : [];
  });
}

export const writeWays = (ways: readonly ChosenWay[]): string =>
  ways
    .map(({ roomTypeCode, board, cancellation }) => [roomTypeCode, board, cancellation].join('.'))
    .join('_');
