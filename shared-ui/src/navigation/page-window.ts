type PageEntry = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** First, last and the neighbours of the current page, with gaps where pages are left out. */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pages || Math.abs(candidate - page) <= 1,
  );
  const entries: PageEntry[] = [];
  let last = 0;
  for (const candidate of shown) {
    // A gap for a single page would be as wide as the page itself.
    if (candidate - last === 2) entries.push({ kind: 'page', page: candidate - 1 });
    else if (candidate - last > 2) entries.push({ kind: 'gap', after: last });
    entries.push({ kind: 'page', page: candidate });
    last = candidate;
  }
  return entries;
}
