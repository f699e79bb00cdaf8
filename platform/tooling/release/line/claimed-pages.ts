import type { HostRelease, RemoteRelease, SiteRegistry } from '../../../sdk/registry/index.ts';

/** A page that a test opens, and whose it has to be. */
export interface ClaimedPage {
  path: string;
  /** the remote and the version that has to stand in the main part */
  remote: string;
  version: string;
}

/** An address that a pattern matches: `/:url/results` → `/bogota-a-miami/results`. */
export const examplePath = (pattern: string): string =>
  pattern.replace(/\/:[^/]+\?/g, '').replace(/:[^/]+/g, 'bogota-a-miami') || '/';

const pagesOf = ({ name, version, claims }: RemoteRelease): ClaimedPage[] =>
  // Pages that send away who comes from nowhere are opened last: by then the tab has been somewhere.
  [
    ...claims.filter(({ direct }) => direct !== 'home'),
    ...claims.filter(({ direct }) => direct === 'home'),
  ].map(({ path }) => ({ path: examplePath(path), remote: name, version }));

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
