import { type ActivityQuery, activityHref, type ListedActivity } from '@alisio/shared-contracts/activities';

/** The page of a listed activity with the session chosen whose price the list says: another day may be dearer. */
export function listedHref(
  { activityInfo, lead }: Pick<ListedActivity, 'activityInfo' | 'lead'>,
  query: ActivityQuery,
): string {
  const { startsAt, modality } = lead;
  const choice = new URLSearchParams({
    day: startsAt.slice(0, 10),
    hour: startsAt.slice(11, 16),
    way: modality,
  });
  return `${activityHref(activityInfo.code, query)}&${choice}`;
}
