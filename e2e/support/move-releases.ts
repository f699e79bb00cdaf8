import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import {
  disabled,
  enabled,
  localSite,
  type Mover,
  movePointer,
  readPointer,
  readRelease,
  rolledBack,
  siteShows,
} from '@alisio/platform/tooling/release';

type Decide = (live: SiteRegistry, mover: Mover) => SiteRegistry | undefined;

async function move(dataDir: string, name: string, decide: Decide): Promise<void> {
  const site = localSite(dataDir);
  const moved = await movePointer(site.store, site, {
    names: [name],
    decide: (live, at) => live && decide(live, { by: 'journey', at }),
  });
  await siteShows(dataDir, moved);
}

/** Operators switch a remote off in the site of a data folder. */
export const switchOff = (dataDir: string, name: string): Promise<void> =>
  move(dataDir, name, (live, mover) => disabled(live, name, mover));

export const switchOn = (dataDir: string, name: string): Promise<void> =>
  move(dataDir, name, (live, mover) => enabled(live, name, mover));

/** The versions that are live in the site of a data folder, by name. */
export async function liveIn(dataDir: string): Promise<Record<string, string>> {
  const { store, verifier } = localSite(dataDir);
  const { registry } = await readPointer(store, verifier);
  if (!registry) throw new Error('Nothing is live.');
  const tracks = { host: registry.host, ...registry.remotes };
  return Object.fromEntries(Object.entries(tracks).map(([name, { live }]) => [name, live.version]));
}

/** Operators take a remote, or the shell, to a version that is published there. */
export async function rollBack(dataDir: string, name: string, version: string): Promise<void> {
  const { store, verifier } = localSite(dataDir);
  const document = await readRelease(store, verifier, name, version);
  if (!document) throw new Error(`${name} ${version} is not published.`);
  await move(dataDir, name, (live, mover) => rolledBack(live, document.release, mover));
}
