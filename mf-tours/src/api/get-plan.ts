import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import {
  type ActivityDays,
  type ActivityDetail,
  type ActivityParty,
  type ActivitySessions,
  paxesOf,
} from '@alisio/shared-contracts/activities';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { getActivity, getActivitySessions } from '@alisio/shared-contracts/endpoints';

/** An activity as it is sold to a party on some days. */
export interface PlanSold {
  detail: ActivityDetail;
  sessions: ActivitySessions;
}

interface PlanAsked {
  code: string;
  days: ActivityDays;
  party: ActivityParty;
  language: Language;
  infoData: Attribution;
}

/** Asks for an activity and its sessions at once. @returns null for a code that none has */
export async function getPlan(
  { code, days, party, language, infoData }: PlanAsked,
  signal: AbortSignal,
): Promise<PlanSold | null> {
  const params = { code };
  const body = { ...days, paxes: paxesOf(party), language, infoData };
  try {
    const [detail, sessions] = await Promise.all([
      callApi(getActivity, { params, query: { language }, signal }),
      callApi(getActivitySessions, { params, body, signal }),
    ]);
    return { detail, sessions };
  } catch (error) {
    if (isProblem(error, 'not-found')) return null;
    throw error;
  }
}
