/** What of a list stands on one page. */
export interface ListPage<Item> {
  items: Item[];
  /** from 1, inside what there is */
  page: number;
  pages: number;
}

/**
 * The page of a list that an address asks for; what it cannot mean is the first page, or the last.
 * @param asked as the address has it; null without one
 * @param size items on a page
 */
export function pageOf<Item>(items: readonly Item[], asked: string | null, size: number): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const wanted = /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(Math.max(wanted, 1), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}
