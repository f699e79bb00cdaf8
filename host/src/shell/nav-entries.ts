import type { NavEntry } from '@alisio/platform/sdk/remote';
import type { Claim, RemotePages } from '../remotes/remote-pages.ts';
import { claimAt } from '../router/claim-at.ts';

/** Order of the header's navigation, §2. */
const ORDER: readonly NavEntry[] = ['flights', 'hotels', 'cruises', 'tours', 'trains', 'my-trips'];

export interface NavLinkFacts {
  entry: NavEntry;
  path: string;
  /** `page` on the entry's own page, `true` on another page of its section */
  current: 'page' | 'true' | undefined;
}

/** The entries that some remote serves: no link leads nowhere. `pathname`: where the visitor is. */
export function navEntries(pages: RemotePages, pathname: string): NavLinkFacts[] {
  const claims: Claim[] = pages.all.map(({ claim }) => claim);
  const here = claimAt(pages, pathname)?.claim;
  const currentOf = (claim: Claim) => {
    if (claim.path === here?.path) return 'page';
    return claim.nav === here?.nav ? 'true' : undefined;
  };
  return ORDER.flatMap((entry) => {
    const claim = claims.find(({ nav }) => nav === entry);
    return claim ? [{ entry, path: claim.path, current: currentOf(claim) }] : [];
  });
}
