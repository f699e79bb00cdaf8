import { callApi, isProblem } from '@alisio/platform/sdk/api';
import { type AnswerOf, chooseTour } from '@alisio/shared-contracts/endpoints';
import type { TourParty, TourPay, TourRoomKind } from '@alisio/shared-contracts/tours';
import type { TourName } from './get-tour.ts';

/** A tour as it is sold now: at its price, and what it cost before where that is another one. */
export type ConfirmedTourAnswer = AnswerOf<typeof chooseTour>;

/** What keeps a chosen tour from the checkout. */
export type TourTrouble =
  | { kind: 'price-changed'; confirmed: ConfirmedTourAnswer }
  /** its last places were sold to somebody else */
  | { kind: 'gone' }
  | { kind: 'failed' };

export interface ChosenTour extends TourParty {
  key: string;
  rooms: readonly TourRoomKind[];
  pay: TourPay;
}

/** Asks for places of a departure at their price of now, which then holds 8 minutes (§9). */
export async function confirmTour(
  { country, slug }: TourName,
  { childAges, rooms, ...chosen }: ChosenTour,
  signal: AbortSignal,
): Promise<ConfirmedTourAnswer | TourTrouble> {
  try {
    const answer = await callApi(chooseTour, {
      params: { country, tour: slug },
      body: { ...chosen, childAges: [...childAges], rooms: [...rooms] },
      signal,
    });
    return answer.changed ? { kind: 'price-changed', confirmed: answer } : answer;
  } catch (error) {
    const gone = isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found');
    return { kind: gone ? 'gone' : 'failed' };
  }
}
