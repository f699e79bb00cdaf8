import type { Registry, RemoteRelease, RouteClaim, SiteRegistry } from '@alisio/platform/sdk/registry';
import { byLanguage, LANGUAGES } from '@alisio/shared-contracts/languages';
import { type ListedPage, listedPages } from '@alisio/shared-contracts/listings';
import type { ApiClient } from '../http/api-client.ts';
import { matchClaim } from '../releases/match-claim.ts';
import { onceFor } from '../releases/once-for.ts';
import { keptCalls } from './kept-calls.ts';

/** Pages that no call tells of: their claims do. */
export const OF_CLAIMS = 'site';

/** Pages of which search engines are told, by the kind that names their sitemap. */
export interface Listings {
  /** Names of sitemaps that there are, as the live releases claim. */
  kinds(site: SiteRegistry): string[];
  /** @returns nothing for a kind that there is not, `unknown` while the API does not tell its pages */
  pages(site: SiteRegistry, kind: string): Promise<readonly ListedPage[] | 'unknown' | undefined>;
  /** What is known of all kinds; what is not known yet is left out. */
  all(site: SiteRegistry): Promise<ListedPage[]>;
}

interface LiveClaim {
  claim: RouteClaim;
  /** ISO day since when its release is live */
  since: string;
}

/** What everybody is given: no shares of what is on its way, nothing that operators have switched off. */
const liveOf = onceFor(({ revision, host, remotes }: SiteRegistry) => {
  const tracks = Object.values(remotes).filter(({ disabled }) => disabled === null);
  const registry: Registry = {
    revision,
    host: host.live,
    remotes: Object.fromEntries(tracks.map(({ live }): [string, RemoteRelease] => [live.name, live])),
    disabled: {},
    overrides: [],
  };
  const claims = tracks.flatMap(({ live, since }) =>
    live.claims.map((claim): LiveClaim => ({ claim, since: since.slice(0, 10) })),
  );
  return { registry, claims };
});

/** `/content/addresses` → `content` */
const kindOf = (from: string): string => from.split('/')[1] ?? '';

/** Calls that tell addresses, by their kind. */
const callsOf = onceFor(
  (site: SiteRegistry) =>
    new Map(
      liveOf(site).claims.flatMap(({ claim: { listed } }) =>
        typeof listed === 'string' ? [[kindOf(listed), listed] as const] : [],
      ),
    ),
);

/** The paths that a claim names itself. */
function ownPaths({ path, listed }: RouteClaim): string[] {
  if (listed === true) return [path];
  if (typeof listed !== 'object') return [];
  return Object.entries(listed).reduce(
    (paths, [name, values]) =>
      paths.flatMap((one) => values.map((value) => one.replace(`:${name}`, () => encodeURIComponent(value)))),
    [path],
  );
}

const ofClaims = onceFor((site: SiteRegistry): ListedPage[] =>
  liveOf(site).claims.flatMap(({ claim, since }) =>
    ownPaths(claim).map((path) => ({ addresses: byLanguage(() => path), updated: since })),
  ),
);

/** Asks for the pages of a site what its live remotes claim in `listed`; the host knows none of them by name. */
export function siteListings(api: ApiClient): Listings {
  const ask = keptCalls(api, (answer) => listedPages.safeParse(answer).data);

  async function pages(site: SiteRegistry, kind: string) {
    if (kind === OF_CLAIMS) return ofClaims(site);
    const call = callsOf(site).get(kind);
    if (call === undefined) return undefined;
    const told = await ask(call);
    if (!told) return 'unknown';
    const { registry } = liveOf(site);
    // What no page is claimed for, or another page, is nothing that could be shown there.
    return told.data.filter(({ addresses }) =>
      LANGUAGES.every((language) => matchClaim(registry, addresses[language])?.claim.listed === call),
    );
  }

  const kinds = (site: SiteRegistry) => [OF_CLAIMS, ...callsOf(site).keys()];
  return {
    kinds,
    pages,
    async all(site) {
      const each = await Promise.all(kinds(site).map((kind) => pages(site, kind)));
      return each.flatMap((told) => (told === undefined || told === 'unknown' ? [] : told));
    },
  };
}

/** Feeds of the live releases: path of the page → the call that tells what is new on it, and the words of its head. */
export const feedsOf = onceFor(
  (site: SiteRegistry) =>
    new Map(
      liveOf(site).claims.flatMap(({ claim: { path, feed, head } }) =>
        feed !== undefined && head ? [[path, { feed, head }] as const] : [],
      ),
    ),
);

/** Paths of which claims ask search engines to stay away, as far as they are the same for every address of the claim. */
export const unlistedPaths = onceFor((site: SiteRegistry): string[] =>
  liveOf(site).claims.flatMap(({ claim: { path, listed } }) =>
    listed === false ? [path.replace(/[:*].*$/, '')] : [],
  ),
);
