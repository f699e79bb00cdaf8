import type { Registry, RemoteRelease, RouteClaim } from '@alisio/platform/sdk/registry';
import { matchRoutes } from 'react-router';

export interface ClaimMatch {
  remote: RemoteRelease;
  claim: RouteClaim;
}

/** The claim that the shell's router would choose for a path: the same matching and ranking. */
export function matchClaim({ remotes }: Registry, pathname: string): ClaimMatch | undefined {
  const claims = Object.values(remotes)
    .filter(({ rollout }) => !rollout.disabled)
    .flatMap((remote) => remote.claims.map((claim) => ({ remote, claim })));
  const routes = claims.map(({ claim }, index) => ({ path: claim.path, id: String(index) }));
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match && claims[Number(match.route.id)];
}
