import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { HotelSort } from '@alisio/shared-contracts/hotels';
import type { PackageQuery } from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { packageListQuery } from '../../api/packages.ts';

export type PackagesOfSearch = ReturnType<typeof usePackages>;

/** The packages of an address. @param at nothing while it is not known where one sleeps */
export function usePackages(query: PackageQuery, at: GeoPoint | undefined, sort: HotelSort) {
  const { language } = useTexts('tours');
  const asked = packageListQuery(query, at ?? { lat: 0, lon: 0 }, sort, language, currentAttribution());
  const search = (key: readonly unknown[] | undefined) => JSON.stringify(key?.slice(2, 5));
  const { data, isError, error, refetch } = useQuery({
    ...asked,
    enabled: at !== undefined,
    // Another order or language of the same search: what stands stays until it is here.
    placeholderData: (before, of) => (search(of?.queryKey) === search(asked.queryKey) ? before : undefined),
  });
  return {
    answer: data,
    isFailed: isError,
    error: error as unknown,
    refresh: async () => void (await refetch()),
  };
}
