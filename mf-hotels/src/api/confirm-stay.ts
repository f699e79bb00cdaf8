import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import type { AnswerOf } from '@alisio/shared-contracts/endpoints';
import { chooseStay } from '@alisio/shared-contracts/endpoints';

/** A stay as it is sold now: at its price, and what it cost before where that is another one. */
export type ConfirmedStayAnswer = AnswerOf<typeof chooseStay>;

/** What keeps a chosen stay from the checkout. */
export type StayTrouble =
  | { kind: 'price-changed'; confirmed: ConfirmedStayAnswer }
  /** a room was sold to somebody else */
  | { kind: 'gone' }
  | { kind: 'failed' };

/** Asks for a plan of each room at its price of now, which then holds 8 minutes (§9). */
export async function confirmStay(
  code: string,
  rateKeys: string[],
  signal: AbortSignal,
): Promise<ConfirmedStayAnswer | StayTrouble> {
  try {
    const answer = await callApi(chooseStay, {
      params: { code },
      body: withAttribution({ rateKeys }),
      signal,
    });
    return answer.changed ? { kind: 'price-changed', confirmed: answer } : answer;
  } catch (error) {
    const gone = isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found');
    return { kind: gone ? 'gone' : 'failed' };
  }
}
