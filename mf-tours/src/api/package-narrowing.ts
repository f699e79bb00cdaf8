import { HOTEL_SORTS, type HotelSort } from '@alisio/shared-contracts/hotels';
import { PACKAGE_FACETS } from '@alisio/shared-contracts/packages';

/** How an address orders and narrows its packages, for the server. */
export interface PackageNarrowing {
  sort: HotelSort;
  /** what is asked of a facet; one that is not asked for is not there */
  facets: Readonly<Partial<Record<(typeof PACKAGE_FACETS)[number], string>>>;
}

/** What an address asks of its list; any other order is the first. */
export const narrowingOf = (words: URLSearchParams): PackageNarrowing => ({
  sort: HOTEL_SORTS.find((sort) => sort === words.get('sort')) ?? HOTEL_SORTS[0],
  facets: Object.fromEntries(
    PACKAGE_FACETS.flatMap((name) => {
      // A form that no script sends says each box by itself.
      const said = words.getAll(name).filter(Boolean);
      return said.length > 0 ? [[name, said.join('.')]] : [];
    }),
  ),
});
