import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import {
  type ActivityDays,
  type ActivityDetail,
  type ActivityParty,
  paxesOf,
} from '@alisio/shared-contracts/activities';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { getActivity, getActivitySessions } from '@alisio/shared-contracts/endpoints';

/** What an activity is, whatever the day; null for a code that none has: that is an answer, too, and is not asked again. */
export const activityQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['activity', code, language],
    queryFn: async ({ signal }): Promise<ActivityDetail | null> => {
      try {
        return await callApi(getActivity, { params: { code }, query: { language }, signal });
      } catch (error) {
        if (isProblem(error, 'not-found')) return null;
        throw error;
      }
    },
  });

/** What is shown is asked for anew before its prices are over (§9: 15 minutes). Milliseconds. */
const FRESH_MS = 10 * 60_000;

/** The sessions of an activity on some days for a party, by day. */
export function activitySessionsQuery(
  code: string,
  { from, to }: ActivityDays,
  party: ActivityParty,
  language: Language,
  infoData: Attribution,
) {
  const asked = { from, to, paxes: paxesOf(party) };
  return queryOptions({
    queryKey: ['activity-sessions', code, language, JSON.stringify(asked)],
    queryFn: ({ signal }) =>
      callApi(getActivitySessions, { params: { code }, body: { ...asked, language, infoData }, signal }),
    staleTime: FRESH_MS,
  });
}
