import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import {
  CRUISE_FACETS,
  CRUISE_SORTS,
  type CruiseQuery,
  type CruiseSearchAnswer,
  type CruiseSort,
  writeCruiseQuery,
} from '@alisio/shared-contracts/cruises';
import { searchCruises } from '@alisio/shared-contracts/endpoints';

/** No address says more of a facet (the endpoint's limit). */
const LONGEST_FACET = 400;

/** How the address of a list has it in order and narrowed. */
export interface ListWords {
  sort: CruiseSort;
  /** from 1, as the address has it; null for the first */
  page: string | null;
  /** what it says of a facet, each time that it says it */
  readAll: (facet: string) => readonly string[];
}

export const cruiseSortOf = (word: string | null): CruiseSort =>
  CRUISE_SORTS.find((sort) => sort === word) ?? CRUISE_SORTS[0];

/** By what it searches for: another order, facet or page of it is the same search. */
export const searchKey = (query: CruiseQuery): string => writeCruiseQuery(query).toString();

/**
 * A page of routes with their sailings as the server orders, narrows and counts them.
 * @param itinerary all sailings of this route instead, of whichever page
 */
export function cruiseSearchQuery(
  query: CruiseQuery,
  { sort, page, readAll }: ListWords,
  language: Language,
  itinerary?: string,
) {
  const facets = CRUISE_FACETS.flatMap((name) => {
    const said = readAll(name).filter(Boolean).join('.').slice(0, LONGEST_FACET);
    return said === '' ? [] : [[name, said] as const];
  });
  const asked = {
    ...Object.fromEntries(writeCruiseQuery(query)),
    ...Object.fromEntries(facets),
    sort,
    ...(itinerary === undefined
      ? { page: /^[1-9]\d{0,2}$/.test(page ?? '') && page !== null ? page : '1' }
      : { itinerary }),
    language,
  };
  return queryOptions({
    queryKey: ['mf-cruises', 'search', searchKey(query), JSON.stringify(asked)],
    queryFn: ({ signal }): Promise<CruiseSearchAnswer> => callApi(searchCruises, { query: asked, signal }),
  });
}
