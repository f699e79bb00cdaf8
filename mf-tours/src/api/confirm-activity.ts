import { callApi, isProblem, withAttribution } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import type { ChosenWay } from '@alisio/shared-contracts/activities';
import type { AnswerOf } from '@alisio/shared-contracts/endpoints';
import { chooseActivity } from '@alisio/shared-contracts/endpoints';

/** A session as it is sold now: at its price, and what it cost before where that is another one. */
export type ConfirmedActivityAnswer = AnswerOf<typeof chooseActivity>;

/** What keeps a chosen session from the checkout. */
export type ActivityTrouble =
  | { kind: 'price-changed'; confirmed: ConfirmedActivityAnswer }
  /** its places were sold to somebody else */
  | { kind: 'gone' }
  | { kind: 'failed' };

/** Asks for a session at its price of now, which then holds 8 minutes (§9). @param language of its texts */
export async function confirmActivity(
  code: string,
  { rateKey, language: guideLanguage, start }: ChosenWay,
  language: Language,
  signal: AbortSignal,
): Promise<ConfirmedActivityAnswer | ActivityTrouble> {
  try {
    const answer = await callApi(chooseActivity, {
      params: { code },
      body: withAttribution({ rateKey, start, language, ...(guideLanguage ? { guideLanguage } : {}) }),
      signal,
    });
    return answer.changed ? { kind: 'price-changed', confirmed: answer } : answer;
  } catch (error) {
    const gone = isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found');
    return { kind: gone ? 'gone' : 'failed' };
  }
}
