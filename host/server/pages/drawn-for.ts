import { type Attribution, attributionOf, NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { WITHOUT_SCRIPT } from '@alisio/shared-contracts/routes';
import { isWithoutScript } from '../http/without-script.ts';
import type { ClaimMatch } from '../releases/match-claim.ts';

export interface DrawnFor {
  /** address that the page is drawn for, and its loader is told */
  url: URL;
  attribution: Attribution;
}

/**
 * What of an address its page is drawn for: where its claim says which words of the query it follows from, these alone,
 * and not where the visitor came from. Words of adverts then make no page of their own, and stand in nobody else's; the
 * browser has them all. Without a claim the shell draws, by the path.
 */
export function drawnFor(url: URL, match: ClaimMatch | undefined, referrer: string): DrawnFor {
  const reads = match ? match.claim.query : [];
  if (!reads) return { url, attribution: attributionOf({ url, referrer }) ?? NO_ATTRIBUTION };
  const drawn = new URL(url);
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => reads.includes(name)));
  if (isWithoutScript(url)) kept.set(...WITHOUT_SCRIPT);
  drawn.search = String(kept);
  return { url: drawn, attribution: NO_ATTRIBUTION };
}

/**
 * Where a page's loader leads, with the words of what was asked for that it was not told: they are the visitor's, and an
 * advert's are to arrive with them. What the new address says itself is said once.
 * @param href of this site, without its name
 */
export function withUntold(href: string, asked: URL, told: URL): string {
  const to = new URL(href, asked);
  const said = new Set([...to.searchParams.keys(), ...told.searchParams.keys()]);
  const untold = [...asked.searchParams].filter(([name]) => !said.has(name));
  if (untold.length === 0) return href;
  for (const [name, value] of untold) to.searchParams.append(name, value);
  return to.pathname + to.search + to.hash;
}
