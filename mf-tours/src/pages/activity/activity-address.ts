import { type ActivityQuery, activityCode, readActivityQuery } from '@alisio/shared-contracts/activities';
import { type ActivityChoice, askedDays, readChoice } from '../../features/activity-choice/index.ts';

/** What the address of an activity's page asks for. */
export interface ActivityAddress {
  /** nothing where the address names none that could be one */
  code: string | undefined;
  query: ActivityQuery;
  choice: ActivityChoice;
  /** whose sessions are asked for */
  days: ReturnType<typeof askedDays>;
}

/** @param said of the path; `today`: the visitor's, ISO date */
export function readActivityAddress(
  said: string | undefined,
  search: URLSearchParams,
  today: string,
): ActivityAddress {
  const code = activityCode.safeParse(said);
  const query = readActivityQuery(search, today);
  const choice = readChoice(search);
  return {
    code: code.success ? code.data : undefined,
    query,
    choice,
    days: askedDays(query, choice.day, today),
  };
}
