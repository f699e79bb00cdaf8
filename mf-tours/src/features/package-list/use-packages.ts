import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import type { PackageQuery } from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import type { PackageNarrowing } from '../../api/package-narrowing.ts';
import { areOfOneSearch, packageListQuery } from '../../api/packages.ts';
import { hasCards } from '../../api/packages-in-parts.ts';

export type PackagesOfSearch = ReturnType<typeof usePackages>;

/** The packages of an address. @param at nothing while it is not known where one sleeps */
export function usePackages(query: PackageQuery, at: GeoPoint | undefined, narrowing: PackageNarrowing) {
  const { language } = useTexts('tours');
  const point = at ?? { lat: 0, lon: 0 };
  const asked = packageListQuery(query, point, narrowing, language, currentAttribution());
  const client = useQueryClient();
  const { data, isError, isPlaceholderData, error, refetch } = useQuery({
    ...asked,
    enabled: at !== undefined,
    // Another order, facet or language of the same search: what stands stays until it is here.
    placeholderData: (before, of) => (of && areOfOneSearch(of.queryKey, asked.queryKey) ? before : undefined),
  });
  const { answer, better } = data ?? {};
  return {
    answer,
    /** the cards have come, or there are none; before, at most their flight has */
    isWhole: answer !== undefined && hasCards(answer),
    /** what stands is of another order or facet: what is asked for is on its way */
    isBefore: isPlaceholderData,
    /** puts what is better in the place of what is shown; nothing while nothing is */
    takeBetter: better ? () => void client.setQueryData(asked.queryKey, { answer: better }) : undefined,
    isFailed: isError,
    error: error as unknown,
    refresh: async () => void (await refetch()),
  };
}
