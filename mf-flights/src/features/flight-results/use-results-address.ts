import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { readSort, type Sort } from './flight-choices.ts';

export type ResultsAddress = ReturnType<typeof useResultsAddress>;

/** The choices on the page live in the address: a link, a reload and Back bring them back exactly. */
export function useResultsAddress() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const changed = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const change = (changes: Record<string, string | null>, replace = false) =>
    setSearch(changed(changes), { replace, preventScrollReset: replace });
  const toPage = (page: number) => ({ page: page === 1 ? null : String(page) });
  // Another order or page of the same list is not another question.
  const question = `${pathname}?${changed({ sort: null, page: null })}`;
  return {
    question,
    outbound: search.get('outbound'),
    sort: readSort(search.get('sort')),
    page: search.get('page'),
    chooseOutbound: (key: string | null) => change({ outbound: key, page: null }),
    sortBy: (sort: Sort) => change({ sort, page: null }, true),
    hrefOfPage: (page: number) => `${pathname}?${changed(toPage(page))}`,
    goToPage: (page: number) => change(toPage(page)),
  };
}
