import { join } from 'node:path';
import type { HostBuild, RemoteBuild } from './build-document.ts';
import { checkClaims } from './check-claims.ts';
import { satisfiesContracts } from './check-contracts.ts';
import { checkNamespace } from './check-namespaces.ts';
import { checkOwnParts } from './check-parts.ts';
import { checkPrevious } from './check-previous.ts';
import { compile } from './compile.ts';
import { finishHost } from './finish-host.ts';
import { finishRemote } from './finish-remote.ts';
import { readHostConfig } from './host-config.ts';
import { hostConfiguration } from './host-configuration.ts';
import { hostFolder, readPackage, repositoryRoot } from './paths.ts';
import { remoteConfiguration } from './remote-configuration.ts';
import { readRemoteConfig, remoteFolders } from './remote-folders.ts';
import { hostServerConfiguration, remoteServerConfiguration } from './server-configuration.ts';

export {
  BUILD_DOCUMENT,
  type HostBuild,
  hostBuild,
  type RemoteBuild,
  remoteBuild,
} from './build-document.ts';
export { checkClaims } from './check-claims.ts';
export { satisfiesContracts } from './check-contracts.ts';
export { COMPOSITION_DOCUMENT, type Composition } from './composition.ts';
export { firstLoads } from './first-loads.ts';
export { hostFolder, repositoryRoot } from './paths.ts';
export { remoteFolders } from './remote-folders.ts';

export interface BuiltSite {
  host: HostBuild | undefined;
  remotes: RemoteBuild[];
}

/**
 * Builds a shell (when given) and remotes for production, in one run of the compiler, each into its `dist`.
 * @throws on what does not compile, on clashing claims or namespaces, on an unmet contracts range, on a shell that a release of
 *   before could not live with, on a broken budget, on a mismatch with the shared table
 */
export async function buildSite(host: string | undefined, remotes: readonly string[]): Promise<BuiltSite> {
  const configs = await Promise.all(remotes.map(readRemoteConfig));
  checkClaims(configs.map(({ name, routes }) => ({ name, claims: routes })));
  for (const { name, routes, parts } of configs) checkOwnParts({ name, claims: routes, parts });
  const { namespaces } = await readHostConfig(host ?? hostFolder);
  for (const [index, config] of configs.entries()) {
    const earlier = configs.slice(0, index).map(({ name, namespace }) => ({ name, namespaces: [namespace] }));
    checkNamespace(config, [{ name: 'host', namespaces }, ...earlier]);
  }
  const { version } = readPackage(join(repositoryRoot, 'shared-contracts'));
  for (const { name, contracts } of configs) {
    if (!satisfiesContracts(contracts, version)) {
      throw new Error(`${name} wants shared-contracts ${contracts}, here is ${version}.`);
    }
  }
  if (host) await checkPrevious();
  const all = [
    ...remotes.map((folder, index) => {
      const { name = '' } = configs[index] ?? {};
      return [remoteConfiguration(folder, name, 'production'), remoteServerConfiguration(folder, name)];
    }),
    ...(host ? [[hostConfiguration(host, 'production'), hostServerConfiguration(host)]] : []),
  ];
  const stats = await compile(all.flat());
  const halves = all.map((_, index) => stats.slice(2 * index, 2 * index + 2));
  const built: RemoteBuild[] = [];
  for (const [index, config] of configs.entries()) {
    const [folder, [own, server] = []] = [remotes[index], halves[index]];
    if (folder && own && server) built.push(await finishRemote(folder, config, { own, server }));
  }
  const [own, server] = halves.at(-1) ?? [];
  const builtHost = host && own && server ? await finishHost(host, { own, server }) : undefined;
  return { host: builtHost, remotes: built };
}

/** Builds one remote; nothing else is compiled. */
export async function buildRemote(folder: string): Promise<RemoteBuild> {
  const { remotes } = await buildSite(undefined, [folder]);
  const [remote] = remotes;
  if (!remote) throw new Error(`${folder} was not built.`);
  return remote;
}

/** Builds the shell alone. */
export async function buildHost(folder: string = hostFolder): Promise<HostBuild> {
  const { host } = await buildSite(folder, []);
  if (!host) throw new Error('The host was not built.');
  return host;
}

/** Builds the shell and every remote of the tree. */
export const buildAll = (): Promise<BuiltSite> => buildSite(hostFolder, remoteFolders());
