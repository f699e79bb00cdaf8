import { queryClientOf } from '@alisio/platform/sdk/query';
import { type PageModule, redirectTo } from '@alisio/platform/sdk/remote';
import { typedPlaceQuery } from '../../api/find-typed-place.ts';
import { type End, resultsOfWords, termOf } from '../../features/flight-search/index.ts';

/** Looks up the places that were typed, and leads on to their flights. */
export const loadPlaces: NonNullable<PageModule['loader']> = async ({ request, scope, language, today }) => {
  const words = new URL(request.url).searchParams;
  const client = queryClientOf(scope);
  const placeAt = async (end: End) => {
    const term = termOf(words, end);
    if (term === '') return undefined;
    const query = typedPlaceQuery(term, language);
    await client.prefetchQuery(query);
    const [place, ...others] = client.getQueryData(query.queryKey) ?? [];
    return others.length > 0 ? undefined : place;
  };
  const [origin, destination] = await Promise.all([placeAt('origin'), placeAt('destination')]);
  const href = resultsOfWords(words, { origin, destination }, today);
  if (href !== undefined) redirectTo(href);
};
