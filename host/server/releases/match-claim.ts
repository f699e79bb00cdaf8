import type { Registry, RemoteRelease, RouteClaim } from '@alisio/platform/sdk/registry';
import { chooseClaim, claimsInOrder } from '../../src/remotes/choose-claim.ts';

export interface ClaimMatch {
  remote: RemoteRelease;
  claim: RouteClaim;
  /** `off`: operators have switched the remote off; `elsewhere`: an override names an origin that it comes from */
  code: 'released' | 'elsewhere' | 'off';
}

/** Names of which an override says that the page brings them from an origin. */
const elsewhere = ({ overrides }: Registry): string[] =>
  overrides.filter(({ state }) => state === 'origin').map(({ name }) => name);

/** A path that nobody claims may be claimed by code that the edge has not seen. */
export const bringsUnknownCode = (registry: Registry): boolean => elsewhere(registry).length > 0;

/** The claim that the shell's router would choose for a path: the same matching and ranking. */
export function matchClaim(registry: Registry, pathname: string): ClaimMatch | undefined {
  const brought = elsewhere(registry);
  const codeOf = ({ name }: RemoteRelease): ClaimMatch['code'] => {
    if (brought.includes(name)) return 'elsewhere';
    return registry.disabled[name] ? 'off' : 'released';
  };
  const remotes = [...Object.values(registry.remotes), ...Object.values(registry.disabled)];
  const claims = remotes.flatMap((remote) =>
    remote.claims.map((claim): ClaimMatch => ({ remote, claim, code: codeOf(remote) })),
  );
  return chooseClaim(claimsInOrder(claims), pathname);
}
