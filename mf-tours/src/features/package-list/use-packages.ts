import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import type { HotelSort } from '@alisio/shared-contracts/hotels';
import type { PackageQuery } from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { areOfOneSearch, packageListQuery } from '../../api/packages.ts';
import { hasCards } from '../../api/packages-in-parts.ts';

export type PackagesOfSearch = ReturnType<typeof usePackages>;

/** The packages of an address. @param at nothing while it is not known where one sleeps */
export function usePackages(query: PackageQuery, at: GeoPoint | undefined, sort: HotelSort) {
  const { language } = useTexts('tours');
  const asked = packageListQuery(query, at ?? { lat: 0, lon: 0 }, sort, language, currentAttribution());
  const client = useQueryClient();
  const { data, isError, error, refetch } = useQuery({
    ...asked,
    enabled: at !== undefined,
    // Another order or language of the same search: what stands stays until it is here.
    placeholderData: (before, of) => (of && areOfOneSearch(of.queryKey, asked.queryKey) ? before : undefined),
  });
  const { answer, better } = data ?? {};
  return {
    answer,
    /** the cards have come, or there are none; before, at most their flight has */
    isWhole: answer !== undefined && hasCards(answer),
    /** puts what is better in the place of what is shown; nothing while nothing is */
    takeBetter: better ? () => void client.setQueryData(asked.queryKey, { answer: better }) : undefined,
    isFailed: isError,
    error: error as unknown,
    refresh: async () => void (await refetch()),
  };
}
