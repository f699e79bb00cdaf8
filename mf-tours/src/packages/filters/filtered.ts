import type { CountedFacets } from '@alisio/platform/sdk/counted-facets';
import { BOARDS } from '@alisio/shared-contracts/hotels';
import { PACKAGE_FACETS } from '@alisio/shared-contracts/packages';

/** A list of packages, or of the flights that they can have, with what it can be narrowed by. */
export interface Filtered {
  of: 'packages' | 'flights';
  facets: CountedFacets;
  /** all of the list that is here, kept or not: the same as long as the list is */
  all: readonly unknown[];
  /** names of airlines by their codes, where there are some */
  airlines?: Readonly<Record<string, string>>;
}

/** The facets of each list, in the order in which they are asked for. */
export const ASKED: Readonly<Record<Filtered['of'], readonly string[]>> = {
  packages: PACKAGE_FACETS,
  flights: ['stops', 'airline'],
};

/** Facets of which the values have an order of their own; airlines stand by price. */
export const ORDERS: Readonly<Record<string, readonly string[]>> = {
  stars: ['5', '4', '3', '2', '1', '0'],
  board: BOARDS,
  stops: ['0', '1', '2'],
};
