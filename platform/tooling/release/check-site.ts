import type { HostRelease, RemoteRelease, SiteRegistry } from '../../sdk/registry/index.ts';
import { checkClaims, shapeOf } from '../build/check-claims.ts';
import { satisfiesContracts } from '../build/check-contracts.ts';

/** Names that a remote takes from the shell and that this one does not have. */
export function missingIn(host: HostRelease, { uses }: RemoteRelease): string[] {
  return Object.entries(uses).flatMap(([module, names]) => {
    const provided = new Set(host.provides[module]);
    return names.filter((name) => !provided.has(name)).map((name) => `${name} of ${module}`);
  });
}

/** @throws when a remote cannot run in a shell */
export function checkPair(host: HostRelease, remote: RemoteRelease): void {
  const { name, version, contracts } = remote;
  if (!satisfiesContracts(contracts, host.contracts)) {
    throw new Error(
      `${name} ${version} wants shared-contracts ${contracts}, the shell ${host.version} has ${host.contracts}.`,
    );
  }
  const missing = missingIn(host, remote);
  if (missing.length > 0) {
    throw new Error(
      `${name} ${version} uses ${missing.join(', ')}, which the shell ${host.version} does not have.`,
    );
  }
}

/**
 * Checks what would be live as a whole: every version of every remote that a visitor can get, in every shell
 * that he can get.
 * @throws with the first thing that does not fit
 */
export function checkSite({ host, remotes }: SiteRegistry): void {
  const tracks = Object.values(remotes);
  const versions = tracks.map(({ live, candidate }) => [live, ...(candidate ? [candidate.release] : [])]);
  // Two versions of one remote may claim the same path: a visitor has one of them.
  checkClaims(
    tracks.map(({ live, candidate }) => {
      const claims = [...live.claims, ...(candidate?.release.claims ?? [])];
      return {
        name: live.name,
        claims: [...new Map(claims.map((claim) => [shapeOf(claim.path), claim])).values()],
      };
    }),
  );
  const shells = [host.live, ...(host.candidate ? [host.candidate.release] : [])];
  for (const shell of shells) for (const remote of versions.flat()) checkPair(shell, remote);
}
