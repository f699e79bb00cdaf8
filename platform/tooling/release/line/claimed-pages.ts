import {
  type HostRelease,
  isKnownAddress,
  type RemoteRelease,
  type RouteClaim,
  type SiteRegistry,
} from '../../../sdk/registry/index.ts';

/** A page that a test opens, and whose it has to be. */
export interface ClaimedPage {
  path: string;
  /** the remote and the version that has to stand in the main part */
  remote: string;
  version: string;
  /** sends home who comes from nowhere */
  fromHome: boolean;
}

const EXAMPLE = 'bogota-a-miami';

/** An address that a claim's page knows: `/:url/results` → `/bogota-a-miami/results`. */
export const examplePath = ({ path, known = {} }: Pick<RouteClaim, 'path' | 'known'>): string =>
  path
    .replace(/\/(?::?[^/]+\?|\*)(?=\/|$)/g, '')
    .replace(/:(\w+)/g, (_param, name: string) =>
      isKnownAddress({ known }, { [name]: EXAMPLE })
        ? EXAMPLE
        : (known[name]?.[0] ?? EXAMPLE).replaceAll('*', 'bogota'),
    ) || '/';

const pagesOf = ({ name, version, claims }: RemoteRelease): ClaimedPage[] =>
  claims.map((claim) => ({
    path: examplePath(claim),
    remote: name,
    version,
    fromHome: claim.direct === 'home',
  }));

/** What to open for a release: its own pages; for a shell those of all that is live inside of it. */
export function claimedPages(
  release: HostRelease | RemoteRelease,
  live: SiteRegistry | undefined,
): ClaimedPage[] {
  if ('claims' in release) return pagesOf(release);
  return Object.values(live?.remotes ?? {})
    .filter((track) => track.disabled === null)
    .flatMap((track) => pagesOf(track.live));
}
