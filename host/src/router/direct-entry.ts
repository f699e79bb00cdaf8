import { homeHref } from '@alisio/shared-contracts/routes';
import { visit } from '@alisio/shared-contracts/stores';
import { claimAt } from '../remotes/claim-at.ts';
import type { RemotePages } from '../remotes/remote-pages.ts';

/**
 * §2: a page that only makes sense after another sends home who comes with no previous page. The tab keeps its
 * last page, so a reload stays.
 * @returns the address to begin at in place of `pathname`, nothing to stay
 */
export function otherEntry(pages: RemotePages, pathname: string): string | undefined {
  const isLate = claimAt(pages, pathname)?.claim.direct === 'home';
  return isLate && visit.get().lastPath === null ? homeHref() : undefined;
}

/** Remembers that this tab has shown a page. */
export function rememberVisit(path: string): void {
  if (visit.get().lastPath !== path) visit.set({ lastPath: path });
}
