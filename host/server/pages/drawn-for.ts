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
