import { queryClientOf } from '@alisio/platform/sdk/query';
import { type PageModule, redirectTo } from '@alisio/platform/sdk/remote';
import { activityResultsHref } from '@alisio/shared-contracts/activities';
import { placeQuery, typedPlacesQuery } from '../../api/activity-places.ts';
import {
  chosenIn,
  hrefOfPlace,
  queryOfWords,
  typedIn,
  wantsForm,
} from '../../features/activity-search/index.ts';

/**
 * Leads a form that no script sent on to its activities: to those of the place that was chosen, or of the one that is
 * called so. Where several are, none is, or it was mistyped, the page asks; with an empty box §3's fixed point is searched.
 */
export const loadTypedPlace: NonNullable<PageModule['loader']> = async (context) => {
  const { request, scope, language, today } = context;
  const words = new URL(request.url).searchParams;
  const client = queryClientOf(scope);
  const chosen = chosenIn(words);
  const typed = typedIn(words);
  if (wantsForm(words)) {
    if (chosen) await client.prefetchQuery(placeQuery(chosen, language));
    return;
  }
  const query = queryOfWords(words, today);
  if (chosen || typed === '') redirectTo(activityResultsHref({ ...query, place: chosen }));
  const asked = typedPlacesQuery(typed, language);
  await client.prefetchQuery(asked);
  const { data = [], isMended = false } = client.getQueryData(asked.queryKey) ?? {};
  const [best, ...others] = data;
  const isAlone = best && !others.some((other) => other.kind === best.kind && other.name === best.name);
  if (best && isAlone && !isMended) redirectTo(hrefOfPlace(words, best, today));
};
