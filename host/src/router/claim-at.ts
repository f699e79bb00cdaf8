import { matchRoutes } from 'react-router';
import type { ClaimedPage, RemotePages } from '../remotes/remote-pages.ts';

/** The claimed page that the router chooses for a path; nothing where no remote claims it. */
export function claimAt({ all }: RemotePages, pathname: string): ClaimedPage | undefined {
  const routes = all.map(({ claim }, index) => ({ path: claim.path, id: String(index) }));
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match && all[Number(match.route.id)];
}
