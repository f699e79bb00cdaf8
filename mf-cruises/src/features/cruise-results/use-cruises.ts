import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import type { CruiseQuery } from '@alisio/shared-contracts/cruises';
import { cruiseSearchQuery, searchKey } from '../../api/cruise-search.ts';
import { MORE, type ResultsAddress } from './results-address.ts';

/** The page of routes that an address asks for, and all sailings of the one that it opens. */
export function useCruises(query: CruiseQuery, address: ResultsAddress) {
  const language = useLanguage();
  const key = searchKey(query);
  const opened = address.read(MORE) ?? undefined;
  const page = useQuery({
    ...cruiseSearchQuery(query, address, language),
    // Another order, facet or page of the same search: what stands stays until it is here.
    placeholderData: (before, asked) => (asked?.queryKey[2] === key ? before : undefined),
  });
  const { data: all } = useQuery({
    ...cruiseSearchQuery(query, address, language, opened),
    enabled: opened !== undefined,
  });
  const client = useQueryClient();
  /** asks for the whole search anew: what is shown at once, its other pages when they are turned to */
  const refresh = () => client.invalidateQueries({ queryKey: ['mf-cruises', 'search', key] });
  return { page, opened, refresh, all: opened === undefined ? undefined : all?.data };
}
export type CruisesOfSearch = ReturnType<typeof useCruises>;
