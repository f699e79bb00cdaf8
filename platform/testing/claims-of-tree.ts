import type { RouteClaim } from '../sdk/registry/index.ts';
import { readRemoteConfig, remoteFolders } from '../tooling/build/remote-folders.ts';

/** What each remote of the tree claims, as its build would say it. */
export async function claimsOfTree(): Promise<{ name: string; claims: RouteClaim[] }[]> {
  const configs = await Promise.all(remoteFolders().map(readRemoteConfig));
  return configs.map(({ name, routes }) => ({ name, claims: routes }));
}
