import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from '../router/index.ts';

/** How a list stands in the address: a link, a reload and Back bring it back exactly. */
export interface ListAddress<Sort extends string> {
  /** path and query without order and page: another order or page of the same list is not another question */
  question: string;
  sort: Sort;
  /** as it was asked for, for `pageOf`; null without one */
  page: string | null;
  /** what the address says by this name beside order and page; null where it says nothing */
  read: (name: string) => string | null;
  /** all that it says by this name: a form that no script sends says each box by itself */
  readAll: (name: string) => readonly string[];
  /**
   * Says something else, null for nothing: another list, which begins at its first page; Back takes it back.
   * With `stays` the page stays where it is scrolled to: the press was beside the list.
   */
  ask: (changes: Readonly<Record<string, string | null>>, how?: { stays: boolean }) => void;
  hrefOf: (changes: Readonly<Record<string, string | null>>) => string;
  /** The same list in another order, from its first page, in the same place. */
  sortBy: (sort: Sort) => void;
  hrefOfPage: (page: number) => string;
  goToPage: (page: number) => void;
}

/** @param sorts the orders that there are; the first stands where the address names none of them */
export function useListAddress<Sort extends string>(sorts: readonly [Sort, ...Sort[]]): ListAddress<Sort> {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  // What was asked for last: a second press may come before the first one's list is drawn.
  const asked = useRef(search);
  useLayoutEffect(() => {
    asked.current = search;
  }, [search]);
  const changed = (changes: Readonly<Record<string, string | null>>, from = search) => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const change = (changes: Readonly<Record<string, string | null>>, replace = false, stays = replace) => {
    asked.current = changed(changes, asked.current);
    setSearch(asked.current, { replace, preventScrollReset: stays });
  };
  const toPage = (page: number) => ({ page: page === 1 ? null : String(page) });
  const named = search.get('sort');
  return {
    question: `${pathname}?${changed({ sort: null, page: null })}`,
    sort: sorts.find((sort) => sort === named) ?? sorts[0],
    page: search.get('page'),
    read: (name) => search.get(name),
    readAll: (name) => search.getAll(name),
    ask: (changes, { stays } = { stays: false }) => change({ ...changes, page: null }, false, stays),
    hrefOf: (changes) => `${pathname}?${changed({ ...changes, page: null })}`,
    sortBy: (sort) => change({ sort, page: null }, true),
    hrefOfPage: (page) => `${pathname}?${changed(toPage(page))}`,
    goToPage: (page) => change(toPage(page)),
  };
}
