import type { Registry, SiteRegistry } from '@alisio/platform/sdk/registry';
import { isCheckoutPath } from '@alisio/shared-contracts/routes';
import type { FastifyRequest } from 'fastify';
import { applyOverrides } from './apply-overrides.ts';
import { holdingCookies, holdingsOf, shortened } from './held-versions.ts';
import { type OverrideRules, parseOverrides } from './overrides.ts';
import type { SiteReleases } from './site-releases.ts';
import { visitorRegistry } from './visitor-registry.ts';

/** What a visitor gets of the site on one page. */
export interface PageVisit {
  registry: Registry;
  /** `set-cookie` that keeps them on it; none of a page with overrides, which end with their tab */
  cookies: string[];
}

/** Says which versions a tab or a test wants instead; the query's word counts before the header's. */
function wishesIn(request: FastifyRequest, url: URL): string | undefined {
  const { 'x-alisio-mf': header } = request.headers;
  return url.searchParams.get('mf') ?? (header === undefined ? undefined : String(header));
}

/** What the visitor of a request gets, by cookies, the page's path and, where they are heard, wishes. */
export async function pageVisit(
  request: FastifyRequest,
  { url, pathname }: { url: URL; pathname: string },
  { site, releases, rules }: { site: SiteRegistry; releases: SiteReleases; rules: OverrideRules },
): Promise<PageVisit> {
  const holdings = holdingsOf(request.headers.cookie);
  const { registry, held } = await visitorRegistry(site, releases, {
    holdings,
    inCheckout: isCheckoutPath(pathname),
  });
  const overrides = parseOverrides(wishesIn(request, url), rules);
  if (overrides.length > 0) {
    return { registry: await applyOverrides(registry, releases, overrides), cookies: [] };
  }
  const kept = { lot: holdings.lot, ...shortened(held, site, holdings) };
  return { registry, cookies: holdingCookies(kept, request.protocol === 'https') };
}
