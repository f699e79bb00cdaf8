/** So many texts stand on a page of a list. */
const PER_PAGE = 12;

export interface PageOfList<T> {
  shown: readonly T[];
  /** from 1 on */
  page: number;
  pages: number;
}

/**
 * The page of a list that an address asks for; the nearest one that there is. `leading` stand on the first page besides:
 * larger than the rest, they leave its rows whole.
 */
export function pageOfList<T>(all: readonly T[], asked: string | null, leading = 0): PageOfList<T> {
  const pages = Math.max(1, Math.ceil((all.length - leading) / PER_PAGE));
  const wanted = Number.parseInt(asked ?? '', 10);
  const page = Number.isNaN(wanted) ? 1 : Math.min(Math.max(wanted, 1), pages);
  const from = page === 1 ? 0 : leading + (page - 1) * PER_PAGE;
  return { shown: all.slice(from, leading + page * PER_PAGE), page, pages };
}
