import { queryClientOf } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { type ActivityQuery, readActivityQuery } from '@alisio/shared-contracts/activities';
import { placeQuery } from '../../api/activity-places.ts';
import { activityPageQuery, activityQuestionOf, allActivitiesQuery } from '../../api/activity-search.ts';
import { DEFAULT_POINT } from '../../words/default-point.ts';
import { serverPageOf } from './pages-of-list.ts';
import { everyActivity, narrowingOf, sortOf } from './results-address.ts';

type LoaderContext = Parameters<NonNullable<PageModule['loader']>>[0];

/** Where a search is: its own point, its place's, or §3's fixed one where it names none that anybody knows. */
async function pointOf({ place, point }: ActivityQuery, { scope, language }: LoaderContext) {
  if (point) return point;
  if (!place) return DEFAULT_POINT;
  const asked = placeQuery(place, language);
  const client = queryClientOf(scope);
  await client.prefetchQuery(asked);
  const known = client.getQueryData(asked.queryKey);
  return known === null ? DEFAULT_POINT : known?.location;
}

/** Asks for the place and the activities of the address: what the page will ask. */
export const loadActivities: PageModule['loader'] = async (context) => {
  const { request, scope, language, today, attribution } = context;
  const words = new URL(request.url).searchParams;
  const query = readActivityQuery(words, today);
  const at = await pointOf(query, context);
  if (!at) return;
  const client = queryClientOf(scope);
  const question = (sort: ReturnType<typeof sortOf>, page?: number) =>
    activityQuestionOf(query, at, sort, language, attribution, page);
  const every = allActivitiesQuery(question('recommended'), everyActivity('recommended', query.km));
  // Who has all of them orders and narrows them without asking.
  if (client.getQueryData(every.queryKey) !== undefined) return;
  const sort = sortOf(words.get('sort'));
  const narrowing = narrowingOf(sort, (name) => words.getAll(name), query.km);
  await client.prefetchQuery(activityPageQuery(question(sort, serverPageOf(words.get('page'))), narrowing));
};
