import type { HostRelease, RemoteRelease, RemoteTrack, SiteRegistry } from '../../../sdk/registry/index.ts';
import { checkOwnClaims, clashOf } from '../../build/check-claims.ts';
import { satisfiesContracts } from '../../build/check-contracts.ts';
import { checkNamespace } from '../../build/check-namespaces.ts';
import { checkOwnParts } from '../../build/check-parts.ts';

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

/** Whether two remotes can be on one page: no address, entry of the navigation or namespace belongs to both. */
export const areApart = (one: RemoteRelease, other: RemoteRelease): boolean =>
  clashOf(one, other) === undefined && one.namespace !== other.namespace;

/** What a remote's track keeps from others; the version before keeps its texts' namespace, not its addresses. */
const keptBy = ({ live, candidate, previousNamespace }: RemoteTrack) => [
  live,
  ...(candidate ? [candidate.release] : []),
  ...(previousNamespace === undefined ? [] : [{ name: live.name, namespace: previousNamespace, claims: [] }]),
];

const releasesIn = <R>({ live, candidate }: { live: R; candidate: { release: R } | null }): R[] => [
  live,
  ...(candidate ? [candidate.release] : []),
];

/**
 * Checks what would be live as a whole: every version of every remote that a visitor can get, in every shell
 * that they can get. Claims and namespaces of what comes are compared with all that is there, switched off or not;
 * what is there already stands in nobody's way, least of all in the emergency switch's.
 * @param before what is live now
 * @throws with the first thing that does not fit
 */
export function checkSite({ host, remotes }: SiteRegistry, before: SiteRegistry | undefined): void {
  const tracks = Object.values(remotes);
  const shells = releasesIn(host);
  const versions = tracks.flatMap(releasesIn);
  const known = new Set(
    before ? [...releasesIn(before.host), ...Object.values(before.remotes).flatMap(releasesIn)] : [],
  );
  const kept = tracks.flatMap(keptBy);
  for (const remote of versions.filter((release) => !known.has(release))) {
    checkOwnClaims(remote);
    checkOwnParts(remote);
    const sentence = kept.map((other) => clashOf(other, remote)).find(Boolean);
    if (sentence) throw new Error(sentence);
    checkNamespace(remote, [...shells.map(ofShell), ...kept.map(ofRemote)]);
  }
  for (const shell of shells.filter((release) => !known.has(release))) {
    for (const remote of kept) checkNamespace(remote, [ofShell(shell)]);
  }
  for (const shell of shells) for (const remote of versions) checkPair(shell, remote);
}

const ofShell = ({ name, namespaces = [] }: HostRelease) => ({ name, namespaces });
const ofRemote = ({ name, namespace }: Pick<RemoteRelease, 'name' | 'namespace'>) => ({
  name,
  namespaces: [namespace],
});
