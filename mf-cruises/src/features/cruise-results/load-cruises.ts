import { queryClientOf } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { itinerarySlug, readCruiseQuery } from '@alisio/shared-contracts/cruises';
import { cruiseChoicesQuery } from '../../api/cruise-choices.ts';
import { cruiseSearchQuery, cruiseSortOf } from '../../api/cruise-search.ts';
import { needsChoices } from './needs-choices.ts';
import { MORE } from './results-address.ts';

/** Asks for what the page of an address will ask for. */
export const loadCruises: PageModule['loader'] = async ({ request, scope, language, today }) => {
  const words = new URL(request.url).searchParams;
  const query = readCruiseQuery(words, today);
  const client = queryClientOf(scope);
  const list = {
    sort: cruiseSortOf(words.get('sort')),
    page: words.get('page'),
    readAll: (name: string) => words.getAll(name),
  };
  const page = cruiseSearchQuery(query, list, language);
  const { data: opened } = itinerarySlug.safeParse(words.get(MORE));
  await Promise.all([
    client.prefetchQuery(page),
    ...(opened === undefined ? [] : [client.prefetchQuery(cruiseSearchQuery(query, list, language, opened))]),
  ]);
  if (needsChoices(query, words, client.getQueryData(page.queryKey)))
    await client.prefetchQuery(cruiseChoicesQuery(language));
};
