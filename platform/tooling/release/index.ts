import { type Registry, registry } from '../../sdk/registry/index.ts';
import { checkClaims } from '../build/check-claims.ts';
import { satisfiesContracts } from '../build/check-contracts.ts';
import { builtFiles, readHostBuild, readRemoteBuild } from './built-folder.ts';
import { folderStore } from './folder-store.ts';
import { hostReleaseOf, remoteReleaseOf } from './registry-entries.ts';
import type { PointerState, ReleaseStore } from './release-store.ts';

export { folderStore } from './folder-store.ts';
export type { PointerState, ReleaseStore } from './release-store.ts';

export interface Release {
  /** the site's folder */
  site: string;
  /** folder of a built shell; without it the shell that is live stays */
  host?: string;
  /** folders of built remotes; remotes not named stay as they are live */
  remotes: readonly string[];
  /** instead of a folder on this disk */
  store?: ReleaseStore;
}

/** @throws when the live document is not a registry */
const parsed = (pointer: PointerState | undefined): Registry | undefined =>
  pointer && registry.parse(JSON.parse(pointer.document));

/** What would be live: checked as a whole before the pointer moves. */
function checked(next: Registry): Registry {
  checkClaims(Object.values(next.remotes));
  for (const { name, contracts } of Object.values(next.remotes)) {
    if (!satisfiesContracts(contracts, next.host.contracts)) {
      throw new Error(`${name} wants shared-contracts ${contracts}, the shell has ${next.host.contracts}.`);
    }
  }
  return registry.parse(next);
}

/** Equal but for revision and time: then there is nothing to move. */
const sameRelease = (one: Registry, other: Registry): boolean => {
  const versions = ({ host, remotes }: Registry) =>
    JSON.stringify([
      host.version,
      host.css,
      Object.values(remotes).map(({ name, version }) => [name, version]),
    ]);
  return versions(one) === versions(other);
};

/**
 * Publishes built folders at immutable paths and makes them live by moving the registry once. Interrupted at
 * any point, the registry that was live stays live; concurrent releases of other remotes are kept.
 * @returns the registry that is live afterwards
 * @throws when a folder is not built, claims clash with what is live, or there is no shell yet
 */
export async function releaseToSite({
  site,
  host,
  remotes,
  store = folderStore(site),
}: Release): Promise<Registry> {
  const hostBuild = host === undefined ? undefined : await readHostBuild(host);
  if (host !== undefined && hostBuild) await store.publish('host', hostBuild.version, await builtFiles(host));
  const builds = await Promise.all(remotes.map(readRemoteBuild));
  for (const [index, { name, version }] of builds.entries()) {
    const folder = remotes[index];
    if (folder !== undefined) await store.publish(`remotes/${name}`, version, await builtFiles(folder));
  }
  for (;;) {
    const pointer = await store.read();
    const live = parsed(pointer);
    const now = new Date().toISOString();
    const shell = hostBuild ? hostReleaseOf(hostBuild, now) : live?.host;
    if (!shell) throw new Error('The site has no shell yet: release the host first.');
    const released = builds.map((build) => {
      const before = live?.remotes[build.name];
      // Said again, a release changes nothing: not its time, and not what operators decided on its rollout.
      const entry =
        before?.version === build.version ? before : remoteReleaseOf(build, now, before?.version ?? null);
      return [build.name, entry] as const;
    });
    const revision = (pointer?.revision ?? 0) + 1;
    const next = checked({
      schema: 1,
      revision,
      host: shell,
      remotes: { ...live?.remotes, ...Object.fromEntries(released) },
    });
    if (live && sameRelease(live, next)) return live;
    if (await store.compareAndSwap(revision - 1, JSON.stringify(next))) return next;
  }
}
